import { type Borrowings } from '../dom/borrowings.ts';

/**
 * Hides content that is shown only in a modal. `hidden` alone is not enough: CMS editors remove it, and a
 * theme's `section { display: block }` overrides it (DECISIONS "What CMSs do to markup").
 */
export function hideContent(content: HTMLElement, borrow: Borrowings): void {
  borrow.attributes(content, { hidden: '' });
  borrow.style(content, 'display', 'none', 'important');
}

/** Shows it, whoever hid it, with the `display` that the author gave it. */
export function showContent(content: HTMLElement, borrow: Borrowings): void {
  borrow.attributes(content, { hidden: null });
  borrow.style(content, 'display', null);
  if (content.style.display === 'none') borrow.style(content, 'display', '');
}
