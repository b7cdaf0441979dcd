import { reportIcon } from '../shared/components/known-icon.ts';
import { type ApiClient } from './client.ts';
import { dataField } from './data-field.ts';
import { defineEntry, type EntryValue, readOwn } from './entry.ts';
import {
  colourField,
  type Field,
  flagFieldTrue,
  htmlField,
  imageField,
  linkField,
  textField,
} from './fields.ts';
import { defineFilterAnswer, type FilterData } from './filter-data.ts';
import { listField } from './list.ts';
import { type FetchOptions, request } from './request.ts';

const withoutIcon = 'A link has its arrow, other tiles no icon.';

/** The icon of a tile. One that is not known is reported, here and in `Data`. */
const iconField: Field<string> = {
  ...textField,
  read: (value, where, problems) => {
    const icon = textField.read(value, where, problems);
    reportIcon(icon, where, withoutIcon, (problem) => problems.push(problem));
    return icon;
  },
};

const tileDataField: typeof dataField = {
  ...dataField,
  read: (value, where, problems) => {
    const data = dataField.read(value, where, problems);
    const icon = readOwn(data, 'Icon');
    if (typeof icon === 'string') {
      reportIcon(icon, `${where}.Icon`, withoutIcon, (problem) => problems.push(problem));
    }
    return data;
  },
};

const chapter = defineEntry(
  {
    Headline: textField,
    Url: linkField,
    FormattedPublishedDate: textField,
    isShown: flagFieldTrue,
    Data: dataField,
  },
  ['Headline'],
);

const article = defineEntry(
  {
    Headline: textField,
    Description: htmlField,
    CtaText: textField,
    Url: linkField,
    Image: imageField,
    DisplayTile: textField,
    FormattedPublishedDate: textField,
    Data: tileDataField,
    ChapteredArticles: listField(chapter),

    // Featured insights content, named as the CMS names it.
    EyebrowHeading: textField,
    BackgroundImage: imageField,
    ColorOverlay: colourField,
    IntroCopy: htmlField,
    TileCopy: htmlField,
    visibleArticles: listField(chapter),

    // An article tile, named as the CMS names it.
    icon: iconField,
    heading: textField,
    url: linkField,
    imageUrl: imageField,
    displayTile: textField,
    tileObject: dataField,
  },
  ['Headline', 'heading'],
);

/** A missing field is '' or empty. */
export type ArticleEntry = EntryValue<typeof article>;

export type ArticleData = FilterData<'articles', ArticleEntry>;

export const articleAnswer = defineFilterAnswer('articles', article);

export type ArticleList = 'news' | 'insight';

/**
 * GET {culture}/articledata/news or /insight, relative to the api base.
 * @throws {CallFailure} if the connection or the answer as a whole fails
 */
export async function fetchArticleData(
  api: ApiClient,
  list: ArticleList,
  options: FetchOptions,
): Promise<ArticleData> {
  const segments = ['articledata', list];
  return request(api, { method: 'GET', base: 'api', segments }, articleAnswer, options);
}
