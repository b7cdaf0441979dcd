import { ignoreHeldKeys } from '../../shared/dom/listen-to-presses.ts';
import { type Guard } from './guard.ts';

/** Has a key that a visitor holds press once, in what React draws. Behaviours listen to presses themselves. */
export const heldKeys: Guard = {
  name: 'held keys',
  start: () => ({
    afterPlace: ({ element, isReact, signal }) => {
      if (isReact) ignoreHeldKeys(element, signal);
    },
  }),
};
