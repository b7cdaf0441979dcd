import { type ReactElement } from 'react';
import { RichText } from '../html/rich-text.tsx';
import { safeLink } from '../html/safe-link.ts';
import { toOccurrenceKeys } from '../rules/occurrence-keys.ts';
import { Icon } from './icon.tsx';
import { LinkedName } from './linked-name.tsx';
import { type TileProps } from './tile-content.ts';

interface TileChaptersProps extends TileProps {
  readonly link: string | undefined;
  /** Plain text if there is no address. */
  readonly cta: string;
}

export function TileChapters(props: TileChaptersProps): ReactElement {
  const { texts, tile, chapters, link, cta } = props;
  const keys = toOccurrenceKeys(chapters.map(({ url, heading }) => `${url} ${heading}`));
  return (
    <div className="pmw-tile__series">
      {chapters.length > 0 && (
        <p className="pmw-tile__series-heading pmw-eyebrow">{texts.get('chapters')}</p>
      )}
      <RichText html={tile.moreText} className="pmw-tile__text" />
      {chapters.length > 0 && (
        <ol className="pmw-tile__chapters" role="list">
          {chapters.map((chapter, index) => (
            <li className="pmw-tile__chapter" key={keys[index]}>
              <span className="pmw-tile__number" aria-hidden="true" />
              <h3 className="pmw-tile__chapter-heading">
                <LinkedName
                  className="pmw-tile__chapter-link"
                  address={safeLink(chapter.url)}
                  name={chapter.heading}
                />
              </h3>
              {chapter.date && <p className="pmw-tile__chapter-date">{chapter.date}</p>}
            </li>
          ))}
        </ol>
      )}
      {link ? (
        <a className="pmw-tile__series-link pmw-arrow-link" href={link}>
          <span>{cta || texts.get('read-more')}</span>
          <Icon name="arrow-right" isMoving />
        </a>
      ) : (
        cta && <p className="pmw-tile__text">{cta}</p>
      )}
    </div>
  );
}
