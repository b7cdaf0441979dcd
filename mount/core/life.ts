import { parentOf, writeAttribute } from '../../shared/dom/foreign-dom.ts';

export type Status = 'pending' | 'loading' | 'mounted' | 'empty' | 'failed';

export const statusAttribute = 'data-widget-status';

/** A widget of either kind, drawn or started. */
export interface MountedWidget {
  /** Whether it is still there as it was put there; false if the page has replaced it. */
  isIntact(): boolean;
  /** A copy of the CMS content whose place it has taken. */
  copyContent?(): readonly Node[];
  /** Shows the CMS content for a moment. Call the result to put the widget back, with its state. */
  setAside(): () => void;
  /** Gives the CMS content back, for good; what the page has put there since stays. */
  end(): void;
}

/** One life of an element with `data-widget`, from found to ended. */
export interface Life {
  readonly element: HTMLElement;
  readonly name: string;
  readonly id: string;
  /** Whether its widget is a React widget, which takes the place of the CMS content. */
  readonly isReact: boolean;
  /** The element around it when it was found. */
  readonly parent: Element | null;
  /** Aborted when the life ends. */
  readonly signal: AbortSignal;
  readonly status: Status;
  /** When it reached its present status, on the clock of `performance.now()`. */
  readonly changedAtMs: number;
  /** Whether the page has its CMS content for a moment. */
  readonly isAside: boolean;
  widget: MountedWidget | undefined;
  /** Resolves when it is mounted, empty or failed, has ended, or waits for a visitor, who may stay for long. */
  readonly settled: Promise<void>;
  readonly settle: () => void;
  readonly setStatus: (status: Status) => void;
  /** Gives the page the element as the CMS made it, without a status. Call the result to take it back. */
  readonly setAside: () => () => void;
  /** Asks for a look at what the page may have changed. */
  readonly check: () => void;
  /** Asks for a new life of the element in place of this one. */
  readonly remount: () => void;
  readonly end: () => void;
}

interface LifeParts extends Pick<Life, 'element' | 'name' | 'id' | 'isReact'> {
  readonly onCheck: (life: Life) => void;
  readonly onRemount: (life: Life) => void;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

export function isSettled(status: Status): boolean {
  return status !== 'pending' && status !== 'loading';
}

/** Begins the life of an element that was found: `pending`. */
export function createLife({ onCheck, onRemount, ...given }: LifeParts): Life {
  const { element } = given;
  const ending = new AbortController();
  let settle: () => void = () => undefined;
  const showStatus = (status: Status | null) => {
    writeAttribute(element, statusAttribute, status);
  };
  const life: Writable<Life> = {
    ...given,
    parent: parentOf(element),
    signal: ending.signal,
    status: 'pending',
    changedAtMs: 0,
    isAside: false,
    widget: undefined,
    settled: new Promise((resolve) => (settle = resolve)),
    settle: () => {
      settle();
    },
    setStatus: (status) => {
      life.status = status;
      life.changedAtMs = performance.now();
      if (!life.isAside) showStatus(status);
    },
    setAside: () => {
      const putBack = life.widget?.setAside();
      life.isAside = true;
      showStatus(null);
      return () => {
        // What has ended meanwhile is the page's.
        if (!life.isAside) return;
        life.isAside = false;
        putBack?.();
        showStatus(life.status);
      };
    },
    check: () => {
      onCheck(life);
    },
    remount: () => {
      onRemount(life);
    },
    end: () => {
      if (ending.signal.aborted) return;
      ending.abort();
      life.isAside = false;
      life.widget?.end();
    },
  };
  life.setStatus('pending');
  return life;
}
