import { hideContent, showContent } from '../../shared/dialog/hidden-content.ts';
import { type Borrowings } from '../../shared/dom/borrowings.ts';

/**
 * Draws a dialog and its content, and takes them away again in the same task: nobody sees, hears or reaches them.
 * What a browser does only the first time (it compiles code, loads fonts, computes styles) takes longer on a slow
 * phone than a press may.
 *
 * @param content is hidden, and is so again; it stays in its place
 */
export function drawUnseen(
  dialog: HTMLDialogElement,
  content: HTMLElement,
  borrow: Borrowings,
): void {
  dialog.open = true;
  document.body.append(dialog);
  showContent(content, borrow);
  // Outside the page's flow: nothing else is laid out again.
  borrow.style(content, 'position', 'fixed', 'important');
  content.getBoundingClientRect();
  borrow.style(content, 'position', null);
  hideContent(content, borrow);
  dialog.remove();
}
