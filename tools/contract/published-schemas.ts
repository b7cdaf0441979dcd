import { articleAnswer } from '../../api/article-data.ts';
import { documentEntry } from '../../api/documents.ts';
import { fund, shareClass } from '../../api/funds.ts';
import { type JsonSchema } from '../../api/json-schema.ts';
import { performance } from '../../api/performance.ts';
import { popularSearch } from '../../api/popular-searches.ts';
import { searchAnswer } from '../../api/search.ts';
import { signupAnswer } from '../../api/signup.ts';
import { slideshowAnswer } from '../../api/slideshow.ts';
import { tab } from '../../api/tab-data.ts';
import { teamAnswer } from '../../api/team-data.ts';
import { answerSchema, entrySchema, listSchema } from './entry-schema.ts';
import { type FieldDocs } from './field-docs.ts';
import { articleDocs } from './fields/article-data.docs.ts';
import { documentDocs } from './fields/documents.docs.ts';
import { contentDocs } from './fields/filter-content.docs.ts';
import { fundDocs, shareClassDocs } from './fields/funds.docs.ts';
import { performanceDocs } from './fields/performance.docs.ts';
import { popularSearchDocs } from './fields/popular-searches.docs.ts';
import { searchDocs } from './fields/search.docs.ts';
import { signupDocs } from './fields/signup.docs.ts';
import { slideDocs, slideshowDocs } from './fields/slideshow.docs.ts';
import { tabDocs } from './fields/tab-data.docs.ts';
import { teamDocs } from './fields/team-data.docs.ts';

export interface Published {
  readonly schema: JsonSchema;
  readonly docs: FieldDocs;
}

const ofArticles = { schema: answerSchema(articleAnswer), docs: articleDocs };
const ofSlideshow = { schema: answerSchema(slideshowAnswer), docs: slideshowDocs };

/** By the names of the stubs. */
export const publishedAnswers = {
  slideshow: ofSlideshow,
  verticalscroll: ofSlideshow,
  search: { schema: answerSchema(searchAnswer), docs: searchDocs },
  signup: { schema: entrySchema(signupAnswer), docs: signupDocs },
  'articledata/news': ofArticles,
  'articledata/insight': ofArticles,
  teamdata: { schema: answerSchema(teamAnswer), docs: teamDocs },
} satisfies Readonly<Record<string, Published>>;

export type AnswerName = keyof typeof publishedAnswers;

const ofShareClass = entrySchema(shareClass);

const shareClassAlone: JsonSchema = {
  ...ofShareClass,
  properties: { ...ofShareClass.properties, shareClasses: false },
};

/** By the names of the attributes. Of several forms the first is the one that editors fill in. */
export const publishedPageData = {
  'data-slides': {
    schema: { anyOf: [listSchema(slideshowAnswer.item), answerSchema(slideshowAnswer)] },
    docs: slideDocs,
  },
  'data-content': {
    schema: { anyOf: [answerSchema(articleAnswer), answerSchema(teamAnswer)] },
    docs: contentDocs,
  },
  'data-documents': { schema: listSchema(documentEntry), docs: documentDocs },
  // A list of funds may also be a list of share classes.
  'data-funds': {
    schema: { anyOf: [listSchema(fund), { type: 'array', items: shareClassAlone }] },
    docs: { ...fundDocs, ...shareClassDocs },
  },
  'data-performance': { schema: entrySchema(performance), docs: performanceDocs },
  'data-popular': { schema: listSchema(popularSearch), docs: popularSearchDocs },
  'data-tabs': { schema: { ...listSchema(tab), minItems: 1 }, docs: tabDocs },
} satisfies Readonly<Record<string, Published>>;

export type PageDataName = keyof typeof publishedPageData;

export function isPageData(name: string): name is PageDataName {
  return Object.hasOwn(publishedPageData, name);
}
