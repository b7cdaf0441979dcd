import { isConnected, parentOf, whenAborted } from './foreign-dom.ts';
import { drawnAttribute, statusAttribute } from './mount-record.ts';
import { widgetAttribute } from './mount-points.ts';
import { type Mounting } from './mounting.ts';

export interface ObserverOptions {
  /** Aborted: stops watching. */
  readonly signal: AbortSignal;
  /** Knows the elements whose content React draws: changes inside are React's own. */
  readonly mounting: Pick<Mounting, 'isTaken' | 'isDrawn'>;
  /** The name, the status or the content of these elements may have changed. */
  readonly onTouched: (elements: ReadonlySet<Element>) => void;
  /** Something was added; it may be or contain mount points. */
  readonly onAdded: (roots: ReadonlySet<Element>) => void;
  /** Something was removed and was not back by the next microtask turn. */
  readonly onRemoved: () => void;
}

const attributeFilter = ['lang', widgetAttribute, statusAttribute, drawnAttribute];

/**
 * Watches the page for changes by others: CMS editors, page swaps, morphs, late content. Costs nothing
 * while nothing happens.
 */
export function startObserver(options: ObserverOptions): void {
  const { signal, mounting, onTouched, onAdded, onRemoved } = options;
  const observer = new MutationObserver((records) => {
    const touched = new Set<Element>();
    const added = new Set<Element>();
    let isAnyRemoved = false;
    for (const { target, attributeName, addedNodes, removedNodes } of records) {
      const owner = attributeName === drawnAttribute ? parentOf(target) : target;
      if (owner === null || mounting.isTaken(owner)) continue;
      if (owner instanceof Element) touched.add(owner);
      isAnyRemoved ||= removedNodes.length > 0;
      if (mounting.isDrawn(owner)) continue;
      for (const node of addedNodes) if (node instanceof Element) added.add(node);
    }
    onTouched(touched);
    for (const node of added) if (!isConnected(node)) added.delete(node);
    if (added.size > 0) onAdded(added);
    // One turn later: an element that is moved within the task is back by then and keeps its state.
    if (isAnyRemoved) queueMicrotask(onRemoved);
  });
  // The document itself, so that a replaced <html> or <body> is seen.
  observer.observe(document, { childList: true, subtree: true, attributeFilter });
  whenAborted(signal, () => {
    observer.disconnect();
  });
}
