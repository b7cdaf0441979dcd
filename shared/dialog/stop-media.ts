/**
 * Bubbles from an iframe that has to fall silent: a player of another site takes no orders, so whoever
 * put it there takes it away.
 */
export const stopMediaEvent = 'pmw-stop-media';

/** Pauses every recording below an element, and asks for every embed there to be stopped. */
export function stopMedia(root: ParentNode): void {
  for (const medium of root.querySelectorAll<HTMLMediaElement>('audio, video')) medium.pause();
  for (const frame of root.querySelectorAll('iframe')) {
    frame.dispatchEvent(new Event(stopMediaEvent, { bubbles: true }));
  }
}
