import { articleAnswer, articleDocs } from './article-data.ts';
import { documentDocs, documentEntry } from './documents.ts';
import { answerSchema, entrySchema, listSchema } from './entry-schema.ts';
import { type FieldDocs } from './field-docs.ts';
import { fund, fundDocs, shareClass, shareClassDocs } from './funds.ts';
import { type JsonSchema } from './json-schema.ts';
import { searchAnswer, searchDocs } from './search.ts';
import { tab, tabDocs } from './search-tabs.ts';
import { signupAnswer, signupDocs } from './signup.ts';
import { slideDocs, slideshowAnswer, slideshowDocs } from './slideshow.ts';
import { teamAnswer, teamDocs } from './team-data.ts';

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

export const pageDataSchemas = {
  'data-slides': { anyOf: [answerSchema(slideshowAnswer), listSchema(slideshowAnswer.item)] },
  'data-documents': listSchema(documentEntry),
  'data-funds': { anyOf: [listSchema(fund), { type: 'array', items: shareClassAlone }] },
  'data-tabs': { ...listSchema(tab), minItems: 1 },
} as const satisfies Schemas;

export type PageDataName = keyof typeof pageDataSchemas;

/** A list of funds may also be a list of share classes. */
export const pageDataDocs: Readonly<Record<PageDataName, FieldDocs>> = {
  'data-slides': slideDocs,
  'data-documents': documentDocs,
  'data-funds': { ...fundDocs, ...shareClassDocs },
  'data-tabs': tabDocs,
};
