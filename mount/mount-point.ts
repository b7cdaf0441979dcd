import {
  findAll,
  matches,
  parentOf,
  readAttribute,
  writeAttribute,
} from '../shared/dom/foreign-dom.ts';

export type MountStatus = 'pending' | 'loading' | 'mounted' | 'empty' | 'failed';

export const widgetAttribute = 'data-widget';
export const statusAttribute = 'data-widget-status';
export const widgetSelector = `[${widgetAttribute}]`;

/** The name in the attribute, without surrounding spaces; undefined if the element is no mount point. */
export function readWidgetName(element: Element): string | undefined {
  return readAttribute(element, widgetAttribute)?.trim();
}

/** The mount points at and below a node, in document order. */
export function findMountPoints(root: Node): HTMLElement[] {
  const found = findAll(root, widgetSelector);
  if (root instanceof Element && matches(root, widgetSelector)) found.unshift(root);
  // SVG and MathML elements have no children that a widget could replace.
  return found.filter((element) => element instanceof HTMLElement);
}

/** A mounted widget of either kind: a React widget or a behaviour. */
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
export interface MountPoint {
  readonly element: HTMLElement;
  readonly name: string;
  readonly id: string;
  /** Whether its widget is a React widget, which takes the place of the CMS content. */
  readonly isReact: boolean;
  /** The settings of the page when it was found. */
  readonly settings: unknown;
  /** The element around it when it was found. */
  readonly parent: Element | null;
  /** Aborted when the life ends. */
  readonly signal: AbortSignal;
  /** The address of its page. */
  address: string;
  readonly status: MountStatus;
  /** When it reached its present status, on the clock of `performance.now()`. */
  readonly changedAtMs: number;
  widget: MountedWidget | undefined;
  /** Resolves when it is mounted, empty or failed, has ended, or waits for a visitor, who may stay for long. */
  readonly settled: Promise<void>;
  readonly settle: () => void;
  setStatus(status: MountStatus): void;
  end(): void;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The address of the page, without the fragment: one that can be parsed, also in a frame by `srcdoc`. */
export function readPageAddress(): string {
  return location.href.replace(/#.*/s, '');
}

export function isSettled(status: MountStatus): boolean {
  return status !== 'pending' && status !== 'loading';
}

/** Begins the life of an element that was found: `pending`. */
export function createMountPoint(
  given: Pick<MountPoint, 'element' | 'name' | 'id' | 'isReact' | 'settings'>,
): MountPoint {
  const { element } = given;
  const life = new AbortController();
  let settle: () => void = () => undefined;
  const point: Writable<MountPoint> = {
    ...given,
    parent: parentOf(element),
    signal: life.signal,
    address: readPageAddress(),
    status: 'pending',
    changedAtMs: 0,
    widget: undefined,
    settled: new Promise((resolve) => (settle = resolve)),
    settle: () => {
      settle();
    },
    setStatus: (status) => {
      point.status = status;
      point.changedAtMs = performance.now();
      writeAttribute(element, statusAttribute, status);
    },
    end: () => {
      if (life.signal.aborted) return;
      life.abort();
      point.widget?.end();
    },
  };
  point.setStatus('pending');
  return point;
}
