import { describe, expect, it } from 'vitest';
import {
  answerDocs,
  type AnswerName,
  answerSchemas,
  pageDataDocs,
  type PageDataName,
  pageDataSchemas,
} from '../contract/published-schemas.ts';
import { type JsonSchema } from '../../api/json-schema.ts';
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
});
