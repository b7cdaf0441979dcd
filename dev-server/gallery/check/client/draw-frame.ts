/**
 * Draws a page in a new frame, in the place of the former one: a frame that goes to another address would
 * leave a step in the history for every change of the text.
 *
 * @param address of the page
 */
export function drawFrame(place: HTMLElement, address: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'dev-check__drawn';
  frame.title = 'What was typed, drawn';
  // No origin of its own: it reaches neither this page nor what the site has stored.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = address;
  place.replaceChildren(frame);
}
