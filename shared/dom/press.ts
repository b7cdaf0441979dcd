import { send } from './foreign-dom.ts';

/** Clicks an element. Links in a drawing (`<svg><a>`) have no `click()`. */
export function press(element: EventTarget): void {
  send(element, new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
}
