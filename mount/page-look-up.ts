import { type PageLookUp } from '../shared/widget/json-reader.ts';

/**
 * Lets attributes point into the page (CONTRACT 2): JSON scripts by id, global variables by name.
 *
 * Names that a fresh window owns are refused. They are told apart by how they are defined: page code
 * makes plain enumerable data properties; the browser's own are accessors, functions, or hidden.
 */
export function createPageLookUp(window: Window): PageLookUp {
  return {
    scriptText: (id) => {
      const element = window.document.getElementById(id);
      return element instanceof HTMLScriptElement ? element.text : undefined;
    },
    global: (name) => {
      const property = Object.getOwnPropertyDescriptor(window, name);
      if (property === undefined) return { kind: name in window ? 'browser' : 'missing' };
      const isOfPage = 'value' in property && property.enumerable === true && name !== 'chrome';
      if (!isOfPage || typeof property.value === 'function') return { kind: 'browser' };
      return { kind: 'found', value: property.value as unknown };
    },
  };
}
