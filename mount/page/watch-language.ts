import { readBody, readRoot } from '../../shared/dom/page-document.ts';

/** How long after a page swap a library may still write the language of the new page. */
const swapMs = 2000;

/**
 * Knows the language in which the page came. A visitor's translator writes its own into `<html lang>`, which changes
 * nothing for the site: only a page swap, with another body or path, brings another language.
 *
 * @returns a function that reads it, to be called whenever the page has changed
 */
export function watchLanguage(): () => string {
  const readWritten = () => readRoot().lang;
  let written = readWritten();
  let language = written;
  let path = location.pathname;
  let body = new WeakRef<object>(readBody() ?? readRoot());
  let swappedAtMs = -Infinity;

  return () => {
    const present = readBody() ?? readRoot();
    // While the head is parsed there is no body yet.
    const isNew = body.deref() !== present && body.deref() !== readRoot();
    if (isNew || path !== location.pathname) swappedAtMs = Date.now();
    [path, body] = [location.pathname, new WeakRef<object>(present)];
    const now = readWritten();
    if (now !== written && Date.now() - swappedAtMs < swapMs) language = now;
    written = now;
    return language;
  };
}
