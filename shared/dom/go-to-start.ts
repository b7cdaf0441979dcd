/**
 * Where reading goes on after a step whose button has left or is far below what it changed: the focus goes
 * to the element, the window only where its start is out of view above.
 */
export function goToStart(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  if (element && element.getBoundingClientRect().top < 0) {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
}
