/**
 * Shows a page in a new frame that replaces the former one: loading another address in the same frame would
 * add a history entry for every change of the text.
 *
 * @param address of the page
 */
export function drawFrame(place: HTMLElement, address: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'dev-check__drawn';
  frame.title = 'What was typed, drawn';
  // Without an origin of its own: it can access neither this page nor what the site has stored.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = address;
  place.replaceChildren(frame);
}
