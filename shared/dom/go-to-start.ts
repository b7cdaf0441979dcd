/**
 * Moves the focus to the element after a step whose button has been removed or is far below what it changed.
 * Scrolls only where the element's start is above the window.
 */
export function goToStart(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element && element.getBoundingClientRect().top < 0) {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
