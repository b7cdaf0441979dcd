import { createDomChanges, type OwnAttributes } from '../../shared/dom/dom-changes.ts';
import { childNodesOf, contains, replaceContent } from '../../shared/dom/foreign-dom.ts';
import { type Behaviour, type BehaviourContext } from '../../shared/widget/define-widget.ts';
import { type FatalProblem } from '../../shared/widget/problem.ts';
import { type MountedWidget } from './life.ts';

interface StartOptions {
  readonly behaviour: Behaviour;
  readonly config: unknown;
  readonly context: Omit<BehaviourContext, 'changes'>;
  readonly ownAttributes: OwnAttributes;
  readonly onOverwritten: () => void;
  /** Takes what the behaviour threw as it ended. */
  readonly onEndError: (error: unknown) => void;
}

/**
 * Starts a behaviour on CMS markup, which is restored when the behaviour ends, also where it replaced nodes of the CMS as
 * it started.
 *
 * @returns why it cannot work, if something that it needs is missing
 */
export function startBehaviour(options: StartOptions): MountedWidget | FatalProblem {
  const { behaviour, config, context, onEndError } = options;
  const { element } = context;
  const cmsNodes = childNodesOf(element);
  const { changes, undoAll, isIntact, setAside } = createDomChanges(options);
  /** Its children once it has started, if it has taken nodes of the CMS out of their place. */
  let replacement: readonly ChildNode[] | undefined;
  /** Whether any of it is still there: what the page has put there since stays. */
  const isReplacementThere = () => {
    const present = childNodesOf(element);
    const isOwn = (node: ChildNode) => replacement?.includes(node);
    return replacement !== undefined && (present.length === 0 || present.some(isOwn));
  };
  const end = () => {
    const isReplaced = isReplacementThere();
    try {
      undoAll();
    } catch (error) {
      onEndError(error);
    }
    if (isReplaced) replaceContent(element, cmsNodes);
  };

  let isStarted = false;
  try {
    const fatal = behaviour.start(config, { ...context, changes });
    if (fatal) return fatal;
    isStarted = true;
  } finally {
    const present = childNodesOf(element);
    if (!cmsNodes.every((node) => present.includes(node))) replacement = present;
    if (!isStarted) end();
  }
  const cmsElements = cmsNodes.filter((node) => node instanceof Element);
  return {
    isIntact: () => {
      if (!isIntact()) return false;
      if (replacement) return isReplacementThere();
      // Others hide and add elements, but leave those of the CMS in their place.
      return cmsElements.length === 0 || cmsElements.some((node) => contains(element, node));
    },
    setAside: () => {
      const present = childNodesOf(element);
      const isReplaced = isReplacementThere();
      const putBack = setAside();
      if (isReplaced) replaceContent(element, cmsNodes);
      return () => {
        if (isReplaced) replaceContent(element, present);
        putBack();
      };
    },
    end,
  };
}
