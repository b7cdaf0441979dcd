/** SPEC 9: "fast". */
const durationMs = 200;

/** The browser itself determines the position, including all scroll margins of the page. */
export function scrollToTopOf(
  element: Element,
  guard: (step: (now: number) => void) => (now: number) => void,
): void {
  const from = window.scrollY;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  const to = window.scrollY;
  if (from === to || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const go = (top: number): void => {
    window.scrollTo({ top, behavior: 'instant' });
  };
  const begin = performance.now();
  const step = guard((now) => {
    const rest = 1 - Math.min(1, Math.max(0, now - begin) / durationMs);
    go(to + (from - to) * rest ** 3);
    if (rest > 0) requestAnimationFrame(step);
  });
  go(from);
  requestAnimationFrame(step);
}
