import { parseAddress } from '../shared/rules/parse-address.ts';
import { findAll, readAttribute } from './foreign-dom.ts';
import { scriptContract } from '../shared/page/script-options.ts';

const fileName = '/widgets.js';
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

declare global {
  interface Window {
    /** Development only: the loader's tag, handed on to the modules. */
    readonly pmwOwnScript?: HTMLScriptElement;
  }
}

/**
 * The tag that loaded this script. `document.currentScript` is there only while a classic script
 * runs, so this is called once, at the top; where an optimiser or a module loader hides the tag, it
 * is found by its address.
 */
export function findOwnScript(): HTMLScriptElement | undefined {
  if (import.meta.env.DEV && window.pmwOwnScript) return window.pmwOwnScript;
  const current: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  if (current instanceof HTMLScriptElement) return current;
  const likely = findScripts().filter((script) => pathOf(script)?.endsWith(fileName));
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
