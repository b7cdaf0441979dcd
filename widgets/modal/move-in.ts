/**
 * Moves an element into another place: the same element, so that ids, listeners, mounted widgets and the
 * page's own CSS rules for it move along. An empty element of the same kind marks its old place, so that CSS
 * rules about neighbours (`p + p`, `:nth-child`) still match on the page.
 *
 * @returns a function that puts it back
 */
export function moveIn(content: HTMLElement, place: Element): () => void {
  const seat = content.ownerDocument.createElement(content.localName);
  // Not `className`, which is an object where the content is an SVG element.
  seat.setAttribute('class', content.getAttribute('class') ?? '');
  seat.hidden = true;
  seat.style.setProperty('display', 'none', 'important');
  content.replaceWith(seat);
  place.append(content);
  return () => {
    // If the page itself has removed the marker meanwhile, the element is not put back.
    if (place.contains(content)) seat.replaceWith(content);
    else seat.remove();
  };
}
