import { listen } from '../shared/dom/listen.ts';
import { isLoading } from './foreign-dom.ts';

/**
 * Calls back once the document is parsed: an element seen earlier may still lack its content. Calls back at
 * once where it is parsed already (a script at the end, async, or added later).
 */
export function whenParsed(document: Document, callback: () => void): void {
  if (isLoading(document)) listen(document, ['DOMContentLoaded'], callback, { once: true });
  else callback();
}

/** The events that libraries send before they store a copy of a page. */
const copyEvents = [
  'turbo:before-cache',
  'turbolinks:before-cache',
  'htmx:beforeHistorySave',
  'htmx:history:cache:before:save',
  'livewire:navigating',
];

/**
 * Calls back before a page-swapping library stores a copy of the page: the copy must hold the CMS content,
 * not what widgets drew.
 */
export function beforeCopy(document: Document, signal: AbortSignal, callback: () => void): void {
  listen(document, copyEvents, callback, { signal });
}
