// A page may give the name of a global to something of its own: `var performance = {…}`, `function Map() {}`. The
// build puts this file before the bundle, in which the names then mean what is taken here. It imports nothing and
// uses none of the names itself.
/* eslint-disable @typescript-eslint/no-deprecated -- nothing reads nodes and events past the page's names yet */
/* eslint-disable @typescript-eslint/unbound-method -- for the same reason */

/** By each name of a kind: a member of its prototype, by which the browser's own is recognised. */
const kinds: Readonly<Record<string, string>> = {
  Promise: 'finally',
  Map: 'get',
  Set: 'has',
  WeakMap: 'get',
  WeakSet: 'has',
  WeakRef: 'deref',
  Date: 'toISOString',
  URL: 'searchParams',
  URLSearchParams: 'getAll',
  FormData: 'getAll',
  Blob: 'slice',
  DOMException: 'code',
  DOMParser: 'parseFromString',
  DOMRect: 'toJSON',
  EventTarget: 'dispatchEvent',
  Node: 'isConnected',
  Element: 'shadowRoot',
  HTMLElement: 'dataset',
  HTMLInputElement: 'selectionStart',
  HTMLTextAreaElement: 'selectionStart',
  HTMLAnchorElement: 'hash',
  HTMLBodyElement: 'onhashchange',
  HTMLIFrameElement: 'srcdoc',
  HTMLLinkElement: 'rel',
  HTMLScriptElement: 'noModule',
  HTMLMediaElement: 'play',
  HTMLCollection: 'namedItem',
  Document: 'createTreeWalker',
  DocumentFragment: 'querySelectorAll',
  ShadowRoot: 'host',
  Text: 'splitText',
  Event: 'composedPath',
  CustomEvent: 'detail',
  MouseEvent: 'clientX',
  FocusEvent: 'relatedTarget',
  KeyboardEvent: 'isComposing',
  AbortController: 'abort',
  AbortSignal: 'throwIfAborted',
  MutationObserver: 'takeRecords',
  IntersectionObserver: 'takeRecords',
  ResizeObserver: 'unobserve',
  MessageChannel: 'port1',
};

/** What packages read from the window too: it may be another function there, not another thing. */
export const readFromWindow = ['HTMLIFrameElement', 'ShadowRoot', 'FormData', 'getComputedStyle'];

/** By each name of an object or a function (`call`): a member of it. */
const objects: Readonly<Record<string, string>> = {
  Symbol: 'iterator',
  Reflect: 'ownKeys',
  JSON: 'stringify',
  Math: 'trunc',
  Intl: 'Locale',
  CSS: 'escape',
  NodeFilter: 'SHOW_TEXT',
  performance: 'now',
  history: 'pushState',
  navigator: 'language',
  console: 'error',
  matchMedia: 'call',
  getComputedStyle: 'call',
};

/** What is done without, as in a browser that does not have it. */
const optional: Readonly<Record<string, string>> = {
  navigation: 'addEventListener',
  // No browser has it; React would take a page's for it.
  setImmediate: '',
};

export const globalNames = [kinds, objects, optional].flatMap((marks) => Object.keys(marks));

/** What packages cannot do without of the document, where an element may take its name. */
export const neededOfDocument = [
  'createElement',
  'createElementNS',
  'createTextNode',
  'addEventListener',
  'removeEventListener',
  'defaultView',
];

type Values = Record<string, unknown>;

const readOwn = (name: string) => (window as unknown as Values)[name];

/** Whether a value is what browsers have under this name. */
function isOwn(name: string, value: unknown): boolean {
  const owner = name in kinds ? (value as Values | undefined)?.['prototype'] : value;
  const isObject = typeof owner === 'object' || typeof owner === 'function';
  const member = kinds[name] ?? objects[name] ?? optional[name];
  return isObject && owner !== null && member !== undefined && member in owner;
}

// Past elements that take a name of the document's (`<img name="createElement">`).
const readDocumentKind = () => Object.getPrototypeOf(Object.getPrototypeOf(document)) as Document;
const make = (tag: string) => readDocumentKind().createElement.call(document, tag);

/** The kinds that the page's own nodes and events are of, whatever their names mean. */
function listKindsOfPage(): Values {
  const { createTextNode, createEvent } = readDocumentKind();
  const tags = ['input', 'textarea', 'a', 'body', 'iframe', 'link', 'script', 'audio'];
  const events = ['CustomEvent', 'MouseEvent', 'FocusEvent', 'KeyboardEvent'];
  const made: readonly object[] = [
    document,
    createTextNode.call(document, ''),
    make('div').attachShadow({ mode: 'open' }),
    make('div').children,
    ...tags.map(make),
    ...events.map((name) => createEvent.call(document, name)),
  ];
  const found: Values = {};
  for (const instance of made) {
    let prototype = Object.getPrototypeOf(instance) as object;
    while (prototype !== Object.prototype) {
      found[prototype.constructor.name] = prototype.constructor;
      prototype = Object.getPrototypeOf(prototype) as object;
    }
  }
  return found;
}

let freshWindow: object | undefined;

/** A window in which nothing is replaced. It stays in the page: some of what it has ends with it. */
function openFreshWindow(): object {
  if (freshWindow) return freshWindow;
  const frame = make('iframe') as HTMLIFrameElement;
  frame.hidden = true;
  const root = Object.getOwnPropertyDescriptor(readDocumentKind(), 'documentElement');
  (root?.get?.call(document) as Element).append(frame);
  freshWindow = frame.contentWindow ?? {};
  return freshWindow;
}

/** As a fresh window has it, but for the page's own. */
function readFresh(name: string): unknown {
  const property = Object.getOwnPropertyDescriptor(openFreshWindow(), name);
  if (property?.get) return property.get.call(window);
  const value: unknown = property?.value;
  return objects[name] === 'call' ? (value as typeof matchMedia).bind(window) : value;
}

/**
 * @returns by each name the browser's own value
 * @public called by the line that the build writes below
 * @throws {Error} with the names that are replaced and have no other value; no widget is mounted then
 */
export function takeGlobals(): Values {
  const taken: Values = {};
  const replaced: string[] = [];
  for (const name of globalNames) {
    const value = readOwn(name);
    if (isOwn(name, value)) taken[name] = value;
    else if (!(name in optional)) replaced.push(name);
  }
  const hidden = neededOfDocument.filter((name) => Object.hasOwn(document, name));
  if (hidden.length > 0)
    throw new Error(
      `private-markets-widgets: an element of the page has the name "${hidden.join('", "')}", which hides what browsers have under it in \`document\`; expected another name. No widget is mounted; the content of the page stays.`,
    );
  if (replaced.length === 0) return taken;
  const kindsOfPage = listKindsOfPage();
  const lost = replaced.filter((name) => {
    taken[name] = kindsOfPage[name] ?? readFresh(name);
    const isLost = readFromWindow.includes(name) && typeof readOwn(name) !== 'function';
    return isLost || !isOwn(name, taken[name]);
  });
  if (lost.length === 0) return taken;
  throw new Error(
    `private-markets-widgets: ${lost.join(', ')} is replaced by a script of the page; expected the browser's own. No widget is mounted; the content of the page stays.`,
  );
}
