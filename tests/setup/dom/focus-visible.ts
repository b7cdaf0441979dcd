import { vi } from 'vitest';

let wasKey = false;
window.addEventListener('keydown', () => (wasKey = true), { capture: true });
window.addEventListener('pointerdown', () => (wasKey = false), { capture: true });

/**
 * The rule of browsers for buttons and links: the focus is visible if a key moved it. jsdom only guesses.
 */
export function playFocusVisible(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
  const original = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? wasKey : original.call(this, selector);
  });
}
