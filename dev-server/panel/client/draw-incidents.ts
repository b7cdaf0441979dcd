import { type Incident } from './incident-log.ts';
import { hideOutline, showElement } from './show-element.ts';

/** The parts of `templates/partials/development/problems.hbs`; nothing on a page without the bar. */
function findParts() {
  const panel = document.querySelector<HTMLElement>('[data-dev-problems]');
  const button = panel?.querySelector('button');
  const list = panel?.querySelector('ul');
  return panel && button && list ? { panel, button, list } : undefined;
}

/** Opens or closes the list. */
function toggle(isOpen: boolean): void {
  const parts = findParts();
  if (parts === undefined) return;
  parts.button.setAttribute('aria-expanded', String(isOpen));
  parts.list.hidden = !isOpen;
  if (!isOpen) hideOutline();
}

/** The content of an entry: a button where there is an element to show, else only the text. */
function drawContent({ element }: Incident, panel: Element): HTMLElement {
  const content = document.createElement(element === undefined ? 'p' : 'button');
  content.className = 'dev-problems__text';
  if (element === undefined || !(content instanceof HTMLButtonElement)) return content;
  content.type = 'button';
  content.title = 'Show the element';
  content.addEventListener('click', () => {
    if (showElement(element, panel)) return;
    content.disabled = true;
    content.append(' (The element is no longer on the page.)');
  });
  return content;
}

/**
 * Adds an entry, or updates its count. Entries are not moved, so that the focus stays.
 *
 * @param number of the entry, from 0
 */
export function drawIncident(number: number, incident: Incident): void {
  const parts = findParts();
  if (parts === undefined) return;
  const { panel, button, list } = parts;
  let entry = list.children.item(number);
  if (entry === null) {
    entry = document.createElement('li');
    entry.append(drawContent(incident, panel));
    list.append(entry);
  }
  const times = incident.count === 1 ? '' : ` (${incident.count} times)`;
  if (entry.firstElementChild) entry.firstElementChild.textContent = `${incident.text}${times}`;
  const { length } = list.children;
  button.textContent = `${length} ${length === 1 ? 'problem' : 'problems'}`;
  panel.hidden = false;
}

/** Makes the button open and close the list, and Escape close it. */
export function startPanel(): void {
  const parts = findParts();
  if (parts === undefined) return;
  const { panel, button } = parts;
  button.addEventListener('click', () => {
    toggle(button.getAttribute('aria-expanded') !== 'true');
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    toggle(false);
    button.focus();
  });
}
