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

type Schemas = Readonly<Record<string, JsonSchema>>;

/** By the names of the stubs. */
export const answerSchemas = {
  slideshow: answerSchema(slideshowAnswer),
  verticalscroll: answerSchema(slideshowAnswer),
  search: answerSchema(searchAnswer),
  signup: entrySchema(signupAnswer),
  'articledata/news': answerSchema(articleAnswer),
  'articledata/insight': answerSchema(articleAnswer),
  teamdata: answerSchema(teamAnswer),
} as const satisfies Schemas;

export type AnswerName = keyof typeof answerSchemas;

export const answerDocs: Readonly<Record<AnswerName, FieldDocs>> = {
  slideshow: slideshowDocs,
  verticalscroll: slideshowDocs,
  search: searchDocs,
  signup: signupDocs,
  'articledata/news': articleDocs,
  'articledata/insight': articleDocs,
  teamdata: teamDocs,
};

const ofShareClass = entrySchema(shareClass);

const shareClassAlone: JsonSchema = {
  ...ofShareClass,
  properties: { ...ofShareClass.properties, shareClasses: false },
};

/** By the names of the attributes. Of several forms the first is the one that editors fill in. */
export const pageDataSchemas = {
  'data-slides': { anyOf: [listSchema(slideshowAnswer.item), answerSchema(slideshowAnswer)] },
  'data-content': { anyOf: [answerSchema(articleAnswer), answerSchema(teamAnswer)] },
  'data-documents': listSchema(documentEntry),
  'data-funds': { anyOf: [listSchema(fund), { type: 'array', items: shareClassAlone }] },
  'data-performance': entrySchema(performance),
  'data-popular': listSchema(popularSearch),
  'data-tabs': { ...listSchema(tab), minItems: 1 },
} as const satisfies Schemas;

export type PageDataName = keyof typeof pageDataSchemas;

/** A list of funds may also be a list of share classes. */
export const pageDataDocs: Readonly<Record<PageDataName, FieldDocs>> = {
  'data-slides': slideDocs,
  'data-content': contentDocs,
  'data-documents': documentDocs,
  'data-funds': { ...fundDocs, ...shareClassDocs },
  'data-performance': performanceDocs,
  'data-popular': popularSearchDocs,
  'data-tabs': tabDocs,
};
