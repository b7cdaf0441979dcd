/** Silent pictures that move, such as a background's, disturb nobody. */
function isSilent(target: EventTarget | null): boolean {
  return target instanceof HTMLMediaElement && target.muted;
}

/**
 * Lets one medium of the page sound at a time. What begins inside the element pauses every other
 * recording of the page; what begins elsewhere stops the element. A player in an `<iframe>` takes part
 * where a `play` event is sent to its iframe.
 *
 * @param stop what stops the element's own media
 * @param signal ends it
 */
export function playAlone(element: Element, stop: () => void, signal: AbortSignal): void {
  const onPlay = ({ target }: Event) => {
    if (!(target instanceof Element) || isSilent(target)) return;
    if (!element.contains(target)) {
      stop();
      return;
    }
    for (const medium of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
      if (medium !== target && !isSilent(medium)) medium.pause();
    }
  };
  // The event does not bubble.
  document.addEventListener('play', onPlay, { capture: true, signal });
}
