import { stopMediaEvent } from '../../shared/dialog/dialog-events.ts';
import { hasConsent, onConsent, saveConsent } from '../../shared/consent/consent.ts';
import { findAll, tagOf } from '../../shared/dom/foreign-dom.ts';
import { makeElement } from '../../shared/dom/make-element.ts';
import { findFocused } from '../../shared/dom/focus.ts';
import { routerOptOut } from '../../shared/dom/opt-outs.ts';
import { listen } from '../../shared/dom/listen.ts';
import { listenToPresses } from '../../shared/dom/listen-to-presses.ts';
import { describeMissingContent } from '../../shared/widget/describe-problems.ts';
import { type FatalProblem, toFatal } from '../../shared/widget/problem.ts';
import { parseEmbed } from './embed-address.ts';
import { makeNotice } from './make-notice.ts';
import { type VideoConfig, type VideoContext } from './video-context.ts';

/** Sandboxed as far as players allow. With the page's own origin, a player could remove its own sandbox. */
function makePlayer(address: URL, title: string): HTMLIFrameElement {
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

/**
 * Turns the link on the picture into a button that is replaced by the player once the visitor has pressed it and, if
 * needed, consented. Call the result to restore the picture.
 */
export function offerEmbed(
  embed: string,
  { title, waitForConsent }: VideoConfig,
  context: VideoContext,
): (() => void) | FatalProblem {
  const { element, act, changes, embedHosts, signal, texts } = context;
  const address = parseEmbed(embed, location.href, embedHosts);
  if (!(address instanceof URL)) return toFatal(address);
  const links = [...findAll(element, 'a[data-play]'), ...findAll(element, 'a[href]')];
  // A link in a drawing (`<svg><a>`) cannot be replaced by a player.
  const link = links.find((each) => each instanceof HTMLAnchorElement);
  if (!link) {
    return toFatal(
      describeMissingContent('a link', 'a link to the film, for visitors without scripts'),
    );
  }

  /** The notice or the player, in place of the link. */
  let shown: HTMLElement | undefined;
  let removeShown: () => void = () => undefined;
  const show = (next: HTMLElement) => {
    removeShown();
    shown = next;
    link.after(next);
    removeShown = changes.node(next);
    changes.attributes(link, { hidden: '' });
  };
  const putBack = () => {
    if (!shown) return;
    const hadFocus = findFocused(shown) !== undefined;
    removeShown();
    shown = undefined;
    changes.attributes(link, { hidden: null });
    if (hadFocus) link.focus();
  };
  const play = () => {
    const player = makePlayer(address, title);
    show(player);
    player.focus();
    // Stops all other media on the page.
    player.dispatchEvent(new Event('play'));
    act({ action: 'play', label: title });
  };
  const ask = () => {
    const onAccept = () => {
      act({ action: 'accept-cookies', label: title });
      saveConsent(element, 'accepted');
      play();
      return true;
    };
    const { notice, accept } = makeNotice(texts, address.host, link.href);
    listenToPresses(accept, 'button', onAccept, signal);
    show(notice);
    accept.focus();
  };

  changes.attributes(link, { ...routerOptOut, role: 'button' });
  const onPress = () => {
    if (waitForConsent && !hasConsent()) ask();
    else play();
    return true;
  };
  listenToPresses(link, 'a', onPress, signal);
  // A choice made elsewhere removes the notice, not a film that plays, and plays nothing (DECISIONS "Cookie bar").
  onConsent(() => {
    if (!(shown && tagOf(shown) === 'iframe')) putBack();
  }, signal);
  listen(element, [stopMediaEvent], putBack, { signal });
  return putBack;
}
