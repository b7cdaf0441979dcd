import { clsx } from 'clsx';
import { type ReactElement } from 'react';
import { RichText } from '../html/rich-text.tsx';
import { safeColour } from '../html/safe-colour.ts';
import { safeImage } from '../html/safe-image.ts';
import { safeLink } from '../html/safe-link.ts';
import { findTileSize, hasTileImage, isCallout, type TileKind } from '../rules/tile-size.ts';
import { CoverPicture } from './cover-picture.tsx';
import { LinkedName } from './linked-name.tsx';
import { TileChapters } from './tile-chapters.tsx';
import { type TileContent, type TileProps } from './tile-content.ts';
import { TileIcon } from './tile-icon.tsx';

const modifiers: Readonly<Record<TileKind, string>> = {
  Simple: 'simple',
  Featured: 'featured',
  WithImage: 'with-image',
  Callout: 'callout',
  CalloutNotched: 'callout-notched',
  ChapteredContent: 'chaptered',
};

/** An image that may not be loaded does not count. */
export function findCells(tile: TileContent): { readonly width: number; readonly height: number } {
  return findTileSize(tile.kind, safeImage(tile.image));
}

/** The heading's link covers the tile; chapters have links of their own. */
export function Tile(props: TileProps): ReactElement {
  const { tile } = props;
  const { kind, eyebrow, heading, cta, date, overlay, icon } = tile;
  const isSeries = kind === 'ChapteredContent';
  const image = safeImage(tile.image);
  const hasImage = isSeries ? image !== undefined : hasTileImage(kind, image);
  // Its image is as high as the tile.
  const isCovered = kind === 'Featured' && hasImage;
  const isDark = isSeries || isCallout(kind) || isCovered;
  const link = safeLink(tile.url);
  const colour = safeColour(overlay);
  // A series is as wide as two columns of three.
  const sizes = isSeries ? '50vw' : '(max-width: 992px) 50vw, 33vw';
  const hasFoot = !isSeries && (date || cta || link);

  return (
    <article
      className={clsx(
        'pmw-tile',
        // A featured tile without its image looks like a simple one.
        `pmw-tile--${isDark || hasImage ? modifiers[kind] : 'simple'}`,
        isDark && 'pmw-on-dark',
      )}
    >
      <div className="pmw-tile__main">
        {(hasImage || isDark) && (
          <div className={clsx('pmw-tile__ground', kind === 'CalloutNotched' && 'pmw-notch')}>
            {hasImage && (
              <CoverPicture
                address={image}
                loading="lazy"
                sizes={`(max-width: 600px) 100vw, ${isCovered ? 'max(50vw, 44rem)' : sizes}`}
              />
            )}
            {colour && isSeries && (
              <svg
                className="pmw-tile__overlay"
                viewBox="0 0 1 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path fill={colour} d="M0 0h1v1H0z" />
              </svg>
            )}
          </div>
        )}
        <div className="pmw-tile__body">
          {eyebrow && (
            <p className={clsx('pmw-tile__eyebrow pmw-eyebrow', isDark && 'pmw-eyebrow--on-dark')}>
              {eyebrow}
            </p>
          )}
          <h2 className="pmw-tile__heading">
            <LinkedName className="pmw-tile__link" address={link} name={heading} />
          </h2>
          <RichText html={tile.text} className="pmw-tile__text" />
          {hasFoot && (
            <div className="pmw-tile__foot">
              {(date || !cta) && <span className="pmw-tile__date">{date}</span>}
              {cta && <span className="pmw-tile__cta">{cta}</span>}
              <TileIcon icon={icon} hasLink={Boolean(link)} />
            </div>
          )}
        </div>
      </div>
      {isSeries && <TileChapters {...props} link={link} cta={cta} />}
    </article>
  );
}
