import { watchAddress } from '../shared/address/address-writer.ts';
import { copyOf, isConnected, replaceElement, writeAttribute } from '../shared/dom/foreign-dom.ts';
import { newElement } from '../shared/dom/page-document.ts';
import { type MountPoint, readPageAddress, statusAttribute } from './mount-point.ts';
import { type MountPoints } from './mount-points.ts';
import { type PageBehaviours } from './page-behaviours.ts';
import { type Reporter } from './report.ts';
import { type Requests } from './requests.ts';

/**
 * The events that page-swapping libraries send before they store a copy of the page or put another in its place: they
 * must find the CMS content, not what widgets drew.
 */
export const swapEvents = [
  'turbo:before-cache',
  'turbo:before-render',
  'turbolinks:before-cache',
  'htmx:beforeHistorySave',
  'htmx:history:cache:before:save',
  'livewire:navigating',
];

interface Aside {
  readonly point: MountPoint;
  /** A copy of the element as it was left to the page. */
  readonly left: Element;
  readonly putBack: (() => void) | undefined;
}

/** Leaves the CMS content to a library that copies or swaps the page. Then the widgets come back with their state. */
export interface PageSwap {
  /** Begins when the library announces it, and ends by itself two tasks later. */
  readonly begin: () => void;
  /** Resolves when the present one ends; undefined if there is none. */
  readonly whenOver: () => Promise<void> | undefined;
  readonly isAside: (element: Element) => boolean;
  /**
   * Puts a widget of the page that goes in the place of the same mount point in the page that comes: a page is swapped
   * for itself.
   *
   * @returns whether there was one
   */
  readonly keep: (element: Element) => boolean;
}

interface PageSwapParts {
  readonly signal: AbortSignal;
  readonly settings: () => unknown;
  readonly points: MountPoints;
  readonly behaviours: Pick<PageBehaviours, 'stepAside' | 'comeBack'>;
  readonly reporter: Reporter;
  readonly requests: Requests;
}

/** Puts two elements in the places of each other. */
function swapPlaces(one: Element, other: Element): void {
  const mark = newElement('i');
  replaceElement(one, [mark]);
  replaceElement(other, [one]);
  replaceElement(mark, [other]);
}

export function createPageSwap(parts: PageSwapParts): PageSwap {
  const { signal, settings, points, behaviours, reporter, requests } = parts;
  const asides = new Map<Element, Aside>();
  let whenOver: Promise<void> | undefined;
  let finish: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What one widget throws that is set aside or put back stops no other. */
  const guard = (point: MountPoint, step: () => void) => {
    try {
      step();
    } catch (error) {
      const { name: widget, element } = point;
      const sentence = `${widget}: failed while a copy of the page was made. It mounts again.`;
      const where = 'a copy of the page';
      reporter.reportError({ widget, where, sentence, element, error, isFatal: false });
      requests.remount(point);
    }
  };
  const setAside = (point: MountPoint) => {
    const { element, widget } = point;
    const putBack = widget?.setAside();
    writeAttribute(element, statusAttribute, null);
    asides.set(element, { point, left: copyOf(element), putBack });
  };
  const comeBack = ({ point, left, putBack }: Aside) => {
    const { element, status, signal: life } = point;
    if (life.aborted || !isConnected(element)) return;
    point.address = readPageAddress();
    // A status that it has reached meanwhile.
    writeAttribute(element, statusAttribute, null);
    if (element.isEqualNode(left)) {
      putBack?.();
      writeAttribute(element, statusAttribute, status);
    } else requests.remount(point);
  };
  const end = () => {
    whenOver = undefined;
    const all = [...asides.values()];
    asides.clear();
    for (const aside of all) {
      guard(aside.point, () => {
        comeBack(aside);
      });
    }
    behaviours.comeBack();
    finish();
  };

  watchAddress(() => {
    for (const point of points.all) {
      // An entry of another path is another page.
      if (new URL(point.address).pathname === location.pathname) point.address = readPageAddress();
    }
  }, signal);

  return {
    begin: () => {
      whenOver ??= new Promise((resolve) => (finish = resolve));
      behaviours.stepAside();
      for (const point of points.all) {
        if (asides.has(point.element)) continue;
        guard(point, () => {
          setAside(point);
        });
      }
      clearTimeout(timer);
      // Libraries make their copy in this task or at the start of the next one.
      timer = setTimeout(() => {
        timer = setTimeout(end);
      });
    },
    whenOver: () => whenOver,
    isAside: (element) => asides.has(element),
    keep: (element) => {
      const isSame = ({ point, left }: Aside) =>
        !isConnected(point.element) &&
        point.address === readPageAddress() &&
        point.settings === settings() &&
        left.isEqualNode(element);
      const aside = [...asides.values()].find(isSame);
      if (aside === undefined) return false;
      const { element: former } = aside.point;
      swapPlaces(former, element);
      // Last from now on: the next one to look for is then the first again.
      asides.delete(former);
      asides.set(former, aside);
      return true;
    },
  };
}
