import { makeElement } from '../../shared/dom/page-document.ts';

/** Sandboxed as far as players allow. With the page's own origin, a player could remove its own sandbox. */
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
