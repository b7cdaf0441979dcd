/**
 * Calls back once the document is parsed: an element seen earlier may still lack its content. At
 * once where that is so already (a script at the end, async, or added later).
 */
export function whenParsed(document: Document, callback: () => void): void {
  if (document.readyState !== 'loading') {
    callback();
    return;
  }
  document.addEventListener('DOMContentLoaded', callback, { once: true });
}

/**
 * Calls back before a page-swapping library puts a copy of the page away: the copy must hold the CMS
 * content, not what widgets drew.
 *
 * @returns stops listening
 */
export function beforeCopy(document: Document, callback: () => void): () => void {
  const types = ['turbo:before-cache', 'turbolinks:before-cache'];
  for (const type of types) document.addEventListener(type, callback);
  return () => {
    for (const type of types) document.removeEventListener(type, callback);
  };
}
