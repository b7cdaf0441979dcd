import { makeElement } from '../../shared/dom/make-element.ts';

/**
 * A player of another site: titled, and sandboxed as far as players allow. Only a player of the page's
 * own origin may not be of that origin: it could take its own sandbox away.
 */
export function makePlayer(address: URL, title: string): HTMLIFrameElement {
  const frame = makeElement('iframe', 'pmw-video__player');
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  const isForeign = address.origin !== location.origin;
  const may = 'allow-scripts allow-presentation allow-popups';
  frame.setAttribute('sandbox', isForeign ? `${may} allow-same-origin` : may);
  frame.src = address.href;
  return frame;
}
