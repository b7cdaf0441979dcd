/** Scrolls to an element: smoothly, or at once for a visitor who wants less motion. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition = 'start'): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isReduced ? 'instant' : 'smooth' });
}
