import { readAttributes } from '../../shared/dom/foreign-dom.ts';
import { readState } from '../../shared/dom/page-document.ts';
import { readGlobalName } from '../../shared/widget/json-reader.ts';
import { whenLoaded } from '../page/look-up.ts';
import { type Guard } from './guard.ts';

/**
 * Waits for the global variables that attributes name (DECISIONS "Documents"): until the page has loaded, because
 * its scripts and listeners may define them after this script has run.
 */
export const lateVariables: Guard = {
  name: 'late variables',
  start: ({ lookUp }) => ({
    beforeRead: ({ element }) => {
      if (readState() === 'complete') return undefined;
      const isMissing = [...readAttributes(element).values()].some((text) => {
        const name = readGlobalName(text);
        return name && lookUp.global(name).kind === 'missing';
      });
      if (!isMissing) return undefined;
      return new Promise<void>(whenLoaded);
    },
  }),
};
