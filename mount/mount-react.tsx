import {
  Fragment,
  type FragmentInstance,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useReducer,
} from 'react';
import type { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { childElementsOf, childNodesOf, copyOf, parentOf } from './foreign-dom.ts';
import { readAttribute, replaceContent, writeAttribute } from './foreign-dom.ts';
import { drawnAttribute, type MountRecord } from './mount-record.ts';
import { type MountedWidget } from './mounted-widget.ts';
import { keepVisitorInput } from './visitor-input.ts';
import { waitForVisitor } from './wait-for-visitor.ts';

export interface ReactMountOptions {
  /** Its id marks what is drawn, and keeps the ids of `useId` apart where a page has many roots. */
  readonly record: MountRecord;
  readonly content: ReactNode;
  /** Whether the page shows this widget already: then its code is compiled, and it is drawn in one go. */
  readonly isKnown: boolean;
  /** Called when the first commit has happened and all of its effects have run. */
  readonly onMounted: () => void;
  /** Called when a render, an effect or a clean-up threw; React has dropped the tree. */
  readonly onError: (error: unknown) => void;
}

interface LastProps extends Pick<ReactMountOptions, 'onMounted'> {
  /** @returns what to wait for, if anything; then it is called again */
  readonly beforeCommit: () => Promise<void> | undefined;
}

/** Draws nothing. React renders it after all the rest, and commits in the same task. */
function Last({ beforeCommit, onMounted }: LastProps): ReactNode {
  const whenFree = beforeCommit();
  if (whenFree) use(whenFree);
  // The effects of the rest run first: if one throws, that is known before this one runs.
  useEffect(onMounted, [onMounted]);
  // React runs the effects of a transition after the frame, but before an update by a layout effect. So nothing is
  // painted before the status, on which styles depend.
  const [, runEffects] = useReducer(() => true, false);
  useLayoutEffect(runEffects, [runEffects]);
  return null;
}

/**
 * Lets React take over an element. React clears it in the first commit, in which the widget appears, so the
 * CMS content stays on screen until there is something to show.
 */
export function mountReact(create: typeof createRoot, options: ReactMountOptions): MountedWidget {
  const { record, content, isKnown, onMounted, onError } = options;
  const { element, id } = record;
  let cmsContent = childNodesOf(element);
  let giveToVisitor: (() => void) | undefined;
  /** The current direct children that React has put into the element. */
  const drawn = new Set<Element>();
  let hasCommitted = false;

  // React calls an observer on a fragment for every child that comes or goes, during the commit itself.
  const observer = {
    observe: (node: Element) => {
      drawn.add(node);
      writeAttribute(node, drawnAttribute, id);
    },
    unobserve: (node: Element) => drawn.delete(node),
  } as unknown as ResizeObserver;
  const watchDrawn = (fragment: FragmentInstance | null) => {
    if (fragment === null) return;
    hasCommitted = true;
    fragment.observeUsing(observer);
    giveToVisitor?.();
  };

  // A morph keeps the node and removes the attributes that the new content does not have.
  const isOurs = (node: Element) =>
    parentOf(node) === element && readAttribute(node, drawnAttribute) === id;
  const isIntact = () => {
    if (!hasCommitted) return true;
    return drawn.size > 0 ? [...drawn].every(isOurs) : childElementsOf(element).length === 0;
  };

  /**
   * What the page has put in place of React's nodes. Nodes of React that the page reused still belong to
   * React.
   */
  const takeReplacement = () =>
    childNodesOf(element).flatMap((node) => {
      if (!(node instanceof Element) || !drawn.has(node)) return [node];
      return isOurs(node) ? [] : [copyOf(node)];
    });

  const root = create(element, {
    identifierPrefix: id,
    onUncaughtError: (error) => {
      // React has cleared the element.
      hasCommitted = true;
      onError(error);
    },
  });
  const beforeCommit = () => {
    if (hasCommitted) return undefined;
    if (record.isOver) return new Promise<void>(() => undefined);
    // The page may have changed it since, and the visitor may have come.
    cmsContent = childNodesOf(element);
    giveToVisitor = keepVisitorInput(element);
    return waitForVisitor(record);
  };
  // A transition is rendered in slices, so that the page can respond in between.
  (isKnown ? flushSync : startTransition)(() => {
    root.render(
      <Fragment ref={watchDrawn}>
        {content}
        <Last {...{ beforeCommit, onMounted }} />
      </Fragment>,
    );
  });

  return {
    isIntact,
    cleanCopy: (copy) => {
      replaceContent(copy, cmsContent.map(copyOf));
    },
    end: (when) => {
      const end = () => {
        // Unmounted before the first commit, React would still clear the element, now and once more later.
        if (!hasCommitted) return;
        const isReplaced = !isIntact();
        const after = isReplaced ? takeReplacement() : cmsContent;
        // React removes its own nodes itself, and throws where it does not find them.
        if (isReplaced) replaceContent(element, [...drawn]);
        root.unmount();
        replaceContent(element, after);
      };
      if (when === 'now') end();
      else queueMicrotask(end);
    },
  };
}
