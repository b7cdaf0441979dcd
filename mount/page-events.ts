import { listen } from '../shared/dom/listen.ts';
import { readState } from './foreign-dom.ts';

/**
 * Calls back once the document is parsed: an element seen earlier may still lack its content. Calls back at
 * once where it is parsed already (a script at the end, async, or added later).
 */
export function whenParsed(callback: () => void): void {
  if (readState() === 'loading') listen(document, ['DOMContentLoaded'], callback, { once: true });
  else callback();
}

/**
 * The events that page-swapping libraries send before they store a copy of the page: the copy must hold the CMS
 * content, not what widgets drew.
 */
export const copyEvents = [
  'turbo:before-cache',
  'turbolinks:before-cache',
  'htmx:beforeHistorySave',
  'htmx:history:cache:before:save',
  'livewire:navigating',
];
