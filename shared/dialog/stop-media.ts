import { findAll, send } from '../dom/foreign-dom.ts';

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
