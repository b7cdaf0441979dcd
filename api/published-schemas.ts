import { articleAnswer, articleDocs } from './article-data.ts';
import { documentDocs, documentsSchema } from './documents.ts';
import { type FieldDocs } from './field-docs.ts';
import { fundDocs, fundsSchema, shareClassDocs } from './funds.ts';
import { type JsonSchema } from './json-schema.ts';
import { searchAnswer, searchDocs } from './search.ts';
import { tabDocs, tabsSchema } from './search-tabs.ts';
import { signupAnswer, signupDocs } from './signup.ts';
import { slideDocs, slideshowAnswer, slideshowDocs, slidesSchema } from './slideshow.ts';
import { teamAnswer, teamDocs } from './team-data.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

/** What each call of CONTRACT 4 answers, by the names of the stubs. */
export const answerSchemas = {
  slideshow: slideshowAnswer.schema,
  verticalscroll: slideshowAnswer.schema,
  search: searchAnswer.schema,
  signup: signupAnswer.schema,
  'articledata/news': articleAnswer.schema,
  'articledata/insight': articleAnswer.schema,
  teamdata: teamAnswer.schema,
} as const satisfies Schemas;

export type AnswerName = keyof typeof answerSchemas;

/** What the reference says of the fields of each answer. */
export const answerDocs: Readonly<Record<AnswerName, FieldDocs>> = {
  slideshow: slideshowDocs,
  verticalscroll: slideshowDocs,
  search: searchDocs,
  signup: signupDocs,
  'articledata/news': articleDocs,
  'articledata/insight': articleDocs,
  teamdata: teamDocs,
};

/** What a page supplies, by the attribute that contains it. */
export const pageDataSchemas = {
  'data-slides': slidesSchema,
  'data-documents': documentsSchema,
  'data-funds': fundsSchema,
  'data-tabs': tabsSchema,
} as const satisfies Schemas;

export type PageDataName = keyof typeof pageDataSchemas;

/**
 * What the reference says of the fields of its entries. A list of funds may also be a list of share classes.
 */
export const pageDataDocs: Readonly<Record<PageDataName, FieldDocs>> = {
  'data-slides': slideDocs,
  'data-documents': documentDocs,
  'data-funds': { ...fundDocs, ...shareClassDocs },
  'data-tabs': tabDocs,
};
