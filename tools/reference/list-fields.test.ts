import { describe, expect, it } from 'vitest';
import { publishedAnswers, publishedPageData } from '../contract/published-schemas.ts';
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

describe('the fields of the reference', () => {
  it.each(Object.entries(publishedAnswers))('are all those of %s', (_, { schema, docs }) => {
    const rows = listFields(schema, docs);
    expect(rows.map(({ path }) => path)).toEqual(listPaths(schema));
  });

  it.each(Object.entries(publishedPageData))('are all those of %s', (_, { schema, docs }) => {
    const rows = listFields(schema, docs);
    // Slides may be in an object, which the contract describes.
    const paths = listPaths(schema).filter((path) => !path.startsWith('slides'));
    expect(new Set(rows.map(({ path }) => path))).toEqual(new Set(paths));
  });
});
