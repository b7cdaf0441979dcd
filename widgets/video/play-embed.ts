import { stopMediaEvent } from '../../shared/dialog/stop-media.ts';
import { hasConsent, giveConsent, onConsent } from '../../shared/consent/consent.ts';
import { keptFromRouters } from '../../shared/dom/kept-from-routers.ts';
import { listen } from '../../shared/dom/listen.ts';
import { wantsElsewhere } from '../../shared/dom/wants-elsewhere.ts';
import { contentWithout } from '../../shared/widget/content-without.ts';
import { failWith } from '../../shared/widget/fail-with.ts';
import { parseEmbed } from './embed-address.ts';
import { makeNotice } from './make-notice.ts';
import { makePlayer } from './make-player.ts';
import { type VideoConfig, type VideoContext } from './video-context.ts';

/**
 * Turns the link on the picture into a button that is replaced by the player, once the visitor has pressed it
 * and consented where that is needed.
 *
 * @param embed the address of the player, as it is written
 * @returns a function that restores the picture
 */
export function startEmbed(
  embed: string,
  { title, waitForConsent }: VideoConfig,
  context: VideoContext,
): () => void {
  const { element, act, borrow, embedHosts, signal, texts } = context;
  const address = parseEmbed(embed, location.href, embedHosts);
  if (!(address instanceof URL)) return failWith(address);
  const links = [
    ...element.querySelectorAll('a[data-play]'),
    ...element.querySelectorAll('a[href]'),
  ];
  // Links in a drawing cannot be replaced by a player.
  const link = links.find((each) => each instanceof HTMLAnchorElement);
  if (!link) {
    return failWith(contentWithout('a link', 'a link to the film, for visitors without scripts'));
  }

  /** What replaces the link: the notice or the player. */
  let shown: HTMLElement | undefined;
  let takeAway: () => void = () => undefined;
  const show = (next: HTMLElement) => {
    takeAway();
    shown = next;
    link.after(next);
    takeAway = borrow.node(next);
    borrow.attributes(link, { hidden: '' });
  };
  const putBack = () => {
    if (!shown) return;
    const hadFocus = shown.contains(document.activeElement);
    takeAway();
    shown = undefined;
    borrow.attributes(link, { hidden: null });
    if (hadFocus) link.focus();
  };
  const play = () => {
    const player = makePlayer(address, title);
    show(player);
    player.focus();
    // All other media on the page stop.
    player.dispatchEvent(new Event('play'));
    act({ action: 'play', label: title });
  };
  const ask = () => {
    const onAccept = () => {
      act({ action: 'accept-cookies', label: title });
      giveConsent(element);
      play();
    };
    const notice = makeNotice(texts, address.host, link.href, onAccept);
    show(notice);
    notice.querySelector('button')?.focus();
  };

  borrow.attributes(link, { ...keptFromRouters, role: 'button' });
  const onClick = (event: MouseEvent) => {
    if (wantsElsewhere(event)) return;
    event.preventDefault();
    if (waitForConsent && !hasConsent()) ask();
    else play();
  };
  // A button reacts to the space bar, a link does not.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  };
  listen(link, ['click'], onClick, { signal });
  listen(link, ['keydown'], onKey, { signal });
  // Consent given elsewhere removes the question; it starts nothing (DECISIONS "Cookie bar").
  onConsent(putBack, signal);
  listen(element, [stopMediaEvent], putBack, { signal });
  return putBack;
}
