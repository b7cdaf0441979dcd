import { onTestFinished } from 'vitest';

/** Lets the page be one that the browser prepares ahead, as jsdom knows none, until it is activated or the test ends. */
export function prerender(): void {
  Object.defineProperty(Document.prototype, 'prerendering', { value: true, configurable: true });
  onTestFinished(end);
}

function end(): void {
  Reflect.deleteProperty(Document.prototype, 'prerendering');
}

/** The visitor comes to the prerendered page. */
export function activate(): void {
  end();
  document.dispatchEvent(new Event('prerenderingchange'));
}
