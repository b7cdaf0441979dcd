import { type ImgHTMLAttributes, type ReactElement } from 'react';

interface CoverPictureProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'loading' | 'decoding' | 'fetchPriority'
> {
  /** One that is safe to load, or nothing to show. */
  readonly address: string | undefined;
}

/** A picture that covers its box; nothing where it cannot be loaded, rather than the browser's broken sign. */
export function CoverPicture({ address, ...loading }: CoverPictureProps): ReactElement | null {
  if (address === undefined) return null;
  return (
    <img
      // Another picture is another element: the one before must not show until it has come.
      key={address}
      className="pmw-cover"
      {...loading}
      src={address}
      alt=""
      draggable={false}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
