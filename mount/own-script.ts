const fileName = '/widgets.js';

/**
 * The tag that loaded this script. `document.currentScript` is there only while a classic script
 * runs, so this is called once, at the top; where an optimiser or a module loader hides the tag, it
 * is found by its address.
 */
export function findOwnScript(document: Document): HTMLScriptElement | undefined {
  if (document.currentScript instanceof HTMLScriptElement) return document.currentScript;
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find((script) =>
    new URL(script.src, document.baseURI).pathname.endsWith(fileName),
  );
}
