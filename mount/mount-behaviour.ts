import { createBorrowings, type Written } from '../shared/dom/borrowings.ts';
import { type Behaviour, type WidgetContext } from '../shared/widget/define-widget.ts';
import { childElementsOf, closest, contains, findAll, parentOf } from './foreign-dom.ts';
import { widgetSelector } from './mount-points.ts';
import { type MountedWidget } from './mounted-widget.ts';

export interface BehaviourMountOptions<Api> {
  readonly behaviour: Behaviour<Api>;
  readonly config: unknown;
  readonly context: WidgetContext<Api>;
  /** Nobody else on the page has it. */
  readonly id: string;
  /** What the behaviours of the page have written. */
  readonly written?: Written;
  /** The page has written over what the behaviour has changed. */
  readonly onWrittenOver?: () => void;
  /** Takes what the end of the behaviour threw. The behaviour has ended nevertheless. */
  readonly onError: (error: unknown) => void;
}

/** Stands on the element of a started behaviour; in a copy it tells whose copy that is. */
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
 * Starts a behaviour on CMS markup, which is given back as it was at the end.
 *
 * @throws what the behaviour's start throws, when everything is given back
 */
export function mountBehaviour<Api>(options: BehaviourMountOptions<Api>): MountedWidget {
  const { behaviour, config, context, id, onError } = options;
  const { element } = context;
  const cmsElements = childElementsOf(element);
  const { borrow, giveBack, isIntact, cleanCopy } = createBorrowings(options);
  const end = () => {
    try {
      giveBack();
    } catch (error) {
      onError(error);
    }
  };
  try {
    const { attributes: writeAttributes } = borrow;
    writeAttributes(element, { [startedAttribute]: id });
    behaviour.start(config, { ...context, borrow });
  } catch (error) {
    end();
    throw error;
  }
  return {
    // Behaviours hide and add, but leave the elements of the CMS where they are.
    isIntact: () =>
      isIntact() &&
      (cmsElements.length === 0 || cmsElements.some((node) => contains(element, node))),
    cleanCopy: (copy) => {
      const originals = listOwn(element);
      const copies = listOwn(copy);
      // One that the page has built anew cannot be compared.
      if (copies.length !== originals.length) return;
      cleanCopy((original) => copies[originals.indexOf(original)]);
    },
    end,
  };
}
