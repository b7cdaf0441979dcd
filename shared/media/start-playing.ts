import { hasNoSource } from './on-unplayable.ts';

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
