import { listen } from '../dom/listen.ts';

/** TypeScript's DOM library lacks it. An image named `prerendering` would hide it on the document itself. */
const isPrerendering = () => Reflect.get(Document.prototype, 'prerendering', document) === true;

/**
 * Runs a step now; on a page that the browser prepares ahead (speculation rules), once the visitor comes to it. Nobody
 * has seen that page yet, and what is stored may change meanwhile.
 */
export function whenActivated(step: () => void, options?: AddEventListenerOptions): void {
  if (!isPrerendering()) step();
  else listen(document, ['prerenderingchange'], step, { ...options, once: true });
}
