export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = classes;
  element.textContent = text;
  return element;
}
