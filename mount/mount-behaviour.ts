import { createBorrowings, type Written } from '../shared/dom/borrowings.ts';
import { type Behaviour, type WidgetContext } from '../shared/widget/define-widget.ts';
import { childElementsOf, closest, contains, findAll, parentOf } from './foreign-dom.ts';
import { widgetSelector } from './mount-points.ts';
import { type MountedWidget } from './mounted-widget.ts';

export interface BehaviourMountOptions<Api> {
  readonly behaviour: Behaviour<Api>;
  readonly config: unknown;
  readonly context: WidgetContext<Api>;
  /** Unique on the page. */
  readonly id: string;
  /** What the page's behaviours have written. */
  readonly written?: Written;
  /** The page has overwritten what the behaviour changed. */
  readonly onWrittenOver?: () => void;
  /** Takes what ending the behaviour threw. The behaviour has ended nevertheless. */
  readonly onError: (error: unknown) => void;
}

/** Marks the element of a started behaviour; in a copy it tells which element was copied. */
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
 * @throws what the behaviour's start throws, after everything is restored
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
    // Behaviours hide and add elements, but leave those of the CMS in their place.
    isIntact: () =>
      isIntact() &&
      (cmsElements.length === 0 || cmsElements.some((node) => contains(element, node))),
    cleanCopy: (copy) => {
      const originals = listOwn(element);
      const copies = listOwn(copy);
      // A copy whose elements the page has rebuilt cannot be compared.
      if (copies.length !== originals.length) return;
      cleanCopy((original) => copies[originals.indexOf(original)]);
    },
    end,
  };
}
