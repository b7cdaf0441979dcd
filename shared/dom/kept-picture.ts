import { parseOnPage } from '../html/parse-on-page.ts';
import { findAll, writeAttribute } from './foreign-dom.ts';

function pathOf(address: string): string | undefined {
  const url = parseOnPage(address);
  return url && url.origin + url.pathname;
}

/**
 * The first `<img>` in an element that shows a picture (DECISIONS "First picture"). The query may differ: it
 * only asks for a size.
 */
export function findPicture(element: Element, address: string): HTMLImageElement | undefined {
  const wanted = pathOf(address);
  return findAll<HTMLImageElement>(element, 'img').find(
    // A picture that could not be loaded would show the browser's broken-image icon.
    (each) =>
      !(each.complete && each.naturalWidth === 0) &&
      pathOf(each.getAttribute('src') ?? '') === wanted,
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
