import { parseOnPage } from '../html/parse-on-page.ts';
import { nameFile } from '../rules/same-file.ts';
import { findAll, writeAttribute } from '../dom/foreign-dom.ts';

/** @param sizeQuery how this page asks for a size (`data-image-query`) */
export function isSamePicture(one: string, other: string, sizeQuery?: string): boolean {
  const [url, otherUrl] = [parseOnPage(one), parseOnPage(other)];
  return url && otherUrl ? nameFile(url, sizeQuery) === nameFile(otherUrl, sizeQuery) : false;
}

/** The first `<img>` in an element that shows a picture, in whichever size (DECISIONS "First picture"). */
export function findPicture(
  element: Element,
  address: string,
  sizeQuery?: string,
): HTMLImageElement | undefined {
  return findAll<HTMLImageElement>(element, 'img').find(
    // A picture that could not be loaded would show the browser's broken-image icon.
    (each) =>
      !(each.complete && each.naturalWidth === 0) &&
      isSamePicture(each.getAttribute('src') ?? '', address, sizeQuery),
  );
}

/**
 * Moves a picture of the page, with the `<picture>` around it, into a box that it covers. A copy stays in its
 * first place, so that a copy of the page made meanwhile has a picture too.
 * @returns a function that puts it back
 */
export function movePicture(image: HTMLImageElement, place: Element): () => void {
  const picture = image.closest('picture') ?? image;
  const classes = image.getAttribute('class');
  const placeHolder = picture.cloneNode(true) as HTMLElement;
  picture.replaceWith(placeHolder);
  place.append(picture);
  image.classList.add('pmw-cover');
  return () => {
    writeAttribute(image, 'class', classes);
    placeHolder.replaceWith(picture);
  };
}
