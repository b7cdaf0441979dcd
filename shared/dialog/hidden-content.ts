import { type Borrowings } from '../dom/borrowings.ts';

/**
 * Hides what is to be seen in a modal only. Not by `hidden` alone: CMS editors lose it, and a theme's
 * `section { display: block }` beats it (DECISIONS "What CMSs do to markup").
 */
export function hideContent(content: HTMLElement, borrow: Borrowings): void {
  borrow.attributes(content, { hidden: '' });
  borrow.style(content, 'display', 'none', 'important');
}

/** Shows it, whoever hid it, in the `display` that the author gave it. */
export function showContent(content: HTMLElement, borrow: Borrowings): void {
  borrow.attributes(content, { hidden: null });
  borrow.style(content, 'display', null);
  if (content.style.display === 'none') borrow.style(content, 'display', '');
}
