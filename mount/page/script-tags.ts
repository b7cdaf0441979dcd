import { isConnected, readAttributes } from '../../shared/dom/foreign-dom.ts';
import { readBody, readState } from '../../shared/dom/page-document.ts';
import { whenParsed } from './look-up.ts';
import { findTagsLike } from './own-script.ts';

interface TagReading {
  readonly values: ReadonlyMap<string, string>;
  /** For the console; held weakly, since a tag may leave with its page. */
  readonly tag?: WeakRef<Element>;
}

/**
 * Knows which script tag applies. A second one on the same page adds to the first; one that comes with
 * another page, by a page swap, replaces it, even before the browser has run it.
 */
export function createScriptTags(
  script: HTMLScriptElement | undefined,
  readLanguage: () => string,
) {
  const known = new WeakSet<Element>();
  // A swapping library does not run a script of the head again when the visitor goes back.
  const remembered = new Map<string, TagReading>();
  let latest: TagReading = { values: new Map() };
  let address: string | undefined;
  let body: WeakRef<Element> | undefined;

  /** The marks by which options are remembered, the surest first. */
  const listKeys = () => {
    const language = readLanguage();
    const { pathname } = location;
    return [`${language} ${pathname}`, pathname, language];
  };
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

  /** Reads the options of the present page. */
  const read = (): TagReading => {
    if (script && !isSamePage()) {
      for (const tag of findTagsLike(script)) if (!known.has(tag)) adopt(tag, false);
    }
    const [reading = latest] = listKeys().flatMap((key) => remembered.get(key) ?? []);
    return reading;
  };
  /**
   * Adds the tag of a second run, if it has one.
   *
   * @returns whether the page includes the script twice: unless the tag came with another page, by a page swap
   */
  const add = (tag: Element | undefined) => {
    // One that came with a page swap applies already.
    const isKnown = tag !== undefined && known.has(tag);
    const isTwice = !isKnown && isSamePage();
    if (tag && !isKnown) adopt(tag, isTwice);
    return isTwice;
  };
  return { read, add };
}
