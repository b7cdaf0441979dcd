import { send } from './foreign-dom.ts';

interface Press {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  /** 0 is the main button. */
  readonly button?: number;
}

/** Whether a click or a key asks for a new tab, a download or a menu, which the browser handles. */
export function wantsElsewhere({ ctrlKey, metaKey, shiftKey, altKey, button = 0 }: Press): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}

/**
 * Whether a key belongs to an input method, which turns what is typed into Japanese or Chinese words. Safari sends the key
 * that ends a word after the word has ended; that key still has the code 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells
  return event.isComposing || event.keyCode === 229;
}

/** Clicks an element. Links in a drawing (`<svg><a>`) have no `click()`. */
export function press(element: EventTarget): void {
  send(element, new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
}
