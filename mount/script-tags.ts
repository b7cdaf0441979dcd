import { listen } from '../shared/dom/listen.ts';
import { parseAddress } from '../shared/rules/parse-address.ts';
import { findAll, isConnected, readAttribute, readAttributes } from './foreign-dom.ts';
import { readBody, readRoot, readState, send } from './foreign-dom.ts';
import { whenParsed } from './page-load.ts';
import { scriptContract } from '../shared/page/script-options.ts';

// In development the page includes the sources.
const fileName = import.meta.env.DEV ? /\/(?:widgets\.js|mount\/main\.ts)$/ : /\/widgets\.js$/;
const { attributes: options } = scriptContract;

function pathOf({ src }: HTMLScriptElement): string | undefined {
  return parseAddress(src)?.pathname;
}

function hasOption(script: HTMLScriptElement): boolean {
  return Object.keys(options).some((name) => readAttribute(script, `data-${name}`) !== null);
}

function findScripts(): HTMLScriptElement[] {
  return findAll(document, 'script[src]').filter((node) => node instanceof HTMLScriptElement);
}

/**
 * The tag that loaded this script. `document.currentScript` is there only while a classic script
 * runs, so this is called once, at the top; where an optimiser or a module loader hides the tag, it
 * is found by its address.
 */
export function findOwnScript(): HTMLScriptElement | undefined {
  const current: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  if (current instanceof HTMLScriptElement) return current;
  const likely = findScripts().filter((script) => fileName.test(pathOf(script) ?? ''));
  // Other products name their script widgets.js too.
  return (
    likely.find(hasOption) ??
    likely.find(({ src }) => parseAddress(src)?.origin === location.origin)
  );
}

/** Every tag on the page that includes the same file as this one; none where that has no address. */
export function findTagsLike(script: HTMLScriptElement): HTMLScriptElement[] {
  const path = pathOf(script);
  return findScripts().filter((each) => path !== undefined && pathOf(each) === path);
}

export interface TagReading {
  readonly values: ReadonlyMap<string, string>;
  /** For the console; held weakly, since a tag may leave with its page. */
  readonly tag?: WeakRef<Element>;
}

export type ReadScriptTags = () => TagReading;

interface ScriptTagsParts {
  readonly signal: AbortSignal;
  readonly script: HTMLScriptElement | undefined;
  /** Called on a second run; `isTwice` is true unless the tag belongs to another page, after a page swap. */
  readonly onSecondRun: (isTwice: boolean) => void;
}

const secondRunEvent = 'private-markets-widgets:second-run';

/** Tells the copy of the script that already runs about a second run, whose tag may have other options. */
export function announceSecondRun(script: HTMLScriptElement | undefined): void {
  send(document, new CustomEvent(secondRunEvent, { detail: script }));
}

/**
 * Knows which script tag applies. A second one on the same page adds to the first; one that comes with
 * another page, by a page swap, replaces it, even before the browser has run it.
 */
export function watchScriptTags(parts: ScriptTagsParts): ReadScriptTags {
  const { signal, script, onSecondRun } = parts;
  const known = new WeakSet<Element>();
  // A swapping library does not run a script of the head again when the visitor goes back.
  const remembered = new Map<string, TagReading>();
  let latest: TagReading = { values: new Map() };
  let address: string | undefined;
  let body: WeakRef<Element> | undefined;

  const readLanguage = () => readAttribute(readRoot(), 'lang') ?? '';
  const listKeys = () => [`${readLanguage()} ${location.pathname}`, readLanguage()];
  const readAddress = () => location.pathname + location.search;
  const rememberPage = () => {
    const present = readBody();
    address = readAddress();
    body = present ? new WeakRef(present) : undefined;
  };
  const isSamePage = () => {
    if (readState() === 'loading') return true;
    const tag = latest.tag?.deref();
    const hasLeft = latest.tag && !(tag && isConnected(tag));
    return !hasLeft && address === readAddress() && body?.deref() === readBody();
  };
  const adopt = (tag: Element, isAddition: boolean) => {
    known.add(tag);
    const own = readAttributes(tag);
    const values = isAddition ? new Map([...latest.values, ...own]) : own;
    latest = { values, tag: new WeakRef(tag) };
    for (const key of listKeys()) remembered.set(key, latest);
    rememberPage();
  };

  if (script) adopt(script, false);
  whenParsed(rememberPage);
  const onSecond = (event: Event) => {
    const { detail: tag } = event as CustomEvent<unknown>;
    const isElement = tag instanceof Element;
    // One that came with a page swap applies already.
    const isKnown = isElement && known.has(tag);
    const isTwice = !isKnown && isSamePage();
    if (isElement && !isKnown) adopt(tag, isTwice);
    onSecondRun(isTwice);
  };
  listen(document, [secondRunEvent], onSecond, { signal });

  return () => {
    if (script && !isSamePage()) {
      for (const tag of findTagsLike(script)) if (!known.has(tag)) adopt(tag, false);
    }
    const [reading = latest] = listKeys().flatMap((key) => remembered.get(key) ?? []);
    return reading;
  };
}
