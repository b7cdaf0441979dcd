/** Names an element in a message, as a CSS selector: `div#page.wrapper`. */
export function nameElement({ localName, id, classList }: Element): string {
  return [localName, id && `#${id}`, ...[...classList].map((word) => `.${word}`)].join('');
}
