import { readAttribute, replaceElement, tagOf } from '../../shared/dom/foreign-dom.ts';
import { newElement } from '../../shared/dom/page-document.ts';

/**
 * Moves an element, with its ids, listeners and mounted widgets; call the result to put it back. An empty element of
 * the same kind marks its place, so that CSS rules about neighbours (`p + p`, `:nth-child`) still match.
 */
export function moveIn(content: HTMLElement, place: Element): () => void {
  const placeholder = newElement(tagOf(content));
  // `className` of an SVG element is an object.
  placeholder.setAttribute('class', readAttribute(content, 'class') ?? '');
  placeholder.hidden = true;
  placeholder.style.setProperty('display', 'none', 'important');
  replaceElement(content, [placeholder]);
  place.append(content);
  return () => {
    // If the page has removed the placeholder, so is the content.
    if (place.contains(content)) placeholder.replaceWith(content);
    else placeholder.remove();
  };
}
