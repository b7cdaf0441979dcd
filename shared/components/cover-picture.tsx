import { type ImgHTMLAttributes, type ReactElement } from 'react';
import { readBaseAddress } from '../dom/page-document.ts';
import { findSourceSet } from '../rules/source-set.ts';
import { useWidget } from '../widget/use-widget.ts';

interface CoverPictureProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'loading' | 'decoding' | 'fetchPriority' | 'onLoad'
> {
  readonly address: string | undefined;
  /** For `sizes`; browsers that can measure a lazy image do so. */
  readonly sizes: string;
  /** In a box that is higher than wide the picture is wider than the box: what `sizes` says holds, not the box. */
  readonly isWiderThanBox?: boolean;
}

/** Draws nothing if the picture cannot be loaded, rather than the browser's broken-image icon. */
export function CoverPicture(props: CoverPictureProps): ReactElement | null {
  const { address, sizes, isWiderThanBox = false, ...loading } = props;
  const { imageResizing } = useWidget();
  if (!address) return null;
  const srcSet = findSourceSet(address, imageResizing, readBaseAddress());
  return (
    <img
      // The previous picture must not show until this one has loaded.
      key={address}
      className="pmw-cover"
      {...loading}
      sizes={srcSet && (loading.loading === 'lazy' && !isWiderThanBox ? `auto, ${sizes}` : sizes)}
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
