import { listen } from '../dom/listen.ts';
import { makeElement } from '../dom/make-element.ts';
import { nextTask } from '../dom/next-task.ts';

/** The browser has tried each source and waits for another one. */
const hasNoSource = ({ networkState }: HTMLMediaElement): boolean =>
  networkState === HTMLMediaElement.NETWORK_NO_SOURCE;

/**
 * Calls the listener when a medium turns out to have no file that the browser can play, with its `src` or with all of its
 * `<source>`. Of the latter neither `play()` nor the medium tells: it would look as if it played, for ever.
 */
export function onUnplayable(
  medium: HTMLMediaElement,
  listener: () => void,
  signal: AbortSignal,
): void {
  const onError = async ({ target }: Event) => {
    const isLast = target === medium || target === [...medium.querySelectorAll('source')].at(-1);
    // After the last source the browser looks for a next one.
    await nextTask();
    if (signal.aborted || !isLast || !(medium.error || hasNoSource(medium))) return;
    medium.pause();
    listener();
  };
  // The error of a <source> does not bubble.
  listen(medium, ['error'], (event) => void onError(event), { capture: true, signal });
}

/** Says that a medium cannot be played, with the CMS's link inside it, which browsers never show. */
export function makeUnplayable(
  medium: HTMLMediaElement,
  classes: string,
  text: string,
): HTMLElement {
  const message = makeElement('p', classes, text);
  message.role = 'status';
  const given = medium.querySelector<HTMLAnchorElement>('a[href]');
  if (given) {
    const link = makeElement('a', '', given.textContent.trim() || given.href);
    link.href = given.href;
    message.append(' ', link);
  }
  return message;
}

/**
 * Plays a medium. One that has failed to load is loaded again first: Chromium refuses to load a medium in a document
 * without a window, from which a script has taken it, and keeps that error on the page.
 *
 * @returns rejected if the browser does not play it; without any source it waits for one, see `onUnplayable`
 */
export function startPlaying(medium: HTMLMediaElement): Promise<void> {
  if (medium.error || hasNoSource(medium)) medium.load();
  return medium.play();
}
