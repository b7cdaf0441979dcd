import { createDomChanges, type OwnAttributes } from '../../shared/dom/dom-changes.ts';
import { childElementsOf, contains } from '../../shared/dom/foreign-dom.ts';
import { type Behaviour } from '../../shared/widget/define-widget.ts';
import { type FatalProblem } from '../../shared/widget/problem.ts';
import { type WidgetContext } from '../../shared/widget/use-widget.ts';
import { type MountedWidget } from './life.ts';

interface StartOptions<Api> {
  readonly behaviour: Behaviour<Api>;
  readonly config: unknown;
  readonly context: WidgetContext<Api>;
  readonly ownAttributes: OwnAttributes;
  readonly onOverwritten: () => void;
  /** Takes what ending the behaviour threw. The behaviour has ended nevertheless. */
  readonly onError: (error: unknown) => void;
}

/**
 * Starts a behaviour on CMS markup, which is restored when the behaviour ends.
 *
 * @returns why it cannot work, if something that it needs is missing
 */
export function startBehaviour<Api>(options: StartOptions<Api>): MountedWidget | FatalProblem {
  const { behaviour, config, context, onError } = options;
  const { element } = context;
  const cmsElements = childElementsOf(element);
  const { changes, undoAll, isIntact, setAside } = createDomChanges(options);
  const end = () => {
    try {
      undoAll();
    } catch (error) {
      onError(error);
    }
  };
  try {
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
    setAside,
    end,
  };
}
