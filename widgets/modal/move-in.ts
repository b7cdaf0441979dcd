/**
 * Moves an element into another place: the element itself, so that ids, listeners, mounted widgets and
 * the page's own rules for it go with it. An empty element of the same kind marks its place, so that no
 * rule about neighbours (`p + p`, `:nth-child`) finds the page changed.
 *
 * @returns puts it back where it was
 */
export function moveIn(content: HTMLElement, place: Element): () => void {
  const seat = content.ownerDocument.createElement(content.localName);
  // Not `className`, which is an object where the content is a drawing.
  seat.setAttribute('class', content.getAttribute('class') ?? '');
  seat.hidden = true;
  seat.style.setProperty('display', 'none', 'important');
  content.replaceWith(seat);
  place.append(content);
  return () => {
    // What the page itself has taken out meanwhile stays out.
    if (place.contains(content)) seat.replaceWith(content);
    else seat.remove();
  };
}
