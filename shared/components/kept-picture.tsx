import { type ComponentProps, type ReactElement, useRef, useState } from 'react';
import { findPicture, movePicture } from '../dom/kept-picture.ts';
import { useShownEffect } from '../hooks/use-shown-effect.ts';
import { CoverPicture } from './cover-picture.tsx';

interface KeptPictureProps extends ComponentProps<typeof CoverPicture> {
  readonly className: string;
  /** A mount point that still holds the CMS's rendering of it at the first render, if there is one. */
  readonly cmsContent: Element | undefined;
}

/** A picture in its box: where the CMS rendered it the same node, so nothing is loaded or painted again. */
export function KeptPicture({ className, cmsContent, ...picture }: KeptPictureProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const { address } = picture;
  const [kept] = useState(() =>
    cmsContent && address ? findPicture(cmsContent, address) : undefined,
  );
  useShownEffect(() => (kept && box.current ? movePicture(kept, box.current) : undefined), [kept]);
  return (
    <div className={className} ref={box}>
      {!kept && <CoverPicture {...picture} />}
    </div>
  );
}
