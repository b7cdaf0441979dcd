// First in the bundle: with one of these names in a page's own hands, a package would end the script in words that help
// nobody, or a walk up the page would never end.

/** By each name that the script cannot do without: whether the page has left it to the browser. */
const trials: Readonly<Record<string, () => unknown>> = {
  'Object.prototype': () => !Object.isFrozen(Object.prototype),
  Node: () => 'parentNode' in Node.prototype,
  Element: () => 'closest' in Element.prototype,
  HTMLElement: () => 'dataset' in HTMLElement.prototype,
  Document: () => 'querySelectorAll' in Document.prototype,
  Text: () => 'splitText' in Text.prototype,
  Event: () => new Event('a').type === 'a',
  CustomEvent: () => new CustomEvent('a', { detail: 1 }).detail === 1,
  AbortController: () => !new AbortController().signal.aborted,
  MutationObserver: () => 'observe' in MutationObserver.prototype,
  IntersectionObserver: () => 'observe' in IntersectionObserver.prototype,
  URL: () => new URL('/a', 'http://b').pathname === '/a',
  Map: () => new Map([['a', 1]]).get('a') === 1,
  Set: () => new Set(['a']).has('a'),
  WeakMap: () => 'get' in WeakMap.prototype,
  WeakSet: () => 'has' in WeakSet.prototype,
  Promise: () => 'then' in Promise.prototype && 'allSettled' in Promise,
  Symbol: () => typeof Symbol('a') === 'symbol',
  performance: () => performance.now() >= 0,
};

function works(trial: () => unknown): boolean {
  try {
    return Boolean(trial());
  } catch {
    return false;
  }
}

const replaced = Object.keys(trials).filter((name) => !works(trials[name] as () => unknown));
if (replaced.length > 0) {
  // Ends the script before it has touched the page.
  throw new Error(
    `private-markets-widgets: ${replaced.join(', ')} is replaced by a script of the page; expected the browser's own. No widget is mounted; the content of the page stays.`,
  );
}
