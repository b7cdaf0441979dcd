import { parentOf, readAttribute, writeAttribute } from '../../shared/dom/foreign-dom.ts';
import { readWidgetName } from './find.ts';

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

interface LifeParts {
  readonly element: HTMLElement;
  /** What `data-widget` says. */
  readonly name: string;
  /** Different for every life, in every copy of the script. */
  readonly id: string;
  /** Whether its widget is a React widget, which takes the place of the CMS content. */
  readonly isReact: boolean;
  /** Looks at what the page may have changed. */
  readonly check: () => void;
  /** Begins a new life of the element in place of this one. */
  readonly remount: () => void;
}

/** One life of an element with `data-widget`, from found to ended. */
export type Life = Readonly<ReturnType<typeof createLife>>;

/** Begins the life of an element that was found: `pending`. */
export function createLife(parts: LifeParts) {
  const { element, name } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const showStatus = (status: Status | null) => {
    writeAttribute(element, statusAttribute, status);
  };
  const life = {
    ...parts,
    /** The element around it when it was found: guards count by it. */
    parent: parentOf(element),
    /** Aborted when the life ends. */
    signal,
    status: 'pending' as Status,
    /** When it reached its present status, on the clock of `performance.now()`, for guards too. */
    changedAtMs: 0,
    /** Whether the page has its CMS content for a moment. */
    isAside: false,
    widget: undefined as MountedWidget | undefined,
    /**
     * Resolves when it is mounted, has ended, or waits for a visitor, who may stay for long; if it is empty or failed, when
     * what is inside has settled too.
     */
    settled,
    settle,
    setStatus: (status: Status) => {
      life.status = status;
      life.changedAtMs = performance.now();
      if (!life.isAside) showStatus(status);
    },
    /** Keeps its widget, which ends with it: at once if the page has ended it while the widget started. */
    setWidget: (widget: MountedWidget) => {
      life.widget = widget;
      if (signal.aborted) widget.end();
    },
    /** Whether the page has changed the element so that the life cannot go on. */
    isOutdated: () => {
      if (readWidgetName(element) !== name) return true;
      if (!signal.aborted && life.widget?.isIntact() === false) return true;
      // A morph removes the status attribute, which the new content does not have.
      const isSettled = life.status !== 'pending' && life.status !== 'loading';
      return isSettled && readAttribute(element, statusAttribute) !== life.status;
    },
    /** Gives the page the element as the CMS made it, without a status, as page-swap.ts does. Call the result to take it back. */
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
    /** Ends it: the CMS content comes back. The status stays, since it may be `failed`. */
    end: () => {
      if (signal.aborted) return;
      ending.abort();
      life.isAside = false;
      life.widget?.end();
    },
  };
  life.setStatus('pending');
  return life;
}
