import { createDomChanges } from './dom-changes.ts';
import { contains, findFirst } from './foreign-dom.ts';
import { listen } from './listen.ts';
import { readBody, readFocused } from './page-document.ts';

/** The focused element, if it is inside. */
export function findFocused(element: Element): Element | undefined {
  const focused = readFocused();
  return focused !== null && contains(element, focused) ? focused : undefined;
}

/** Whether no element has the focus: keys go to the page. */
export const isFocusLost = () => readFocused() === readBody();

/**
 * Returns the focus to the element that had it. If that element is gone or hidden, the start of the main
 * content takes it rather than `<body>`, so that reading can continue there.
 */
export function giveFocusBack(before: Element | null | undefined): void {
  // A link in a drawing can be focused too.
  if (before && 'focus' in before) (before as HTMLElement).focus({ preventScroll: true });
  if (before && before === readFocused() && before !== readBody()) return;
  const main = findFirst(document, 'main, [role=main]');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) {
    const { changes, undoAll } = createDomChanges();
    changes.attributes(main, { tabindex: '-1' });
    listen(main, ['blur'], undoAll, { once: true });
  }
  main.focus({ preventScroll: true });
}
