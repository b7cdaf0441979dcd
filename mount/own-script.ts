import { findAll, readAttribute, send } from '../shared/dom/foreign-dom.ts';
import { parseAddress } from '../shared/rules/parse-address.ts';
import { scriptContract } from '../shared/page/script-options.ts';

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
 */
export function findOwnScript(): HTMLScriptElement | undefined {
  const current: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  if (current instanceof HTMLScriptElement) return current;
  const likely = findScripts().filter((script) => fileName.test(pathOf(script) ?? ''));
  const isOnOwnHost = ({ src }: HTMLScriptElement) => parseAddress(src)?.origin === location.origin;
  // Other products name their script widgets.js too.
  return likely.find(hasOption) ?? likely.find(isOnOwnHost);
}

/** Every tag on the page that includes the same file as this one; none if that has no address. */
export function findTagsLike(script: HTMLScriptElement): HTMLScriptElement[] {
  const path = pathOf(script);
  return findScripts().filter((each) => path !== undefined && pathOf(each) === path);
}

export const secondRunEvent = 'private-markets-widgets:second-run';

/** Tells the copy of the script that already runs about a second run, whose tag may have other options. */
export function announceSecondRun(script: HTMLScriptElement | undefined): void {
  send(document, new CustomEvent(secondRunEvent, { detail: script }));
}
