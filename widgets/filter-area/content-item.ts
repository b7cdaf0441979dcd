import { type ArticleEntry } from '../../api/article-data.ts';
import { readOwn } from '../../api/entry.ts';
import { type TeamEntry } from '../../api/team-data.ts';
import { type TileChapter, type TileContent } from '../../shared/components/tile-content.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { toTileKind } from '../../shared/rules/tile-size.ts';
import { type FieldValues, findShownName, listValues, type ReadValues } from './field-values.ts';
import { type TeamMember } from './sort-team.ts';

export interface Chapter extends TileChapter {
  readonly values: FieldValues;
}

export interface ContentItem {
  /** Its position in the answer, because entries have no id. */
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
  readonly chapters: readonly never[];
}

type Data = Readonly<Record<string, unknown>>;

function readText(data: Data, field: string): string {
  const value = readOwn(data, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

export function toContentItem(
  entry: ArticleEntry,
  key: number,
  readValues: ReadValues,
): ContentItem {
  const { Data: data, tileObject, ChapteredArticles, visibleArticles } = entry;
  const kind = toTileKind(entry.DisplayTile || entry.displayTile);
  return {
    key,
    tile: {
      kind,
      eyebrow: toPlainText(entry.EyebrowHeading || readText(data, 'Eyebrow')),
      heading: toPlainText(entry.Headline || entry.heading),
      text: entry.IntroCopy || entry.Description,
      moreText: entry.TileCopy,
      cta: toPlainText(entry.CtaText),
      url: entry.Url || entry.url,
      // `Image` is for Featured and WithImage only.
      image: kind === 'ChapteredContent' ? entry.BackgroundImage : entry.Image || entry.imageUrl,
      overlay: entry.ColorOverlay,
      date: toPlainText(
        entry.FormattedPublishedDate ||
          readText(tileObject, 'FormattedPublishedDate') ||
          readText(data, 'FormattedPublishedDate'),
      ),
      icon: entry.icon || readText(data, 'Icon'),
    },
    // The visible articles of a CMS count only if it sends no chapters, from which they follow.
    chapters: (ChapteredArticles.length > 0 ? ChapteredArticles : visibleArticles)
      .filter(({ isShown }) => isShown)
      .map((chapter) => ({
        heading: toPlainText(chapter.Headline),
        url: chapter.Url,
        date: toPlainText(
          chapter.FormattedPublishedDate || readText(chapter.Data, 'FormattedPublishedDate'),
        ),
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

export function toPerson(entry: TeamEntry, key: number, readValues: ReadValues): Person {
  return {
    key,
    name: toPlainText(entry.FullName),
    sortName: toPlainText(readText(entry.Data, 'SortName') || readText(entry.Data, 'LastName')),
    title: toPlainText(entry.Title),
    image: entry.ImageUrl,
    imageAlt: toPlainText(entry.ImageAltText),
    url: entry.Url,
    teams: readTeams(entry.Data),
    values: readValues(entry.Data),
    chapters: [],
  };
}
