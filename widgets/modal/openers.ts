import { type Borrowings } from '../../shared/dom/borrowings.ts';
import { keptFromRouters } from '../../shared/dom/kept-from-routers.ts';
import { type PageContext } from '../../shared/widget/define-widget.ts';
import { withoutTarget } from '../../shared/widget/without-target.ts';

export const openerSelector = '[data-modal]';

/** Every opener on the page, in document order. */
export function findOpeners(document: Document): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(openerSelector)];
}

/** The content of an opener, or nothing: then the opener keeps its own behaviour, e.g. a link. */
export function findContent(
  opener: HTMLElement,
  report: PageContext['report'],
): HTMLElement | undefined {
  const { ownerDocument: document } = opener;
  const name = opener.getAttribute('data-modal') ?? '';
  const content = name.startsWith('#') ? document.getElementById(name.slice(1)) : null;
  // An element that contains the whole page cannot be shown in a dialog on it.
  if (content && !content.contains(document.body)) return content;
  const outcome = 'It opens nothing; a link stays a plain link.';
  report(withoutTarget('data-modal', name, outcome), opener);
  return undefined;
}

/** The contents of a group and their openers: each content once, in document order. */
export function findGroup(
  opener: HTMLElement,
  report: PageContext['report'],
): ReadonlyMap<HTMLElement, HTMLElement> {
  const group = new Map<HTMLElement, HTMLElement>();
  const name = opener.dataset['modalGroup'];
  if (name === undefined) return group;
  for (const member of findOpeners(opener.ownerDocument)) {
    const content = member.dataset['modalGroup'] === name && findContent(member, report);
    if (content && !group.has(content)) group.set(content, member);
  }
  return group;
}

/**
 * The name of a dialog: `data-modal-title` of opener or content, else the content's heading, else the
 * opener's text.
 */
export function readName(content: HTMLElement, opener: HTMLElement | undefined): string {
  const heading = content.querySelector('h1, h2, h3, h4, h5, h6, [role="heading"]');
  const names = [
    opener?.dataset['modalTitle'],
    content.dataset['modalTitle'],
    heading?.textContent,
    opener?.getAttribute('aria-label'),
    opener?.textContent,
  ];
  return names.map((name) => name?.trim().replace(/\s+/g, ' ')).find(Boolean) ?? '';
}

const operable = new Set(['a', 'button', 'input', 'summary', 'area']);

/**
 * Makes an opener that is not a link or button operable by keyboard and screen reader.
 *
 * @returns whether Enter and Space have to be turned into clicks
 */
export function makeOperable(opener: HTMLElement, borrow: Borrowings): boolean {
  const add = (name: string, value: string) => {
    if (!opener.hasAttribute(name)) borrow.attributes(opener, { [name]: value });
  };
  add('aria-haspopup', 'dialog');
  borrow.attributes(opener, keptFromRouters);
  if (operable.has(opener.localName) && opener.tabIndex >= 0) return false;
  if (opener.tabIndex < 0) borrow.attributes(opener, { tabindex: '0' });
  add('role', 'button');
  return true;
}
