export const openModalEvent = 'pmw-open-modal';
export const closeModalEvent = 'pmw-close-modal';

/** Shows an element of the page in the modal, as pressing an opener with `data-modal` would. */
export function openModal(content: Element): void {
  content.dispatchEvent(new Event(openModalEvent, { bubbles: true }));
}

export function closeModal(element: Element): void {
  element.dispatchEvent(new Event(closeModalEvent, { bubbles: true }));
}
