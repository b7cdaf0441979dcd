/** Asks the page's modal to open with this element as its content. */
export const openModalEvent = 'pmw-open-modal';
/** Asks the modal that contains the element to close. */
export const closeModalEvent = 'pmw-close-modal';

/** Shows an element of the page in the modal, as pressing an opener with `data-modal` would. */
export function openModal(content: Element): void {
  content.dispatchEvent(new Event(openModalEvent, { bubbles: true }));
}

/** Closes the modal around an element; does nothing where there is none. */
export function closeModal(element: Element): void {
  element.dispatchEvent(new Event(closeModalEvent, { bubbles: true }));
}
