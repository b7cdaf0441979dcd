import { findAll, readAttribute, send } from '../../shared/dom/foreign-dom.ts';
import { parseAddress } from '../../shared/rules/parse-address.ts';
import { nameCode } from '../../shared/rules/same-file.ts';
import { scriptContract } from '../../shared/page/script-options.ts';

// In development the page includes the sources.
const fileName = import.meta.env.DEV ? /\/(?:widgets\.js|mount\/main\.ts)$/ : /\/widgets\.js$/;
const { attributes: options } = scriptContract;

const pathOf = ({ src }: HTMLScriptElement) => parseAddress(src)?.pathname;

function findScripts(): HTMLScriptElement[] {
  return findAll(document, 'script[src]').filter((node) => node instanceof HTMLScriptElement);
}

function hasOption(script: HTMLScriptElement): boolean {
  return Object.keys(options).some((name) => readAttribute(script, `data-${name}`) !== null);
}

/**
 * The tag that loaded this script. `document.currentScript` is there only while a classic script
 * runs, so this is called once, at the top; if an optimiser or a module loader hides the tag, it
 * is found by its address.
 *
 * @param moduleAddress of a module: that of the file, which is beside the one that the tag names, or in a bundle of the site's
 */
export function findOwnScript(moduleAddress?: string): HTMLScriptElement | undefined {
  const current: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  if (current instanceof HTMLScriptElement) return current;
  const likely = findScripts().filter((script) => fileName.test(pathOf(script) ?? ''));
  const isOnOwnHost = ({ src }: HTMLScriptElement) => parseAddress(src)?.origin === location.origin;
  const folderOf = (address: string) => parseAddress('.', address)?.href;
  const isOfModule = ({ src }: HTMLScriptElement) =>
    moduleAddress !== undefined && folderOf(src) === folderOf(moduleAddress);
  const bundle = findScripts().find(({ src }) => src === moduleAddress);
  // Other products name their script widgets.js too.
  return bundle ?? likely.find(isOfModule) ?? likely.find(hasOption) ?? likely.find(isOnOwnHost);
}

/** Every tag on the page that includes the same file as this one; none if that has no address. */
export function findTagsLike(script: HTMLScriptElement): HTMLScriptElement[] {
  const nameOf = ({ src }: HTMLScriptElement) => {
    const url = parseAddress(src);
    return url && nameCode(url);
  };
  const name = nameOf(script);
  return findScripts().filter((each) => name !== undefined && nameOf(each) === name);
}

export const secondRunEvent = 'private-markets-widgets:second-run';

/**
 * Tells the copy of the script that already runs about a second run, whose tag may have other options.
 *
 * @returns whether it has heard
 */
export function announceSecondRun(script: HTMLScriptElement | undefined): boolean {
  const event = new CustomEvent(secondRunEvent, { detail: script, cancelable: true });
  send(document, event);
  return event.defaultPrevented;
}

/** On the public API, and for another copy of the script only: ends the engine. */
const endKey = Symbol.for('private-markets-widgets:end');

/** The public API with the function by which a later copy of the script takes over. */
export const withEnd = <Api extends object>(publicApi: Api, end: () => void): Api =>
  Object.freeze(Object.defineProperty(publicApi, endKey, { value: end }));

/**
 * Ends the copy that ran before a script wrote the page anew: `document.open()` keeps the window and its variables, but
 * removes every listener, so that copy hears nothing any more.
 *
 * @param api what the page has under the name of the public API: perhaps something of its own
 * @returns whether a copy goes on: one of an earlier version cannot be ended
 */
export function isFormerRunAlive(api: unknown): boolean {
  const held = Object(api) as object;
  const end: unknown = Reflect.get(held, endKey);
  if (typeof end !== 'function') return typeof Reflect.get(held, 'mount') === 'function';
  Reflect.apply(end, held, []);
  return false;
}
