import { contains, findAll } from '../dom/foreign-dom.ts';
import { listen } from '../dom/listen.ts';

/** Silent moving pictures, such as a background's, do not count. */
function isSilent(target: EventTarget | null): boolean {
  return target instanceof HTMLMediaElement && target.muted;
}

/**
 * Lets only one medium of the page play at a time. When media inside the element start, all others on the page
 * are paused; when media elsewhere start, the element is stopped. A player in an `<iframe>` takes part if a
 * `play` event is sent to its iframe.
 * @param stop stops the element's own media
 */
export function playAlone(element: Element, stop: () => void, signal: AbortSignal): void {
  const onPlay = ({ target }: Event) => {
    if (!(target instanceof Element) || isSilent(target)) return;
    if (!contains(element, target)) {
      stop();
      return;
    }
    for (const medium of findAll<HTMLMediaElement>(document, 'audio, video')) {
      if (medium !== target && !isSilent(medium)) medium.pause();
    }
  };
  // The event does not bubble.
  listen(document, ['play'], onPlay, { capture: true, signal });
}
