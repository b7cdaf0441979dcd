import { type Life } from './life.ts';
import { type WhenTurn } from './queue.ts';
import { type ReactPart } from './react-part.ts';
import { type Widgets } from './read.ts';

interface BringOptions {
  readonly widgets: Widgets;
  /** Brings the React part, over the network perhaps; if it has failed, a further call tries again. */
  readonly bring: () => Promise<ReactPart>;
  readonly whenTurn: WhenTurn;
  /** The contracts of React widgets are there. */
  readonly onCome: () => void;
}

/** Creates what brings a life that draws with React all that it needs for that. */
export function createBringReact({ widgets, bring, whenTurn, onCome }: BringOptions) {
  let isThere = ![...widgets.values()].includes(undefined);
  return async ({ element, signal }: Life): Promise<ReactPart> => {
    const isLate = !isThere;
    const react = await bring();
    if (!isThere) {
      isThere = true;
      for (const widget of react.widgets) widgets.set(widget.contract.name, widget);
      onCome();
    }
    // A turn anew: all that have waited would go on at once, in view or not.
    if (isLate) await whenTurn(element, signal);
    return react;
  };
}
