import { type ComponentProps, type ReactElement, type RefCallback, useState } from 'react';
import { findPicture, movePicture } from '../dom/kept-picture.ts';
import { CoverPicture } from './cover-picture.tsx';

interface KeptPictureProps extends ComponentProps<typeof CoverPicture> {
  readonly className: string;
  /** A mount point that still holds the CMS's rendering of it at the first render, if there is one. */
  readonly cmsContent: Element | undefined;
}

/** A picture in its box: where the CMS rendered it the same node, so nothing is loaded or painted again. */
export function KeptPicture({ className, cmsContent, ...picture }: KeptPictureProps): ReactElement {
  const [keep] = useState((): RefCallback<HTMLElement> | undefined => {
    const { address } = picture;
    const image = cmsContent && address ? findPicture(cmsContent, address) : undefined;
    return image && ((box) => (box ? movePicture(image, box) : undefined));
  });
  return (
    <div className={className} ref={keep}>
      {!keep && <CoverPicture {...picture} />}
    </div>
  );
}
