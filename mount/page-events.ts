import { isLoading, listen } from './foreign-dom.ts';

/**
 * Calls back once the document is parsed: an element seen earlier may still lack its content. At
 * once where that is so already (a script at the end, async, or added later).
 */
export function whenParsed(document: Document, callback: () => void): void {
  if (isLoading(document)) listen(document, ['DOMContentLoaded'], callback, { once: true });
  else callback();
}

/** What libraries that keep copies of pages say before they make one. */
const copyEvents = [
  'turbo:before-cache',
  'turbolinks:before-cache',
  'htmx:beforeHistorySave',
  'htmx:history:cache:before:save',
  'livewire:navigating',
];

/**
 * Calls back before a page-swapping library puts a copy of the page away: the copy must hold the CMS
 * content, not what widgets drew.
 *
 * @returns stops listening
 */
export function beforeCopy(document: Document, callback: () => void): () => void {
  return listen(document, copyEvents, callback);
}
