import { type ReactElement } from 'react';
import { toPlainText } from '../html/plain-text.ts';
import { RichText } from '../html/rich-text.tsx';
import { safeLink } from '../html/safe-link.ts';
import { Icon } from './icon.tsx';
import { type TileChapter } from './tile-content.ts';

interface TileChaptersProps {
  readonly chapters: readonly TileChapter[];
  /** What stands over the list. */
  readonly heading: string;
  /** Markup. */
  readonly text: string;
  /** Where the whole series is. */
  readonly link: string | undefined;
  /** The words of that link; shown without a link where there is no address. '' where the data have none. */
  readonly cta: string;
  /** What the link says then. */
  readonly readMore: string;
  /** The level of the series' own heading. */
  readonly level: 2 | 3;
}

/** The dark half of a series: its chapters, and the way to all of it. */
export function TileChapters(props: TileChaptersProps): ReactElement {
  const { chapters, heading, text, link, cta, readMore, level } = props;
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <div className="pmw-tile__series">
      {chapters.length > 0 && <p className="pmw-tile__series-heading pmw-eyebrow">{heading}</p>}
      <RichText html={text} className="pmw-tile__text" />
      {chapters.length > 0 && (
        // eslint-disable-next-line jsx-a11y-x/no-redundant-roles -- Safari takes the role away from lists without marks
        <ol className="pmw-tile__chapters" role="list">
          {chapters.map((chapter, index) => {
            const address = safeLink(chapter.url);
            const name = toPlainText(chapter.heading);
            return (
              // Chapters have no id; the same ones come in the same order.
              <li className="pmw-tile__chapter" key={`${chapter.url} ${index}`}>
                <span className="pmw-tile__number" aria-hidden="true" />
                <Heading className="pmw-tile__chapter-heading">
                  {address === undefined ? (
                    <span>{name}</span>
                  ) : (
                    <a className="pmw-tile__chapter-link" href={address}>
                      {name}
                    </a>
                  )}
                </Heading>
                {chapter.date !== '' && (
                  <p className="pmw-tile__chapter-date">{toPlainText(chapter.date)}</p>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {link === undefined ? (
        cta !== '' && <p className="pmw-tile__text">{cta}</p>
      ) : (
        <a className="pmw-tile__series-link pmw-arrow-link" href={link}>
          <span>{cta || readMore}</span>
          <Icon name="arrow-right" isMoving />
        </a>
      )}
    </div>
  );
}
