import { createBorrowings } from '../shared/dom/borrowings.ts';
import { type Behaviour, type WidgetContext } from '../shared/widget/define-widget.ts';
import { childElementsOf, contains } from './foreign-dom.ts';
import { type MountedWidget } from './mounted-widget.ts';

export interface BehaviourMountOptions<Api> {
  readonly behaviour: Behaviour<Api>;
  readonly config: unknown;
  readonly context: WidgetContext<Api>;
  /** Takes what the end of the behaviour threw. The behaviour has ended nevertheless. */
  readonly onError: (error: unknown) => void;
}

/**
 * Starts a behaviour on CMS markup, which is given back as it was at the end.
 *
 * @throws what the behaviour's start throws, when everything is given back
 */
export function mountBehaviour<Api>(options: BehaviourMountOptions<Api>): MountedWidget {
  const { behaviour, config, context, onError } = options;
  const { element } = context;
  const cmsElements = childElementsOf(element);
  const { borrow, giveBack } = createBorrowings();
  const end = () => {
    try {
      giveBack();
    } catch (error) {
      onError(error);
    }
  };
  try {
    behaviour.start(config, { ...context, borrow });
  } catch (error) {
    end();
    throw error;
  }
  return {
    // Behaviours hide and add, but leave the elements of the CMS where they are.
    isIntact: () => cmsElements.length === 0 || cmsElements.some((node) => contains(element, node)),
    copyContent: () => [],
    end,
  };
}
