import { type RefCallback, useState } from 'react';
import { findPicture, movePicture } from '../dom/kept-picture.ts';

/**
 * Keeps the picture that the CMS rendered: the same node, so nothing is loaded or painted again.
 *
 * @param cmsContent a mount point that still holds it at the first render; undefined: nothing is kept
 * @param address of the image that would be shown
 * @returns the `ref` of the box that receives it; undefined where there is none to keep
 */
export function useKeptPicture(
  cmsContent: Element | undefined,
  address: string | undefined,
): RefCallback<HTMLElement> | undefined {
  const [keep] = useState(() => {
    const image = cmsContent && address ? findPicture(cmsContent, address) : undefined;
    return image && ((box: HTMLElement | null) => (box ? movePicture(image, box) : undefined));
  });
  return keep;
}
