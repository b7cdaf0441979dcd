/**
 * Plays a medium. If a script has loaded this part of the page, the medium is loaded again first: Chromium
 * refuses to load it in a document without a window, and keeps that error on the page.
 * @returns rejected if the browser does not play it
 */
export function startPlaying(medium: HTMLMediaElement): Promise<void> {
  if (medium.error) medium.load();
  return medium.play();
}
