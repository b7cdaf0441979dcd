import { findAll, send } from '../dom/foreign-dom.ts';

export const openModalEvent = 'pmw-open-modal';
export const closeModalEvent = 'pmw-close-modal';

/** Shows an element of the page in the modal, as pressing an opener with `data-modal` would. */
export function openModal(content: Element): void {
  send(content, new Event(openModalEvent, { bubbles: true }));
}

export function closeModal(element: Element): void {
  send(element, new Event(closeModalEvent, { bubbles: true }));
}

/**
 * Bubbles from an iframe whose media must stop. The player of another site cannot be controlled, so the code
 * that inserted the iframe removes it.
 */
export const stopMediaEvent = 'pmw-stop-media';

/** Pauses all media below an element, and asks for every embed there to be stopped. */
export function stopMedia(root: ParentNode): void {
  for (const medium of findAll<HTMLMediaElement>(root, 'audio, video')) medium.pause();
  for (const frame of findAll(root, 'iframe')) {
    send(frame, new Event(stopMediaEvent, { bubbles: true }));
  }
}
