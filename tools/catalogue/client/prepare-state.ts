import { chosenLanguage } from '../../gallery/client/chosen-language.ts';

/**
 * Before the script of the widgets runs, gives the page of a state the language that its address names, and has a file
 * answer its calls, whatever they ask: servers of files ignore the query. The base of calls does not depend on the
 * address of a page, so it is written with the host.
 */
const own = document.currentScript;
const widgets = document.querySelector('script[data-culture]');
const texts = document.getElementById(`texts-${chosenLanguage ?? ''}`);
if (widgets !== null && texts !== null) {
  document.documentElement.lang = texts.lang;
  document.documentElement.dir = texts.dir;
  widgets.setAttribute('data-culture', texts.lang);
  widgets.setAttribute('data-texts', `#${texts.id}`);
}
const answer = (texts ?? own)?.getAttribute('data-answer-file') ?? undefined;
if (widgets !== null && answer !== undefined) {
  const base = `${new URL(answer, location.href).href}?`;
  for (const name of ['data-site-base', 'data-api-base']) widgets.setAttribute(name, base);
}
