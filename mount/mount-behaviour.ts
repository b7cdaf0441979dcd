import { type Behaviour, type WidgetContext } from '../shared/widget/define-widget.ts';
import { childElementsOf, contains } from './foreign-dom.ts';
import { type MountedWidget } from './mounted-widget.ts';

export interface BehaviourMountOptions<Api> {
  readonly behaviour: Behaviour<Api>;
  readonly config: unknown;
  readonly context: WidgetContext<Api>;
  /** What ending threw; the behaviour is over all the same. */
  readonly onError: (error: unknown) => void;
}

/**
 * Starts a behaviour on CMS markup. The markup stays the CMS's own, so there is nothing to give back
 * but what the behaviour itself undoes.
 *
 * @throws what the behaviour's start throws
 */
export function mountBehaviour<Api>(options: BehaviourMountOptions<Api>): MountedWidget {
  const { behaviour, config, context, onError } = options;
  const { element } = context;
  const cmsElements = childElementsOf(element);
  const stop = behaviour.start(config, context);
  let isOver = false;
  return {
    // Behaviours hide and add, but leave the elements of the CMS where they are.
    isIntact: () => cmsElements.length === 0 || cmsElements.some((node) => contains(element, node)),
    copyContent: () => [],
    end: () => {
      if (isOver) return;
      isOver = true;
      try {
        stop();
      } catch (error) {
        onError(error);
      }
    },
  };
}
