import { listen } from '../shared/dom/listen.ts';
import { type PageLookUp, readGlobalName } from '../shared/widget/json-reader.ts';
import { readAttributes, readState } from './foreign-dom.ts';

/** Calls back once the document is parsed: an element seen earlier may still lack its content. */
export function whenParsed(callback: () => void): void {
  if (readState() === 'loading') listen(document, ['DOMContentLoaded'], callback, { once: true });
  else callback();
}

/**
 * Waits for the global variables that an element's attributes name (DECISIONS "Documents"): until the page has
 * loaded, because its scripts and listeners may define them after this script has run.
 *
 * @returns undefined if there is nothing to wait for
 */
export function whenDefined(element: Element, lookUp: PageLookUp): Promise<void> | undefined {
  const isMissing = [...readAttributes(element).values()].some((text) => {
    const name = readGlobalName(text);
    return name && lookUp.global(name).kind === 'missing';
  });
  if (!isMissing || readState() === 'complete') return undefined;
  return new Promise((resolve) => {
    // A timer that the page has set runs before ours.
    const onLoad = () => setTimeout(resolve);
    listen(window, ['load'], onLoad, { once: true });
  });
}
