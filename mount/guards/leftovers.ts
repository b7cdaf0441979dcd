import { clearLeftovers } from '../../shared/dom/own-marks.ts';
import { type Guard } from './guard.ts';

/** Clears what an earlier run has drawn, and this one in a copy of a mounted element. */
export const leftovers: Guard = {
  name: 'leftovers',
  start: ({ lives }) => {
    /** A copy gets the CMS content of the original, if that is there. */
    const clear = (root: Node) => {
      clearLeftovers(root, (id) =>
        [...lives.all].find((life) => life.id === id)?.widget?.copyContent?.(),
      );
    };
    return {
      onAdded: clear,
      beforeLife: (element) => {
        clear(element);
        return undefined;
      },
    };
  },
};
