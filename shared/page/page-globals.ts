// A page may give the name of a global to something of its own: `var performance = {…}`, `function Map() {}`. The
// build puts this file before the bundle, in which the names then mean what is taken here: what works, whoever made
// it, since consent tools, optimisers and polyfills wrap much. It imports nothing and uses none of the names itself.
/* eslint-disable @typescript-eslint/no-deprecated -- nothing reads nodes and events past the page's names yet */
/* eslint-disable @typescript-eslint/unbound-method -- for the same reason */

type Names = Readonly<Record<string, readonly string[]>>;
type Values = Record<string, unknown>;

const readNames = (text: string): Names =>
  Object.fromEntries(
    text.split(',').map((each): [string, string[]] => {
      const [name = '', ...members] = each.trim().split(/\s+/);
      return [name, members];
    }),
  );

/** Each with a member of its instances, then of itself, by which one that works is recognised. */
const kinds = readNames(`
  Promise finally all reject resolve, Map get, Set has, WeakMap get, WeakSet has, WeakRef deref, Date toISOString now UTC,
  URL searchParams, URLSearchParams getAll, FormData getAll, Blob slice, DOMException code, DOMParser parseFromString,
  DOMRect toJSON, EventTarget dispatchEvent, Node isConnected, Element shadowRoot, HTMLElement dataset,
  HTMLInputElement selectionStart, HTMLTextAreaElement selectionStart, HTMLAnchorElement hash, HTMLBodyElement onhashchange,
  HTMLIFrameElement srcdoc, HTMLLinkElement rel, HTMLScriptElement noModule, HTMLMediaElement play, HTMLCollection namedItem,
  Document createTreeWalker, DocumentFragment querySelectorAll, ShadowRoot host, Text splitText, Event composedPath,
  CustomEvent detail, MouseEvent clientX, FocusEvent relatedTarget, KeyboardEvent isComposing`);

/** As above. What another window has of these is silent once that has gone, and in some browsers before. */
const kindsOfWindow = readNames(`
  AbortController abort, AbortSignal throwIfAborted any, MutationObserver takeRecords, IntersectionObserver takeRecords,
  ResizeObserver unobserve, MessageChannel port1`);

/** Objects and functions (`call`), each with members of it. */
const objects = readNames(`
  Symbol iterator for, Reflect ownKeys get, JSON parse stringify, Math trunc, Intl Locale, CSS escape, NodeFilter SHOW_TEXT,
  performance now, history pushState, navigator language, console error, matchMedia call, getComputedStyle call`);

/** What is done without, as in a browser that does not have it. No browser has `setImmediate`, but React would take it. */
const optional = readNames('navigation addEventListener, setImmediate ?');

const members = { ...kinds, ...kindsOfWindow, ...objects, ...optional };

export const globalNames = Object.keys(members);

/** What nothing stands in for. */
export const namesOfWindow = Object.keys(kindsOfWindow);

/** What packages read from the window too: it may be another function there, not another thing. */
export const readFromWindow = ['HTMLIFrameElement', 'ShadowRoot', 'FormData', 'getComputedStyle'];

/** What packages cannot do without of the document, where elements and scripts may take its name. */
export const neededOfDocument = [
  'createElement',
  'createElementNS',
  'createTextNode',
  'addEventListener',
  'removeEventListener',
  'defaultView',
];

const read = (owner: unknown, name: string) => (owner as Values)[name];

const has = (owner: unknown, name: string) =>
  (typeof owner === 'object' || typeof owner === 'function') && owner !== null && name in owner;

/** Whether a value does what the browser's own does under this name. */
function works(name: string, value: unknown): boolean {
  const [first = '', ...others] = members[name] ?? [];
  if (!others.every((each) => has(value, each))) return false;
  if (name in objects || name in optional) return has(value, first);
  if (typeof value !== 'function') return false;
  if (has(value.prototype, first) || name in kinds) return has(value.prototype, first);
  try {
    // A wrapper may have no prototype of its own.
    return has(new (value as typeof MutationObserver)(() => undefined), first);
  } catch {
    return false;
  }
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
    make('div').getBoundingClientRect(),
    // eslint-disable-next-line @typescript-eslint/require-await -- it makes a promise without the name
    (async () => undefined)(),
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

/** As a window has it in which nothing is replaced, but for the page's own. That window is gone at once. */
function readFresh(names: readonly string[]): Values {
  const frame = make('iframe') as HTMLIFrameElement;
  const root = Object.getOwnPropertyDescriptor(readDocumentKind(), 'documentElement');
  (root?.get?.call(document) as Element).append(frame);
  const found: Values = {};
  for (const name of names) {
    const property = Object.getOwnPropertyDescriptor(frame.contentWindow ?? {}, name);
    const value: unknown = property?.get ? property.get.call(window) : property?.value;
    const isCalled = members[name]?.[0] === 'call';
    found[name] = isCalled ? (value as typeof matchMedia).bind(window) : value;
  }
  frame.remove();
  return found;
}

/** What of the page stops everything; undefined where all of it works. */
function findCause(): string | undefined {
  if (Object.getOwnPropertyDescriptor(Object.prototype, 'toString')?.writable === false)
    return '`Object.prototype` is frozen by a script of the page, so that no object gets a `toString` of its own; expected one that is not';
  const lost = neededOfDocument.find((name) => {
    const value = read(document, name);
    if (name !== 'defaultView') return typeof value !== 'function';
    return !has(value, 'document') || read(value, 'document') !== document;
  });
  if (lost === undefined) return undefined;
  const named = `:is(img, form, iframe, embed, object):is([name="${lost}"], [id="${lost}"])`;
  return readDocumentKind().querySelector.call(document, named)
    ? `an element of the page has the name "${lost}", which hides what browsers have under it in \`document\`; expected another name`
    : `\`document.${lost}\` is replaced by a script of the page; expected one that works`;
}

/**
 * @returns by each name a value that works
 * @public called by the line that the build writes below
 * @throws {Error} with what is replaced and has no other value; no widget is mounted then
 */
export function takeGlobals(): Values {
  const taken: Values = {};
  let cause = findCause();
  if (cause === undefined) {
    const takeFrom = (values: Values, names: readonly string[]) => {
      const found = names.filter((name) => works(name, values[name]));
      for (const name of found) taken[name] = values[name];
      return names.filter((name) => !found.includes(name));
    };
    const ofWindow = window as unknown as Values;
    const replaced = takeFrom(ofWindow, takeFrom(listKindsOfPage(), globalNames)).filter(
      (name) => !(name in optional),
    );
    const others = replaced.filter((name) => !(name in kindsOfWindow));
    const lost = [
      ...replaced.filter((name) => name in kindsOfWindow),
      ...(others.length > 0 ? takeFrom(readFresh(others), others) : []),
      ...readFromWindow.filter((name) => typeof ofWindow[name] !== 'function'),
    ];
    if (lost.length === 0) return taken;
    cause = `${lost.join(', ')} is replaced by a script of the page; expected one that works`;
  }
  throw new Error(
    `private-markets-widgets: ${cause}. No widget is mounted; the content of the page stays.`,
  );
}
