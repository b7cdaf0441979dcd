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
