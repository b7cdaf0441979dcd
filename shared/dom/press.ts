/** Clicks an element for a key. Links of a drawing (`<svg><a>`) have no `click()`. */
export function press(element: Element): void {
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
  );
}
