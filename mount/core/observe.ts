import { isConnected } from '../../shared/dom/foreign-dom.ts';
import { widgetAttribute } from './find.ts';
import { statusAttribute } from './life.ts';
import { type Lives } from './lives.ts';

interface ObserverOptions {
  readonly signal: AbortSignal;
  readonly lives: Lives;
  /** The name, the status or the content of these elements may have changed. */
  readonly onTouched: (elements: ReadonlySet<Element>) => void;
  readonly onAdded: (roots: ReadonlySet<Element>) => void;
  /** Called a microtask after something was removed, so that others can have put it back. */
  readonly onRemoved: (roots: ReadonlySet<Element>) => void;
}

// The language of <html> is among the settings of the page. Attributes of a widget are read once: a page that changes them
// asks for a new life.
const attributeFilter = ['lang', widgetAttribute, statusAttribute];

/** Watches the page for changes by others: CMS editors, page swaps, morphs, late content. */
export function observe(options: ObserverOptions): void {
  const { signal, lives, onTouched, onAdded, onRemoved } = options;
  const observer = new MutationObserver((changes) => {
    const touched = new Set<Element>();
    const added = new Set<Element>();
    const removed = new Set<Element>();
    for (const { target, addedNodes, removedNodes } of changes) {
      // Inside of what React draws, changes are its own.
      if (lives.owns(target)) continue;
      if (target instanceof Element) touched.add(target);
      if (lives.ownsContentOf(target)) continue;
      for (const node of addedNodes) if (node instanceof Element) added.add(node);
      for (const node of removedNodes) if (node instanceof Element) removed.add(node);
    }
    onTouched(touched);
    for (const node of added) if (!isConnected(node)) added.delete(node);
    if (added.size > 0) onAdded(added);
    if (removed.size > 0) {
      queueMicrotask(() => {
        onRemoved(removed);
      });
    }
  });
  // The document itself, so that a replaced <html> or <body> is seen.
  observer.observe(document, { childList: true, subtree: true, attributeFilter });
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}
