/**
 * Plays a medium. One in a part of the page that a script has loaded is loaded again first: Chromium refuses
 * to load it as long as it is in a document without a window, and keeps that error on the page.
 *
 * @returns rejected where the browser does not play it
 */
export function startPlaying(medium: HTMLMediaElement): Promise<void> {
  if (medium.error) medium.load();
  return medium.play();
}
