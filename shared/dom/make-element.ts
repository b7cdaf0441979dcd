/** Makes an element with these classes and this text, which is not in the page yet. */
export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = classes;
  made.textContent = text;
  return made;
}
