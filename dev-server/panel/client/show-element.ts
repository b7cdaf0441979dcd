const mark = 'data-dev-shown';

/** The element, or what is nearest around it that has a box: a failed widget may be empty or hidden. */
function findBox(element: Element): Element {
  let box: Element = element;
  while (box.parentElement !== null) {
    const { width, height } = box.getBoundingClientRect();
    if (width > 0 && height > 0 && box.checkVisibility()) return box;
    box = box.parentElement;
  }
  return box;
}

/** Takes the outline off again. */
export function hideOutline(): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}

/** Scrolls to an element and outlines it, and no other. @returns whether it is still on the page */
export function showElement(element: Element): boolean {
  hideOutline();
  if (!element.isConnected) return false;
  const box = findBox(element);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.setAttribute(mark, '');
  box.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  return true;
}
