/**
 * Has a file answer the calls of this page, whatever they ask: servers of files ignore the query. The base of calls
 * does not depend on the address of a page, so it is written with the host; the script of the widgets runs next.
 */
const answer = (document.currentScript as HTMLScriptElement | null)?.dataset['answerFile'];
const widgets = document.querySelector('script[data-culture]');
if (answer !== undefined && widgets !== null) {
  const base = `${new URL(answer, location.href).href}?`;
  for (const name of ['data-site-base', 'data-api-base']) widgets.setAttribute(name, base);
}
