import { makeElement } from '../dom/make-element.ts';

/** Says that a medium cannot be played, with the CMS's link inside it, which browsers never show. */
export function makeUnplayable(
  medium: HTMLMediaElement,
  classes: string,
  text: string,
): HTMLElement {
  const message = makeElement('p', classes, text);
  message.role = 'status';
  const given = medium.querySelector<HTMLAnchorElement>('a[href]');
  if (given) {
    const link = makeElement('a', '', given.textContent.trim() || given.href);
    link.href = given.href;
    message.append(' ', link);
  }
  return message;
}
