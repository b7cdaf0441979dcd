function pathOf(address: string): string | undefined {
  if (!URL.canParse(address, document.baseURI)) return undefined;
  const { origin, pathname } = new URL(address, document.baseURI);
  return origin + pathname;
}

/**
 * The first picture inside an element that shows an image (DECISIONS "First picture"): its `<img>`, or the
 * `<picture>` around it. The query may differ: it asks for a size.
 */
export function findPicture(element: Element, address: string): HTMLElement | undefined {
  const wanted = pathOf(address);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof HTMLImageElement)) continue;
    // One that could not be loaded would show the browser's broken sign.
    const isBroken = node.complete && node.naturalWidth === 0;
    if (isBroken || pathOf(node.getAttribute('src') ?? '') !== wanted) continue;
    return node.parentElement instanceof HTMLPictureElement ? node.parentElement : node;
  }
  return undefined;
}

/**
 * Moves a picture of the page to another place, in which it covers its box. A copy holds its first place,
 * so that what is copied from there meanwhile has a picture too.
 *
 * @returns puts it back
 */
export function movePicture(picture: HTMLElement, place: Element): () => void {
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img');
  const classes = image?.getAttribute('class') ?? null;
  const placeHolder = picture.cloneNode(true) as HTMLElement;
  picture.replaceWith(placeHolder);
  place.append(picture);
  image?.classList.add('pmw-cover');
  return () => {
    if (classes === null) image?.removeAttribute('class');
    else image?.setAttribute('class', classes);
    placeHolder.replaceWith(picture);
  };
}
