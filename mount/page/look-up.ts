import { findAll } from '../../shared/dom/foreign-dom.ts';
import { listen } from '../../shared/dom/listen.ts';
import { readState } from '../../shared/dom/page-document.ts';
import { type PageLookUp } from '../../shared/widget/json-reader.ts';

/** Calls back once the document is parsed: an element seen earlier may still lack its content. */
export function whenParsed(callback: () => void): void {
  if (readState() === 'loading') listen(document, ['DOMContentLoaded'], callback, { once: true });
  else callback();
}

/** Calls back once the page has loaded and its own listeners, and the timers that they set, have run. */
export function whenLoaded(callback: () => void): void {
  if (readState() === 'complete') callback();
  else listen(window, ['load'], () => setTimeout(callback), { once: true });
}

function isNative(accessor: object): boolean {
  return Function.prototype.toString.call(accessor).includes('[native code]');
}

/**
 * Lets attributes point into the page (docs/contract.md, 2): JSON scripts by id, global variables by name.
 *
 * Names that a fresh window owns are refused. They are recognised by how they are defined: page code makes
 * plain enumerable data properties; the browser's own are accessors, functions, or hidden.
 */
export function createPageLookUp(window: Window): PageLookUp {
  return {
    scriptText: (id) => {
      // Not by getElementById: an anchor of the same id may come before it.
      const [script] = findAll(window.document, `script[id="${CSS.escape(id)}"]`);
      return script instanceof HTMLScriptElement ? script.text : undefined;
    },
    global: (name) => {
      const property = Object.getOwnPropertyDescriptor(window, name);
      if (property === undefined) {
        const inherited: unknown = Reflect.get(window, name);
        // An element with that id or name appears as a property of window too; it is not a variable.
        const isElement = inherited instanceof Element || inherited instanceof HTMLCollection;
        return { kind: name in window && !isElement ? 'browser' : 'missing' };
      }
      const getter: unknown = Reflect.get(property, 'get');
      const isOfBrowser =
        typeof getter === 'function'
          ? isNative(getter)
          : !property.enumerable || name === 'chrome' || typeof property.value === 'function';
      if (isOfBrowser) return { kind: 'browser' };
      return { kind: 'found', value: Reflect.get(window, name) as unknown };
    },
  };
}
