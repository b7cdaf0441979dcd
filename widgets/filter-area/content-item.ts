import { type ArticleEntry } from '../../api/article-data.ts';
import { readOwn } from '../../api/entry.ts';
import { type TeamEntry } from '../../api/team-data.ts';
import { type TileChapter, type TileContent } from '../../shared/components/tile-content.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { toTileKind } from '../../shared/rules/tile-size.ts';
import {
  type FieldValues,
  findShownName,
  listValues,
  type ReadFieldValues,
} from './field-values.ts';
import { type TeamMember } from './sort-team.ts';

// The only file that knows the CMS's spellings.

export interface Chapter extends TileChapter {
  readonly values: FieldValues;
}

export interface ContentItem {
  /** Its position in the answer: entries have no id. */
  readonly key: number;
  readonly tile: TileContent;
  readonly chapters: readonly Chapter[];
  readonly values: FieldValues;
}

export interface Person extends TeamMember {
  readonly key: number;
  readonly title: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly url: string;
  readonly values: FieldValues;
  /** People have no chapters; they are matched by the same rules as series. */
  readonly chapters: readonly never[];
}

type Data = Readonly<Record<string, unknown>>;

function readText(data: Data, field: string): string {
  const value = readOwn(data, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Never changes the entry. */
export function toContentItem(
  entry: ArticleEntry,
  key: number,
  readValues: ReadFieldValues,
): ContentItem {
  const { Data: data, tileObject, ChapteredArticles, visibleArticles } = entry;
  const kind = toTileKind(entry.DisplayTile || entry.displayTile);
  return {
    key,
    tile: {
      kind,
      eyebrow: entry.EyebrowHeading || readText(data, 'Eyebrow'),
      heading: entry.Headline || entry.heading,
      text: entry.IntroCopy || entry.Description,
      moreText: entry.TileCopy,
      cta: entry.CtaText,
      url: entry.Url || entry.url,
      // A series has a background; an Image is for Featured and WithImage (SPEC 4).
      image: kind === 'ChapteredContent' ? entry.BackgroundImage : entry.Image || entry.imageUrl,
      overlay: entry.ColorOverlay,
      date:
        entry.FormattedPublishedDate ||
        readText(tileObject, 'FormattedPublishedDate') ||
        readText(data, 'FormattedPublishedDate'),
      icon: entry.icon || readText(data, 'Icon'),
    },
    // The visible articles that a CMS sends are used only where it sends no chapters: otherwise they are derived.
    chapters: (ChapteredArticles.length > 0 ? ChapteredArticles : visibleArticles)
      .filter(({ isShown }) => isShown)
      .map((chapter) => ({
        heading: chapter.Headline,
        url: chapter.Url,
        date: chapter.FormattedPublishedDate || readText(chapter.Data, 'FormattedPublishedDate'),
        values: readValues(chapter.Data),
      })),
    values: readValues(data),
  };
}

function readTeams(data: Data): Person['teams'] {
  const teams: readonly unknown[] = [readOwn(data, 'Team')].flat();
  return teams.flatMap((team) => {
    const values = listValues(team);
    return values.length === 0 ? [] : [{ label: findShownName(team), values }];
  });
}

export function toPerson(entry: TeamEntry, key: number, readValues: ReadFieldValues): Person {
  return {
    key,
    // Names are sorted by words, so this must be the visible text.
    name: toPlainText(entry.FullName),
    sortName: toPlainText(readText(entry.Data, 'SortName') || readText(entry.Data, 'LastName')),
    title: entry.Title,
    image: entry.ImageUrl,
    imageAlt: entry.ImageAltText,
    url: entry.Url,
    teams: readTeams(entry.Data),
    values: readValues(entry.Data),
    chapters: [],
  };
}
