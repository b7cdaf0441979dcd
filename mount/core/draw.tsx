import { type ReactElement, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  childNodesOf,
  copyOf,
  parentOf,
  replaceContent,
  replaceElement,
} from '../../shared/dom/foreign-dom.ts';
import { forgetDrawn, markDrawn } from '../../shared/dom/own-marks.ts';
import { type Life } from './life.ts';

const hostName = 'pmw-root';

/** Reports the first commit: effects run from the inside out, so that those of the widget come first. */
function Drawn({ children, onDrawn }: { children: ReactNode; onDrawn: () => void }): ReactNode {
  useEffect(onDrawn, [onDrawn]);
  return children;
}

/**
 * Draws a React widget into an element of the engine's own outside the page, in slices: in between the page can
 * respond. Until `place` the CMS content is untouched.
 */
export function draw(
  { element, id }: Life,
  content: ReactElement,
  onError: (error: unknown) => void,
) {
  const host = document.createElement(hostName);
  host.style.display = 'contents';
  // By the id of the mount point a copy finds the CMS content of the original.
  markDrawn(host, id);
  const root = createRoot(host, { identifierPrefix: id, onUncaughtError: onError });
  const drawn = new Promise<void>((resolve) => {
    startTransition(() => {
      root.render(<Drawn onDrawn={resolve}>{content}</Drawn>);
    });
  });
  /** The content of the CMS, once the widget has taken its place. */
  let cmsNodes: readonly ChildNode[] | undefined;
  const isInPlace = () => parentOf(host) === element;
  /** Puts the widget in the place of the CMS content, in one step. */
  const place = () => {
    cmsNodes = childNodesOf(element);
    replaceContent(element, [host]);
  };
  return {
    /** Resolves when React has committed the widget and all of its effects have run. */
    drawn,
    place,
    isIntact: () => cmsNodes === undefined || isInPlace(),
    copyContent: () => (cmsNodes ?? []).map(copyOf),
    setAside: () => {
      const nodes = cmsNodes;
      if (nodes === undefined || !isInPlace()) return () => undefined;
      replaceElement(host, nodes);
      return place;
    },
    end: () => {
      forgetDrawn(host);
      if (cmsNodes !== undefined && isInPlace()) replaceElement(host, cmsNodes);
      // React cannot unmount while it renders or commits, and errors reach us from there.
      queueMicrotask(() => {
        root.unmount();
      });
    },
  };
}
