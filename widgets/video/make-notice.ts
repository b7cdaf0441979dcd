import { makeElement } from '../../shared/dom/make-element.ts';
import { type Texts } from '../../shared/widget/texts.ts';

/** Over the picture until the visitor consents to the player's host; `href` is the film's own page. */
export function makeNotice(
  texts: Texts<'consent' | 'accept' | 'elsewhere'>,
  host: string,
  href: string,
): { readonly notice: HTMLElement; readonly accept: HTMLButtonElement } {
  const notice = makeElement('div', 'pmw-video__notice pmw-on-dark');
  const words = makeElement('p', 'pmw-video__notice-text', texts.get('consent', { host }));
  const accept = makeElement('button', 'pmw-button pmw-button--light', texts.get('accept'));
  accept.type = 'button';
  const classes = 'pmw-arrow-link pmw-video__elsewhere';
  const elsewhere = makeElement('a', classes, texts.get('elsewhere', { host }));
  elsewhere.href = href;
  notice.append(words, accept, elsewhere);
  return { notice, accept };
}
