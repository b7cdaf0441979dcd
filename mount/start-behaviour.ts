import { createDomChanges, type OwnAttributes } from '../shared/dom/dom-changes.ts';
import {
  childElementsOf,
  closest,
  contains,
  findAll,
  parentOf,
} from '../shared/dom/foreign-dom.ts';
import { type Behaviour } from '../shared/widget/define-widget.ts';
import { type FatalProblem } from '../shared/widget/problem.ts';
import { type WidgetContext } from '../shared/widget/use-widget.ts';
import { type MountedWidget, widgetSelector } from './mount-point.ts';

interface StartOptions<Api> {
  readonly behaviour: Behaviour<Api>;
  readonly config: unknown;
  readonly context: WidgetContext<Api>;
  readonly id: string;
  readonly ownAttributes?: OwnAttributes;
  readonly onOverwritten?: () => void;
  /** Takes what ending the behaviour threw. The behaviour has ended nevertheless. */
  readonly onError: (error: unknown) => void;
}

/** On the element of a started behaviour: the id of the mount point, by which a copy finds its original. */
export const startedAttribute = 'data-widget-started';

/** An element and everything in it that belongs to no other mount point. */
function listOwn(root: Element): Element[] {
  const isOwn = (element: Element) => {
    const parent = parentOf(element);
    return parent !== null && closest(parent, widgetSelector) === root;
  };
  return [root, ...findAll(root, '*').filter(isOwn)];
}

/**
 * Starts a behaviour on CMS markup, which is restored when the behaviour ends.
 *
 * @returns why it cannot work, if something that it needs is missing
 */
export function startBehaviour<Api>(options: StartOptions<Api>): MountedWidget | FatalProblem {
  const { behaviour, config, context, id, onError } = options;
  const { element } = context;
  const cmsElements = childElementsOf(element);
  const { changes, undoAll, isIntact, restoreCopy, setAside } = createDomChanges(options);
  const end = () => {
    try {
      undoAll();
    } catch (error) {
      onError(error);
    }
  };
  try {
    const { attributes: writeAttributes } = changes;
    writeAttributes(element, { [startedAttribute]: id });
    const fatal = behaviour.start(config, { ...context, changes });
    if (fatal) {
      end();
      return fatal;
    }
  } catch (error) {
    end();
    throw error;
  }
  return {
    // Behaviours hide and add elements, but leave those of the CMS in their place.
    isIntact: () =>
      isIntact() &&
      (cmsElements.length === 0 || cmsElements.some((node) => contains(element, node))),
    restoreCopy: (copy) => {
      const originals = listOwn(element);
      const copies = listOwn(copy);
      // A copy whose elements the page has rebuilt cannot be compared.
      if (copies.length !== originals.length) return;
      restoreCopy((original) => copies[originals.indexOf(original)]);
    },
    setAside,
    end,
  };
}
