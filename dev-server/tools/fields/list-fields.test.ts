import { describe, expect, it } from 'vitest';
import {
  answerDocs,
  type AnswerName,
  answerSchemas,
  pageDataDocs,
  type PageDataName,
  pageDataSchemas,
} from '../../../api/published-schemas.ts';
import { type JsonSchema } from '../../../api/json-schema.ts';
import { listFields } from './list-fields.ts';

/** The paths of all properties of a schema at any depth, without the parts that only say which are required. */
function listPaths(schema: JsonSchema, prefix = ''): readonly string[] {
  const inner = [schema.items ?? [], schema.anyOf ?? []].flat();
  return [
    ...inner.flatMap((form) => listPaths(form, prefix)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      field === false
        ? []
        : [prefix + name, ...listPaths(field, `${prefix}${name}${field.items ? '[]' : ''}.`)],
    ),
  ];
}

const answerNames = Object.keys(answerSchemas) as AnswerName[];
const pageDataNames = Object.keys(pageDataSchemas) as PageDataName[];

describe('the fields of the reference', () => {
  it.each(answerNames)('are all those of %s', (name) => {
    const rows = listFields(answerSchemas[name], answerDocs[name]);
    expect(rows.map(({ path }) => path)).toEqual(listPaths(answerSchemas[name]));
  });

  it.each(pageDataNames)('are all those of %s', (name) => {
    const rows = listFields(pageDataSchemas[name], pageDataDocs[name]);
    // Slides may be in an object, which the contract describes.
    const paths = listPaths(pageDataSchemas[name]).filter((path) => !path.startsWith('slides'));
    expect(new Set(rows.map(({ path }) => path))).toEqual(new Set(paths));
  });

  it('say type, what is required and what happens without it', () => {
    const rows = listFields(answerSchemas.search, answerDocs.search);
    expect(rows.slice(0, 2)).toEqual([
      {
        path: 'Items',
        type: 'list of objects',
        required: 'yes',
        meaning: 'The results of this page. An empty list says that nothing was found.',
        missing: 'The answer is refused: the tab says that it failed and offers to try again.',
      },
      expect.objectContaining({ path: 'Items[].Title', type: 'text', required: 'yes' }),
    ]);
    expect(rows.map(({ path, type }) => `${path}: ${type}`)).toEqual(
      expect.arrayContaining(['Items[].Link: address', 'PageIndex: whole number']),
    );
  });

  it('name the fields of which one is enough', () => {
    const rows = listFields(pageDataSchemas['data-slides'], pageDataDocs['data-slides']);
    const required = rows.map(({ path, required: word }) => `${path}: ${word}`);
    expect(required).toContain('headline: one of backgroundImage, featureImage, headline, copy');
    expect(required).toContain('ctaUrl: no');
  });

  it('are worded as sentences', () => {
    const sentence = /^[A-Z`][^|\n]*\.$/;
    const rows = [
      ...answerNames.map((name) => listFields(answerSchemas[name], answerDocs[name])),
      ...pageDataNames.map((name) => listFields(pageDataSchemas[name], pageDataDocs[name])),
    ].flat();
    const texts = rows.flatMap(({ meaning, missing }) => [meaning, missing]);
    expect(texts.filter((text) => !sentence.test(text))).toEqual([]);
  });
});
