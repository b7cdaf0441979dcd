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
  /** Takes what ending the behaviour threw. The behaviour has ended nevertheless. */
  readonly onError: (error: unknown) => void;
}

/**
 * Starts a behaviour on CMS markup, which is restored when the behaviour ends, also where it replaced nodes of the CMS as
 * it started.
 *
 * @returns why it cannot work, if something that it needs is missing
 */
export function startBehaviour(options: StartOptions): MountedWidget | FatalProblem {
  const { behaviour, config, context, onError } = options;
  const { element } = context;
  const cmsNodes = childNodesOf(element);
  const { changes, undoAll, isIntact, setAside } = createDomChanges(options);
  /** All children once it has started, if it has taken some of the CMS's out of their place. */
  let ownNodes: readonly ChildNode[] | undefined;
  /** Whether its own are there: what the page has put there since stays. */
  const hasOwnNodes = () => {
    const present = childNodesOf(element);
    return ownNodes && (present.length === 0 || present.some((node) => ownNodes?.includes(node)));
  };
  const end = () => {
    const isReplaced = hasOwnNodes();
    try {
      undoAll();
    } catch (error) {
      onError(error);
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
    if (!cmsNodes.every((node) => present.includes(node))) ownNodes = present;
    if (!isStarted) end();
  }
  return {
    // Others hide and add elements, but leave those of the CMS in their place.
    isIntact: () => {
      const cmsElements = cmsNodes.filter((node) => node instanceof Element);
      const hasCmsNodes = () => cmsElements.some((node) => contains(element, node));
      return isIntact() && (hasOwnNodes() ?? (cmsElements.length === 0 || hasCmsNodes()));
    },
    setAside: () => {
      const present = childNodesOf(element);
      const isReplaced = hasOwnNodes();
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
