import { scriptContract } from './script-options.ts';

const fileName = '/widgets.js';

function isNamedLikeOurs(script: HTMLScriptElement): boolean {
  return URL.canParse(script.src) && new URL(script.src).pathname.endsWith(fileName);
}

function hasOption(script: HTMLScriptElement): boolean {
  return Object.keys(scriptContract.attributes).some((name) => script.hasAttribute(`data-${name}`));
}

declare global {
  interface Window {
    /** Development only: the tag of the loader, handed on to the modules. */
    readonly pmwOwnScript?: HTMLScriptElement;
  }
}

/**
 * The tag that loaded this script. `document.currentScript` is there only while a classic script
 * runs, so this is called once, at the top; where an optimiser or a module loader hides the tag, it
 * is found by its address.
 */
export function findOwnScript(document: Document): HTMLScriptElement | undefined {
  if (import.meta.env.DEV && window.pmwOwnScript) return window.pmwOwnScript;
  if (document.currentScript instanceof HTMLScriptElement) return document.currentScript;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const likely = scripts.filter(isNamedLikeOurs);
  // Others call their script widgets.js too.
  return (
    likely.find(hasOption) ??
    likely.find(({ src }) => new URL(src).origin === document.location.origin)
  );
}
