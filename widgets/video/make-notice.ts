import { type Texts } from '../../shared/widget/texts.ts';

interface NoticeParts {
  readonly texts: Texts<'consent' | 'accept' | 'elsewhere'>;
  readonly host: string;
  /** The film's own page, for who does not consent. */
  readonly href: string;
  readonly onAccept: () => void;
}

function make(tag: 'p' | 'a' | 'button', className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** What stands over the picture until the visitor consents: why, and both ways on. */
export function makeNotice({ texts, host, href, onAccept }: NoticeParts): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'pmw-video__notice pmw-on-dark';
  const accept = make('button', 'pmw-button pmw-button--light', texts.get('accept'));
  accept.setAttribute('type', 'button');
  accept.addEventListener('click', onAccept);
  const link = make('a', 'pmw-arrow-link pmw-video__elsewhere', texts.get('elsewhere', { host }));
  link.setAttribute('href', href);
  const words = make('p', 'pmw-video__notice-text', texts.get('consent', { host }));
  notice.append(words, accept, link);
  return notice;
}
