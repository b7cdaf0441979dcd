/** SPEC 9: "fast". */
const durationMs = 200;

/** The browser determines the position, including all scroll margins of the page. */
export function scrollToTopOf(
  element: Element,
  guard: (step: (now: number) => void) => (now: number) => void,
): void {
  const from = window.scrollY;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  const to = window.scrollY;
  if (from === to || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const goTo = (top: number): void => {
    window.scrollTo({ top, behavior: 'instant' });
  };
  const startedAt = performance.now();
  const step = guard((now) => {
    const rest = 1 - Math.min(1, Math.max(0, now - startedAt) / durationMs);
    goTo(to + (from - to) * rest ** 3);
    if (rest > 0) requestAnimationFrame(step);
  });
  goTo(from);
  requestAnimationFrame(step);
}
