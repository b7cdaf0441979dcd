import { type ComponentProps, type ReactElement } from 'react';
import { useKeptPicture } from '../hooks/use-kept-picture.ts';
import { CoverPicture } from './cover-picture.tsx';

interface KeptPictureProps extends ComponentProps<typeof CoverPicture> {
  readonly className: string;
  /** The CMS's rendering of it, if there is one. */
  readonly cmsContent: Element | undefined;
}

/** A picture in its box: the one that the CMS rendered, where it did. */
export function KeptPicture({ className, cmsContent, ...picture }: KeptPictureProps): ReactElement {
  const keep = useKeptPicture(cmsContent, picture.address);
  return (
    <div className={className} ref={keep}>
      {!keep && <CoverPicture {...picture} />}
    </div>
  );
}
