import {
  contains,
  findFirst,
  matches,
  nameElement,
  parentOf,
  readAttribute,
} from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { nextTask } from '../../shared/dom/next-task.ts';
import { findAtPoint, readRoot, readScroller } from '../../shared/dom/page-document.ts';
import { type BehaviourContext } from '../../shared/widget/define-widget.ts';

/** Space at the end of the page, and below a focused element that the browser scrolls into view. */
const roomProperties = ['padding-block-end', 'scroll-padding-block-end'] as const;

/** The bar is fixed if it needs at most this part of the window's height; the stylesheet clips it there. */
const greatestShare = 0.45;

/** The ancestor that keeps the bar from being displayed at all: not even the top layer helps. */
function findUndisplayed(element: Element): Element | undefined {
  for (let each = parentOf(element); each; each = parentOf(each)) {
    const { display, contentVisibility } = getComputedStyle(each);
    const isClosed = display === 'none' || contentVisibility === 'hidden';
    if (isClosed || matches(each, 'details:not([open])')) return each;
  }
  return undefined;
}

/** Places the bar when it is shown, and whenever the window or the bar has another size, until it is hidden. */
export interface BarPlace {
  readonly show: () => void;
  readonly hide: () => void;
}

/**
 * Keeps the bar in view, whatever it stands in, and reserves its height at the end of the page, so that it does not cover
 * the focused element (WCAG 2.4.11). In a low window it flows with the page (DECISIONS "Cookie bar").
 */
export function createBarPlace(
  context: Pick<BehaviourContext, 'element' | 'signal' | 'changes' | 'report' | 'guard'>,
): BarPlace {
  const { element, signal, changes, report, guard } = context;
  let isShown = false;
  /** The part of the bar in the window: an ancestor may clip it, or carry it away (`transform`, `contain`, `filter`). */
  let seenShare = 1;

  const reserve = (room: string | null) => {
    for (const property of roomProperties) changes.style(readRoot(), property, room);
  };
  /** Whether something lies over the bar, such as a part of the page whose layer is above that of an ancestor. */
  const isCovered = () => {
    const button = findFirst(element, '[data-accept]') ?? element;
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = findAtPoint(left + width / 2, top + height / 2);
    return hit !== null && !contains(element, hit);
  };
  const isLifted = () =>
    readAttribute(element, 'popover') !== null && matches(element, ':popover-open');
  /** Into the top layer, which no ancestor holds. */
  const lift = () => {
    changes.attributes(element, { popover: 'manual' });
    element.showPopover();
  };

  const place = guard(() => {
    // On paper other things are displayed, and not the bar.
    if (!isShown || matchMedia('print').matches) return;
    const undisplayed = element.checkVisibility() ? undefined : findUndisplayed(element);
    if (undisplayed) {
      report({
        where: 'the bar',
        found: `in ${nameElement(undisplayed)}, which is not displayed`,
        expected: 'a place that is, such as the end of <body>',
        outcome: 'Nobody sees the bar.',
      });
    }
    const { clientHeight, offsetHeight, scrollHeight } = element;
    const height = scrollHeight + offsetHeight - clientHeight;
    const isTooHigh =
      readAttribute(element, 'data-in-flow') !== null
        ? height > readScroller().clientHeight * greatestShare
        : scrollHeight > clientHeight + 1;
    changes.attributes(element, { 'data-in-flow': isTooHigh ? '' : null });
    const isFixed = getComputedStyle(element).position === 'fixed';
    reserve(isFixed ? `${offsetHeight}px` : null);
    dialogs.disconnect();
    if (!isFixed) {
      changes.attributes(element, { popover: null });
    } else if (!isLifted() && (seenShare < 0.99 || isCovered())) {
      // It would lie over a dialog that is open already, and could not be pressed there.
      if (!findFirst(document, ':modal')) lift();
      else dialogs.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
    }
  });

  const dialogs = new MutationObserver(place);
  const views = new IntersectionObserver(
    guard((entries) => {
      seenShare = entries.at(-1)?.intersectionRatio ?? seenShare;
      place();
    }),
    { threshold: [0, 0.99] },
  );
  const placeLater = guard(() => {
    // Not while the browser reports sizes: the bar takes another one.
    void nextTask().then(place);
  });
  const sizes = new ResizeObserver(placeLater);
  listen(window, ['resize'], placeLater, { signal });

  const stop = () => {
    isShown = false;
    for (const observer of [dialogs, views, sizes]) observer.disconnect();
  };
  changes.untilEnd(stop);
  return {
    show: () => {
      isShown = true;
      sizes.observe(element);
      views.observe(element);
    },
    hide: () => {
      stop();
      reserve(null);
      changes.attributes(element, { 'data-in-flow': null, popover: null });
    },
  };
}
