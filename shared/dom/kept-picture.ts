import { parseAddress } from '../rules/parse-address.ts';
import { writeAttribute } from './element-attributes.ts';

function pathOf(address: string): string | undefined {
  const url = parseAddress(address, document.baseURI);
  return url && url.origin + url.pathname;
}

/**
 * The first picture in an element that shows an image (DECISIONS "First picture"): its `<img>`, or the
 * `<picture>` around it. The query may differ: it only asks for a size.
 */
export function findPicture(element: Element, address: string): HTMLElement | undefined {
  const wanted = pathOf(address);
  const image = [...element.querySelectorAll('img')].find(
    // One that could not be loaded would show the browser's broken-image icon.
    (each) =>
      !(each.complete && each.naturalWidth === 0) &&
      pathOf(each.getAttribute('src') ?? '') === wanted,
  );
  return image?.closest('picture') ?? image;
}

/**
 * Moves a picture of the page into a box that it covers. A copy stays in its first place, so that a copy of
 * the page made meanwhile has a picture too.
 *
 * @returns a function that puts it back
 */
export function movePicture(picture: HTMLElement, place: Element): () => void {
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img');
  const classes = image?.getAttribute('class') ?? null;
  const placeHolder = picture.cloneNode(true) as HTMLElement;
  picture.replaceWith(placeHolder);
  place.append(picture);
  image?.classList.add('pmw-cover');
  return () => {
    if (image) writeAttribute(image, 'class', classes);
    placeHolder.replaceWith(picture);
  };
}
