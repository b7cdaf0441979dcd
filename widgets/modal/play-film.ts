import { findAll, findFirst } from '../../shared/dom/foreign-dom.ts';
import { startPlaying } from '../../shared/media/unplayable.ts';

/**
 * Plays the film of a dialog that holds nothing else, unless the browser refuses: the press that opened it has asked for
 * it.
 */
export async function playOnlyFilm(content: Element): Promise<void> {
  const media = findAll<HTMLMediaElement>(content, 'audio, video');
  const [film] = media;
  const hasHeading = findFirst(content, 'h1, h2, h3, h4, h5, h6, [role="heading"]') !== undefined;
  if (hasHeading || media.length !== 1 || !film?.matches('video')) return;
  try {
    await startPlaying(film);
  } catch {
    // It has its own button.
  }
}
