/** A new frame: another address in the same one would add a step to the history for every change. */
export function drawFrame(place: HTMLElement, address: string): void {
  const frame = document.createElement('iframe');
  frame.className = 'dev-check__drawn';
  frame.title = 'What was typed, drawn';
  // Without an origin of its own: it can access neither this page nor what the site has stored.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = address;
  place.replaceChildren(frame);
}
