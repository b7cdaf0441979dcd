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
  const cmsElements = cmsNodes.filter((node) => node instanceof Element);
  /** All children once it has started, if it has taken some of the CMS's out of their place. */
  let ownNodes: readonly ChildNode[] | undefined;
  const { changes, undoAll, isIntact, setAside } = createDomChanges(options);
  const hasOwnNodes = () => {
    const present = childNodesOf(element);
    return present.length === 0 || present.some((node) => ownNodes?.includes(node));
  };
  const end = () => {
    // What the page has put there since stays.
    const isReplaced = ownNodes !== undefined && hasOwnNodes();
    try {
      undoAll();
    } catch (error) {
      onError(error);
    }
    if (isReplaced) replaceContent(element, cmsNodes);
  };
  const start = () => {
    try {
      return behaviour.start(config, { ...context, changes });
    } finally {
      const present = childNodesOf(element);
      if (!cmsNodes.every((node) => present.includes(node))) ownNodes = present;
    }
  };
  try {
    const fatal = start();
    if (fatal) {
      end();
      return fatal;
    }
  } catch (error) {
    end();
    throw error;
  }
  return {
    // Others hide and add elements, but leave those of the CMS in their place.
    isIntact: () =>
      isIntact() &&
      (ownNodes
        ? hasOwnNodes()
        : cmsElements.length === 0 || cmsElements.some((node) => contains(element, node))),
    setAside: () => {
      const present = childNodesOf(element);
      const isReplaced = ownNodes !== undefined && hasOwnNodes();
      const putBack = setAside();
      if (!isReplaced) return putBack;
      replaceContent(element, cmsNodes);
      return () => {
        replaceContent(element, present);
        putBack();
      };
    },
    end,
  };
}
