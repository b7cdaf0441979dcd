import { type ImgHTMLAttributes, type ReactElement, useContext } from 'react';
import { findSourceSet } from '../rules/source-set.ts';
import { ImageResizingContext } from './image-resizing-context.ts';

interface CoverPictureProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'loading' | 'decoding' | 'fetchPriority' | 'onLoad'
> {
  /** One that is safe to load, or nothing to show. */
  readonly address: string | undefined;
  /** How wide it is on the page, for `sizes`; a lazy one is measured by browsers that can. */
  readonly sizes: string;
}

/** A picture that covers its box; nothing where it cannot be loaded, rather than the browser's broken sign. */
export function CoverPicture(props: CoverPictureProps): ReactElement | null {
  const { address, sizes, ...loading } = props;
  const resizing = useContext(ImageResizingContext);
  if (address === undefined) return null;
  const srcSet = findSourceSet(address, resizing, document.baseURI);
  return (
    <img
      // Another picture is another element: the one before must not show until it has come.
      key={address}
      className="pmw-cover"
      {...loading}
      sizes={srcSet && (loading.loading === 'lazy' ? `auto, ${sizes}` : sizes)}
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
