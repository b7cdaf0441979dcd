import { parseInert } from '../../../shared/html/parse-inert.ts';

/** Makes HTML the content of the page. */
export function showPage(html: string): void {
  document.body.replaceChildren(...(parseInert(html)?.childNodes ?? []));
}

/** The element of an id. @throws if the page has none */
export function getById(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}.`);
  return element;
}

/** The status of the mount point of an id, as the page sees it. */
export function statusOf(id: string): string | null {
  return getById(id).getAttribute('data-widget-status');
}

/** Makes an element of a page that is not on it yet. */
export function makeMountPoint(name: string, text = ''): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('data-widget', name);
  element.append(text);
  return element;
}
