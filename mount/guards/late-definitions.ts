import { readState } from '../../shared/dom/page-document.ts';
import { whenLoaded } from '../page/look-up.ts';
import { type Guard } from './guard.ts';

/** Waits with a name that nobody knows until the page has loaded: its scripts may define a widget of their own. */
export const lateDefinitions: Guard = {
  name: 'late definitions',
  start: ({ ownWidgets }) => ({
    beforeRead: ({ name }) => {
      if (readState() === 'complete') return undefined;
      const defined = ownWidgets.whenDefined(name);
      return defined && Promise.race([defined, new Promise<void>(whenLoaded)]);
    },
  }),
};
