import { type ComponentProps, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { findPicture, movePicture } from '../media/kept-picture.ts';
import { useShownEffect } from '../hooks/use-shown-effect.ts';
import { useWidget } from '../widget/use-widget.ts';
import { CoverPicture } from './cover-picture.tsx';

interface KeptPictureProps extends ComponentProps<typeof CoverPicture> {
  readonly className: string;
  readonly isInCms: boolean;
}

/** A picture in its box. If the CMS rendered it, its node stays: nothing is loaded or painted again. */
export function KeptPicture({ className, isInCms, ...picture }: KeptPictureProps): ReactElement {
  const { element, imageResizing } = useWidget();
  const { address } = picture;
  const box = useRef<HTMLDivElement>(null);
  /** Null if the CMS has none; undefined until it has been looked for. */
  const [kept, setKept] = useState<HTMLImageElement | null | undefined>(isInCms ? undefined : null);
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the page is read after rendering; React renders again before the widget is shown
    if (isInCms && address) setKept(findPicture(element, address, imageResizing.query) ?? null);
  }, [element, imageResizing, isInCms, address]);
  useShownEffect(() => (kept && box.current ? movePicture(kept, box.current) : undefined), [kept]);
  return (
    <div className={className} ref={box}>
      {kept === null && <CoverPicture {...picture} />}
    </div>
  );
}
