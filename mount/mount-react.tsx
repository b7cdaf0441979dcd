import { Fragment, type FragmentInstance, type ReactNode, useEffect } from 'react';
import type { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { childElementsOf, childNodesOf, copyOf, parentOf } from './foreign-dom.ts';
import { readAttribute, replaceContent, writeAttribute } from './foreign-dom.ts';
import { drawnAttribute } from './mount-record.ts';
import { type MountedWidget } from './mounted-widget.ts';

export interface ReactMountOptions {
  readonly element: HTMLElement;
  readonly content: ReactNode;
  /**
   * Unique on the page: it marks what is drawn, and keeps the ids of `useId` apart where a page has many
   * roots or copies of the script.
   */
  readonly id: string;
  /** Called when the first commit has happened and all of its effects have run. */
  readonly onMounted: () => void;
  /** Called when a render, an effect or a clean-up threw; React has dropped the tree. */
  readonly onError: (error: unknown) => void;
}

function AfterFirstCommit(props: {
  readonly content: ReactNode;
  readonly onMounted: () => void;
  readonly watchDrawn: (fragment: FragmentInstance | null) => void;
}): ReactNode {
  const { content, onMounted, watchDrawn } = props;
  // Effects of children run first: if one throws, that is known before this one runs.
  useEffect(onMounted, [onMounted]);
  return <Fragment ref={watchDrawn}>{content}</Fragment>;
}

/**
 * Lets React take over an element. React clears it in the first commit, in which the widget appears, so the
 * CMS content stays on screen until there is something to show.
 */
export function mountReact(create: typeof createRoot, options: ReactMountOptions): MountedWidget {
  const { element, content, id, onMounted, onError } = options;
  const cmsContent = childNodesOf(element);
  /** The current direct children that React has put into the element. */
  const drawn = new Set<Element>();
  let hasDrawn = false;

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
    hasDrawn = true;
    fragment.observeUsing(observer);
  };

  // A morph keeps the node and removes the attributes that the new content does not have.
  const isOurs = (node: Element) =>
    parentOf(node) === element && readAttribute(node, drawnAttribute) === id;
  const isIntact = () => {
    if (!hasDrawn) return true;
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
      onError(error);
    },
  });
  // In this task: nobody can change the content, or focus it, between here and the first commit.
  flushSync(() => {
    root.render(<AfterFirstCommit {...{ content, onMounted, watchDrawn }} />);
  });

  return {
    isIntact,
    cleanCopy: (copy) => {
      replaceContent(copy, cmsContent.map(copyOf));
    },
    end: (when) => {
      const end = () => {
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
