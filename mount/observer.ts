export interface MountPointObserverOptions {
  /** True inside an element whose content React draws: what changes there is React's own doing. */
  readonly isDrawn: (node: Node) => boolean;
  /** Something was added; `root` may be or hold mount points. */
  readonly onAdded: (root: Element) => void;
  /** Something was removed and is not back by the next microtask turn. */
  readonly onRemoved: () => void;
}

/**
 * Watches a document for elements that come and go (CMS editors, page swaps, late content). Knows
 * nothing of widgets.
 *
 * @returns stops watching
 */
export function startObserver(document: Document, options: MountPointObserverOptions): () => void {
  const { isDrawn, onAdded, onRemoved } = options;
  const observer = new MutationObserver((records) => {
    let isAnyRemoved = false;
    for (const { target, addedNodes, removedNodes } of records) {
      if (isDrawn(target)) continue;
      isAnyRemoved ||= removedNodes.length > 0;
      for (const node of addedNodes) {
        if (node instanceof Element && node.isConnected) onAdded(node);
      }
    }
    // One turn later: an element that is moved within the task is back by then and keeps its state.
    if (isAnyRemoved) queueMicrotask(onRemoved);
  });
  // The document itself, so that a replaced <html> or <body> is seen.
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}
