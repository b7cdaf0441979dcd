import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { articleAnswer } from '../../api/article-data.ts';
import { checkDocuments } from '../../api/documents.ts';
import { checkContent } from '../../api/filter-content.ts';
import { checkFunds } from '../../api/funds.ts';
import { type JsonSchema } from '../../api/json-schema.ts';
import { checkPerformance } from '../../api/performance.ts';
import { searchAnswer } from '../../api/search.ts';
import { checkSignup } from '../../api/signup.ts';
import { checkSlides, slideshowAnswer } from '../../api/slideshow.ts';
import { checkPopularSearches } from '../../api/popular-searches.ts';
import { checkTabs } from '../../api/tab-data.ts';
import { teamAnswer } from '../../api/team-data.ts';
import { expectedIcon } from '../../shared/components/known-icon.ts';
import { type Parsed } from '../../shared/widget/parsed.ts';
import { compileForCms } from '../../tests/setup/site/compile-for-cms.ts';
import {
  type AnswerName,
  type PageDataName,
  type Published,
  publishedAnswers,
  publishedPageData,
} from './published-schemas.ts';
import { byLength } from '../../tests/setup/test-length.ts';

/** Texts that CMSs send in one field or another, valid and invalid. */
const seenTexts = [
  ...'|a|Text|<br>|&nbsp; <p></p>|<b>Text</b>|a < b|0|2|2.0|-1|true|True|FALSE'.split('|'),
  ...'yes|on|None|/a|a?b=c:d|#a|//h/a|https://h/a|HTTP://h|mailto:a@b|tel:+1'.split('|'),
  ...'javascript:alert(1)|data:text/html,x|data:image/png;base64,AA'.split('|'),
  ...'data:image/svg+xml,x|DATA:IMAGE/WEBP,AA|ftp://h/a|C:\\a|#fff|#12345'.split('|'),
  ...'rgba(23,85,131)|RGB(1 2 3 / 50%)|rgb(1,2)|var(--a)'.split('|'),
  ...[' ', ' 1 ', ' 2 ', ' /a\n', '/\u0000', ' #783316 ', ' JavaScript:alert(1)'],
  ...['java\u0001script:x', 'x'.repeat(5001), '😀'.repeat(3000)],
];
const seenOthers = [0, 1, 2, -1, 1.5, 1e300, true, false, null, [], ['a'], ['a', {}], {}, { a: 1 }];

const makeLeaf = (depth: number) =>
  fc.oneof(
    { weight: 12 * 3 ** depth, arbitrary: fc.constantFrom('Text', '/a', '1', 1, null, '') },
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...seenTexts, ...seenOthers) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
  );

/** Values that mostly have the form of a schema and mostly contain valid fields: the deeper, the more there are of them. */
function makeArbitrary(
  { anyOf = [], items, properties, ...schema }: JsonSchema,
  depth = 0,
): fc.Arbitrary<unknown> {
  const makeInner = (inner: JsonSchema) => makeArbitrary(inner, depth + 1);
  if (anyOf.length > 0 && !properties) {
    return fc.oneof(...anyOf.map((form) => makeArbitrary(form, depth)));
  }
  const isText = [schema.type].flat().includes('string');
  const forms: fc.Arbitrary<unknown>[] = [];
  if (items && !isText) forms.push(fc.array(makeInner(items), { maxLength: 3 }));
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, field ? makeInner(field) : fc.constant([])] as const,
    );
    forms.push(fc.record(Object.fromEntries(fields), { requiredKeys: [] }));
  }
  const leaf = makeLeaf(depth);
  if (forms.length === 0) return leaf;
  return fc.oneof(
    { weight: 15 * 3 ** depth, arbitrary: fc.oneof(...forms) },
    { weight: 1, arbitrary: leaf },
  );
}

/** Rules that no schema can express: two names must be unique, and only the script knows its icons. */
const beyondSchemas = new Set([
  'a name that no other menu has',
  'an id that no other tab has',
  expectedIcon,
]);

/** Whether the check at run time accepts a value without a problem. */
function isSilent(checked: Parsed<unknown>): boolean {
  if (!checked.ok) return false;
  return (checked.problems ?? []).every(({ expected }) => beyondSchemas.has(expected));
}

/** `data-source` says which of the two a page holds; the schema accepts both. */
function checkAnyContent(value: unknown): Parsed<unknown> {
  const ofTeam = checkContent(value, 'team');
  return isSilent(ofTeam) ? ofTeam : checkContent(value, 'news');
}

const published = { ...publishedAnswers, ...publishedPageData };

const checks: Readonly<Record<AnswerName | PageDataName, (value: unknown) => Parsed<unknown>>> = {
  slideshow: slideshowAnswer.check,
  verticalscroll: slideshowAnswer.check,
  search: searchAnswer.check,
  signup: checkSignup,
  'articledata/news': articleAnswer.check,
  'articledata/insight': articleAnswer.check,
  teamdata: teamAnswer.check,
  'data-slides': (value) => checkSlides(value, ''),
  'data-content': checkAnyContent,
  'data-documents': (value) => checkDocuments(value, ''),
  'data-funds': (value) => checkFunds(value, ''),
  'data-performance': (value) => checkPerformance(value, ''),
  'data-popular': (value) => checkPopularSearches(value, ''),
  'data-tabs': (value) => checkTabs(value, ''),
};

it.each(Object.entries(checks))(
  'the published schemas of %s accept exactly what is read without a report',
  (name, check) => {
    const { schema }: Published = published[name as keyof typeof published];
    const findErrors = compileForCms(schema);
    let accepted = 0;
    fc.assert(
      fc.property(makeArbitrary(schema), (value) => {
        const errors = findErrors(value);
        if (errors.length === 0) accepted += 1;
        expect({ isAccepted: isSilent(check(value)), errors }).toEqual({
          isAccepted: errors.length === 0,
          errors,
        });
      }),
      { numRuns: byLength(500, 2000) },
    );
    // A test of refusals alone would prove little.
    expect(accepted).toBeGreaterThan(byLength(2, 10));
  },
);
