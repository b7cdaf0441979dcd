import { listen } from './listen.ts';
import { readScroller } from './page-document.ts';

/** "Fast" (docs/specification.md, 9). */
const durationMs = 200;

/** The visitor scrolls, or has gone back: the page stays where that leads. */
const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'];

type Guard = (step: (now: number) => void) => (now: number) => void;

/** The browser determines the position, including all scroll margins of the page. */
function scrollToTopOf(element: Element, guard: Guard): void {
  const scroller = readScroller();
  const from = scroller.scrollTop;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  const to = scroller.scrollTop;
  if (from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const goTo = (top: number): void => {
    scroller.scrollTo({ top, behavior: 'instant' });
  };
  const moving = new AbortController();
  const { signal } = moving;
  const stop = () => {
    moving.abort();
  };
  listen(window, ownMoves, stop, { signal });
  let startedAt: number | undefined;
  const step = guard((now) => {
    if (signal.aborted) return;
    startedAt ??= now;
    const rest = 1 - Math.min(1, (now - startedAt) / durationMs);
    goTo(to + (from - to) * rest ** 3);
    if (rest > 0) requestAnimationFrame(step);
    else stop();
  });
  goTo(from);
  requestAnimationFrame(step);
}

/**
 * Moves the focus after a step whose button has been removed or is far below. Scrolls only if the start is above
 * the window: in 200 ms, under reduced motion at once.
 * @param guard of the widget, for the frames of the scroll
 * @param start what to scroll to, if not the element that takes the focus
 */
export function goToStart(
  element: HTMLElement | null,
  guard: Guard,
  start: Element | null = element,
): void {
  if (!element) return;
  // Before the focus, whose styles may make the browser lay out again.
  const isAbove = start && start.getBoundingClientRect().top < 0;
  element.focus({ preventScroll: true });
  if (isAbove) scrollToTopOf(start, guard);
}
