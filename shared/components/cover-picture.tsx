import { type ImgHTMLAttributes, type ReactElement } from 'react';
import { readBaseAddress } from '../dom/page-document.ts';
import { findSourceSet } from '../rules/source-set.ts';
import { useWidget } from '../widget/use-widget.ts';

interface CoverPictureProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'loading' | 'decoding' | 'fetchPriority' | 'onLoad'
> {
  readonly address: string | undefined;
  /**
   * How wide it is shown. Not "auto": a lazy picture that the browser has measured is loaded once more, as wide as the
   * window, where it is hidden or taken out of the page.
   */
  readonly sizes: string;
}

/** Draws nothing if the picture cannot be loaded, rather than the browser's broken-image icon. */
export function CoverPicture(props: CoverPictureProps): ReactElement | null {
  const { address, sizes, ...loading } = props;
  const { imageResizing } = useWidget();
  if (!address) return null;
  const srcSet = findSourceSet(address, imageResizing, readBaseAddress());
  return (
    <img
      // The previous picture must not show until this one has loaded.
      key={address}
      className="pmw-cover"
      {...loading}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={address}
      alt=""
      draggable={false}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
