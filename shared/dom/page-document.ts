import { readProperty } from './foreign-dom.ts';

// Reads and writes the page's document through its prototype: the names of images, forms and frames hide its
// properties (`<img name="body">`).

function read<Key extends keyof Document>(key: Key): Document[Key] {
  return readProperty<Document, Key>(Document.prototype, key, document);
}

export const readRoot = (): HTMLElement => read('documentElement');

/** `<body>`; nothing while the head is being parsed. */
export const readBody = (): HTMLElement | null => read('body');

export const readHead = (): HTMLElement => read('head');

export const readFocused = () => read('activeElement');

/** `loading` while the page is being parsed; `complete` once its images and stylesheets are there too. */
export const readState = () => read('readyState');

/** The page's address, with the user and password that opened it: `location` leaves them out. */
export const readOwnAddress = () => read('URL');

/** The base of relative addresses on the page. */
export const readBaseAddress = () => read('baseURI');

/** Whether nobody can see the page: another tab is in front of it, for example. */
export const isPageHidden = () => read('hidden');

/** What scrolls the page: a page may have something of its own by the names `scrollY`, `innerHeight` and `scrollTo`. */
export const readScroller = (): Element => read('scrollingElement') ?? readRoot();

export const readTitle = () => read('title');

export function writeTitle(title: string): void {
  Reflect.set(Document.prototype, 'title', title, document);
}

/** Adds a stylesheet, which no policy of the page refuses, until the signal is aborted. */
export function adoptStyles(added: CSSStyleSheet, signal: AbortSignal): void {
  const write = (sheets: readonly CSSStyleSheet[]) => {
    Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document);
  };
  write([...read('adoptedStyleSheets'), added]);
  signal.addEventListener('abort', () => {
    write(read('adoptedStyleSheets').filter((sheet) => sheet !== added));
  });
}

export const findById = (id: string): HTMLElement | null =>
  Document.prototype.getElementById.call(document, id);

export const findAtPoint = (x: number, y: number): Element | null =>
  Document.prototype.elementFromPoint.call(document, x, y);
