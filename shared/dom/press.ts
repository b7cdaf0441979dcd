/** Clicks an element. Links in a drawing (`<svg><a>`) have no `click()`. */
export function press(element: EventTarget): void {
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
  );
}
