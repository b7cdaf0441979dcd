import { send } from '../dom/foreign-dom.ts';

export const openModalEvent = 'pmw-open-modal';
export const closeModalEvent = 'pmw-close-modal';

/** Shows an element of the page in the modal, as pressing an opener with `data-modal` would. */
export function openModal(content: Element): void {
  send(content, new Event(openModalEvent, { bubbles: true }));
}

export function closeModal(element: Element): void {
  send(element, new Event(closeModalEvent, { bubbles: true }));
}
