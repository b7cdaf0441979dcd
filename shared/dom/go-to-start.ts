/**
 * Moves the focus to the element after a step whose button has been removed or is far below. Scrolls only if
 * the element's start is above the window.
 */
export function goToStart(element: HTMLElement | null): void {
  if (!element) return;
  // Before the focus, whose styles may make the browser lay out again.
  const { top } = element.getBoundingClientRect();
  element.focus({ preventScroll: true });
  if (top < 0) {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
