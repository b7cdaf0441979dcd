import { articleAnswer } from './article-data.ts';
import { documentsSchema } from './documents.ts';
import { fundsSchema } from './funds.ts';
import { type JsonSchema } from './json-schema.ts';
import { searchAnswer } from './search.ts';
import { signupAnswer } from './signup.ts';
import { slideshowAnswer, slidesSchema } from './slideshow.ts';
import { teamAnswer } from './team-data.ts';

/** What each call of CONTRACT 4 answers, by the names of the stubs. */
export const answerSchemas = {
  slideshow: slideshowAnswer.schema,
  verticalscroll: slideshowAnswer.schema,
  search: searchAnswer.schema,
  signup: signupAnswer.schema,
  'articledata/news': articleAnswer.schema,
  'articledata/insight': articleAnswer.schema,
  teamdata: teamAnswer.schema,
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** What a page supplies, by the attribute that holds it. */
export const pageDataSchemas = {
  'data-slides': slidesSchema,
  'data-documents': documentsSchema,
  'data-funds': fundsSchema,
} as const satisfies Readonly<Record<string, JsonSchema>>;
