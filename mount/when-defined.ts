import { listen } from '../shared/dom/listen.ts';
import { type PageLookUp, readGlobalName } from '../shared/widget/json-reader.ts';
import { readAttributes, readState } from './foreign-dom.ts';

/**
 * Calls back once the page has the global variables that an element's attributes name (DECISIONS "Documents"), or has
 * loaded without them: scripts and listeners of the page may define them after this script has run.
 */
export function whenDefined(element: Element, lookUp: PageLookUp, callback: () => void): void {
  const isMissing = [...readAttributes(element).values()].some((text) => {
    const name = readGlobalName(text);
    return name && lookUp.global(name).kind === 'missing';
  });
  // A timer that the page has set runs before ours.
  const onLoad = () => setTimeout(callback);
  if (isMissing && readState() !== 'complete') listen(window, ['load'], onLoad, { once: true });
  else callback();
}
