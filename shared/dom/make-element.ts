import { newElement } from './page-document.ts';

export function makeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  classes: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = newElement(name);
  made.className = classes;
  made.textContent = text;
  return made;
}
