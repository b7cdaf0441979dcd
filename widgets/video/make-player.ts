const allowed = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/**
 * A player of another site: titled, and sandboxed as far as players allow. Only a player of the page's
 * own origin may not be of that origin: it could take its own sandbox away.
 */
export function makePlayer(address: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'pmw-video__player';
  frame.title = title;
  frame.allow = allowed;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.sandbox.add('allow-scripts', 'allow-presentation', 'allow-popups');
  if (address.origin !== location.origin) frame.sandbox.add('allow-same-origin');
  frame.src = address.href;
  return frame;
}
