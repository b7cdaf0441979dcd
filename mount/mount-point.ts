import { parentOf, writeAttribute } from './foreign-dom.ts';

export type MountStatus = 'pending' | 'loading' | 'mounted' | 'empty' | 'failed';

export const statusAttribute = 'data-widget-status';

/** A mounted widget of either kind: a React widget or a behaviour. */
export interface MountedWidget {
  /** Whether it is still there as it was put there; false where the page has replaced it. */
  isIntact(): boolean;
  /** Gives a copy of the element the CMS content of the original. */
  restoreCopy(copy: Element): void;
  /** Shows the CMS content for a moment. Call the result to put the widget back, with its state. */
  setAside(): () => void;
  /** Gives the CMS content back, for good; what the page has put there since stays. */
  end(): void;
}

/** One life of an element with `data-widget`, from found to ended. */
export interface MountPoint {
  readonly element: HTMLElement;
  readonly name: string;
  readonly id: string;
  /** Whether its widget is a React widget, which takes the place of the CMS content. */
  readonly isReact: boolean;
  /** The address of its page. */
  readonly address: string;
  /** The settings of the page when it was found. */
  readonly page: unknown;
  /** The element around it when it was found. */
  readonly parent: Element | null;
  readonly status: MountStatus;
  /** When it reached its present status, on the clock of `performance.now()`. */
  readonly changedAtMs: number;
  readonly isOver: boolean;
  readonly widget: MountedWidget | undefined;
  /** Resolves when it is mounted, empty, failed or has ended; never rejects. */
  readonly settled: Promise<void>;
  /** Resolves when it waits for a visitor, who may stay for long. */
  readonly heldBack: Promise<void>;
  readonly signal: AbortSignal;
  setStatus(status: MountStatus): void;
  /** Goes back to `pending`, because a visitor is typing inside. */
  holdBack(): void;
  setWidget(widget: MountedWidget): void;
  /** The address of the page has changed, and the mount point has stayed. */
  updateAddress(): void;
  end(): void;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The address of the page, without the fragment. */
export function readPageAddress(): string {
  return location.origin + location.pathname + location.search;
}

export function isSettled(status: MountStatus): boolean {
  return status !== 'pending' && status !== 'loading';
}

/** Begins the life of an element that was found: `pending`. */
export function createMountPoint(
  given: Pick<MountPoint, 'element' | 'name' | 'id' | 'isReact' | 'page'>,
): MountPoint {
  const { element } = given;
  const controller = new AbortController();
  let settle: () => void = () => undefined;
  let release: () => void = () => undefined;

  const point: Writable<MountPoint> = {
    ...given,
    address: readPageAddress(),
    parent: parentOf(element),
    status: 'pending',
    changedAtMs: 0,
    isOver: false,
    widget: undefined,
    settled: new Promise((resolve) => (settle = resolve)),
    heldBack: new Promise((resolve) => (release = resolve)),
    signal: controller.signal,
    setStatus: (status) => {
      point.status = status;
      point.changedAtMs = performance.now();
      writeAttribute(element, statusAttribute, status);
      if (isSettled(status)) settle();
    },
    holdBack: () => {
      point.setStatus('pending');
      release();
    },
    setWidget: (widget) => {
      point.widget = widget;
      // A behaviour may end its own life while it starts: the page unmounts it on one of its events.
      if (point.isOver) widget.end();
    },
    updateAddress: () => {
      point.address = readPageAddress();
    },
    end: () => {
      if (point.isOver) return;
      point.isOver = true;
      controller.abort();
      point.widget?.end();
      settle();
    },
  };
  point.setStatus('pending');
  return point;
}
