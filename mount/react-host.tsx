import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { saveFallback } from './fallback.ts';
import { type Host } from './host.ts';

export interface ReactHostOptions {
  readonly element: HTMLElement;
  readonly content: ReactNode;
  /** Keeps the ids of `useId` apart where a page has many roots or copies of the script. */
  readonly identifierPrefix: string;
  /** The first commit has happened and every effect of it has run. */
  readonly onMounted: () => void;
  /** A render, an effect or a clean-up threw; React has dropped the tree. */
  readonly onError: (error: unknown) => void;
}

function AfterFirstCommit({
  content,
  onMounted,
}: Pick<ReactHostOptions, 'content' | 'onMounted'>): ReactNode {
  // Effects of children run first: one that throws is known before this one.
  useEffect(onMounted, [onMounted]);
  return content;
}

/**
 * Lets React take an element. React clears it in the first commit, in which the widget appears, so
 * the CMS content stays on screen until there is something to show.
 */
export function startReactHost(options: ReactHostOptions): Host {
  const { element, content, identifierPrefix, onMounted, onError } = options;
  const fallback = saveFallback(element);
  let isOver = false;
  const root = createRoot(element, {
    identifierPrefix,
    onUncaughtError: (error) => {
      onError(error);
    },
  });
  root.render(<AfterFirstCommit content={content} onMounted={onMounted} />);
  return {
    end: (when) => {
      if (isOver) return;
      isOver = true;
      const end = () => {
        root.unmount();
        fallback.giveBack();
      };
      if (when === 'now') end();
      else queueMicrotask(end);
    },
  };
}
