import { Ajv } from 'ajv';
import { execFileSync } from 'node:child_process';
import { type DefaultTreeAdapterTypes as Tree, parseFragment, serialize } from 'parse5';
import { format } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WidgetExample } from '../../../shared/widget/define-examples.ts';
import { writePlain } from '../../../shared/widget/plain.ts';
import { describeComponent, makeFiles } from '../files.ts';
import { writeMountPoint } from '../../../tools/render/mount-point-html.ts';
import { drawExample } from '../../../tools/render/draw-example.ts';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { makeWidgetList, type WidgetEntry } from '../../../tools/contract/widget-list.ts';
import { projectPath } from '../../../tools/project.ts';
import { writeFiles } from '../../../tests/setup/site/write-files.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';

const php = findPhp('drupal');
const widgets = await readWidgets();
const list = makeWidgetList('1.2.3', widgets);
const files = makeFiles({ list, manifest: { version: '1.2.3', files: {} }, files: [] });
const placed = list.widgets.filter(({ placement }) => placement === 'content');

/** The rules of Drupal's schema of component metadata, and what its validator asks besides, in our words. */
const metadata = {
  type: 'object',
  required: ['name', 'status', 'props'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', format: 'uri' },
    name: { type: 'string' },
    description: { type: 'string' },
    status: { enum: ['experimental', 'stable', 'deprecated', 'obsolete'] },
    group: { type: 'string' },
    props: {
      type: 'object',
      required: ['type', 'properties'],
      additionalProperties: false,
      properties: {
        type: { const: 'object' },
        required: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string' } },
        properties: {
          type: 'object',
          propertyNames: {
            pattern: '^[a-z_][a-z0-9_]*$',
            not: { enum: ['attributes', 'content'] },
          },
          additionalProperties: { allOf: [{ $ref: '#/$defs/schema' }, { required: ['type'] }] },
        },
      },
    },
    slots: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: {
          title: { type: 'string' },
          description: { type: 'string' },
          examples: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
  $defs: {
    schema: {
      allOf: [{ $ref: 'http://json-schema.org/draft-07/schema#' }],
      type: 'object',
      required: ['title', 'description'],
      // A pattern of JavaScript may be none of PHP.
      properties: {
        pattern: false,
        anyOf: false,
        allOf: false,
        enum: { minItems: 1 },
        required: { minItems: 1 },
        examples: { type: 'array', minItems: 1 },
        items: { allOf: [{ $ref: '#/$defs/entry' }] },
        properties: { additionalProperties: { $ref: '#/$defs/schema' } },
      },
    },
    entry: {
      type: 'object',
      required: ['type'],
      properties: {
        required: { minItems: 1 },
        properties: { additionalProperties: { $ref: '#/$defs/schema' } },
      },
    },
  },
};

const formats = { uri: true, 'uri-reference': true, color: true } as const;
const validator = new Ajv({ strict: false, formats });
const isComponent = validator.compile(metadata);

const toName = (name: string) => (name === 'content' ? 'data_content' : name.replaceAll('-', '_'));

/** The props of an example; nothing if it has attributes that are not the widget's own. */
function findProps({ attributes, texts, element }: WidgetEntry, example: WidgetExample) {
  const { class: classes = '', ...written } = drawExample(contractOf(example), example).attributes;
  if (classes !== element.class) return undefined;
  const props = Object.entries(written).map(([attribute, value = '']) => {
    const own = attributes.find((entry) => entry.attribute === attribute);
    const text = texts.find((entry) => entry.attribute === attribute);
    if (text) return [`text_${text.key.replaceAll('-', '_')}`, value] as const;
    if (own?.type === 'json') return [toName(own.name), JSON.parse(value) as unknown] as const;
    if (own?.type === 'number') return [toName(own.name), Number(value)] as const;
    if (own?.type === 'yes-no') return [toName(own.name), /^true$/i.test(value)] as const;
    return own && ([toName(own.name), value] as const);
  });
  const known = props.flatMap((prop) => (prop ? [prop] : []));
  return known.length === props.length ? Object.fromEntries(known) : undefined;
}

function contractOf(example: WidgetExample) {
  const widget = widgets.find(({ examples }) => examples.includes(example));
  if (widget === undefined) throw new Error(`No widget has the example ${example.name}.`);
  return widget.contract;
}

const cases = placed.flatMap((widget) => {
  const examples = widgets.find(({ contract }) => contract.name === widget.name)?.examples ?? [];
  return examples.flatMap((example) => {
    const props = findProps(widget, example);
    return props ? [{ title: `${widget.name} ${example.name}`, widget, example, props }] : [];
  });
});

/** The mount point in HTML, with its data read and its booleans as they are usually written. */
function readMountPoint(html: string) {
  const { childNodes } = parseFragment(html);
  const root = childNodes.find((node): node is Tree.Element => 'attrs' in node);
  const attributes = (root?.attrs ?? [])
    .filter(({ name }) => name !== 'data-component-id')
    .map(({ name, value }): readonly [string, unknown] => {
      if (name.startsWith('data-text-')) return [name, value];
      return [name, /^[[{]/.test(value) ? JSON.parse(value) : value.replace(/^True$/, 'true')];
    });
  const content = root ? serialize(root).trim() : '';
  return { attributes: Object.fromEntries(attributes), content };
}

describe('the components for Drupal', () => {
  it('are those of each widget that editors place', () => {
    const names = placed.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['carousel', 'tabs', 'video', 'audio']));
    expect(names).not.toContain('site-header');
    expect(files.map(({ name }) => name)).toEqual(
      names.flatMap((name) => [
        `drupal/components/${name}/${name}.component.yml`,
        `drupal/components/${name}/${name}.twig`,
      ]),
    );
  });

  it.each(placed)('$name has metadata by the rules of Drupal, as YAML', async (widget) => {
    const component = describeComponent(widget);
    isComponent(component);
    expect(isComponent.errors).toBeNull();
    const path = `drupal/components/${widget.name}/${widget.name}.component.yml`;
    const text = files.find(({ name }) => name === path)?.bytes.toString() ?? '';
    expect(await format(text, { parser: 'yaml', singleQuote: true })).toContain('\nname: ');
  });

  const sound = cases.filter(({ example }) => example.problems === undefined);

  it.each(sound)('take the data of $title as Drupal checks them', ({ widget, props }) => {
    const { props: schema } = describeComponent(widget) as { readonly props: object };
    const fits = new Ajv({ strict: false, formats }).compile({
      ...schema,
      additionalProperties: false,
    });
    fits(props);
    expect(fits.errors).toBeNull();
  });
});

describe.skipIf(php === undefined)('the components for Drupal, rendered by Twig', () => {
  let html: readonly string[];

  const own = placed.map(({ name }) => ({
    template: `{% embed '@firm/${name}/${name}.twig' with { attributes: attributes } only %}{% block content %}<p>Own</p>{% endblock %}{% endembed %}`,
    data: {},
    content: 'of the page',
  }));

  const markup = '"><img src=x onerror=hit=1> A &amp; B';
  const safe = placed.map((widget) => ({
    template: `{% include '@firm/${widget.name}/${widget.name}.twig' %}`,
    data: {},
    content: '',
    markup: Object.fromEntries(
      [
        ...widget.attributes.map(({ name }) => name),
        ...widget.texts.map(({ key }) => `text-${key}`),
      ].map((name) => [toName(name), markup]),
    ),
  }));

  const hit = '"><img src=x onerror=hit=1>';
  const attacks: Readonly<Record<string, object>> = {
    'document-list': {
      documents: [
        { docName: `A ${hit} &lt;i onclick=hit=1&gt;`, downloadLink: 'javascript:hit=1' },
        { docName: 'B', downloadLink: '" onfocus="hit=1/' },
        { docName: 'C', downloadLink: ' java\nscript:hit=1' },
      ],
    },
    carousel: { slides: [{ headline: hit, copy: hit, backgroundImage: '" onerror="hit=1/' }] },
  };
  /** The data of examples and attacks, without anything in the slot. */
  const unfilled = [
    ...cases.filter(({ widget }) => widget.plain?.list !== undefined),
    ...placed.flatMap((widget) => {
      const props = attacks[widget.name];
      return props ? [{ title: `${widget.name} attacks`, widget, props }] : [];
    }),
  ];

  beforeAll(() => {
    const folder = writeFiles(
      Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.toString()])),
      afterAll,
    );
    const examples = cases.map(({ widget, example, props }) => ({
      template: `{% include '@firm/${widget.name}/${widget.name}.twig' %}`,
      data: props,
      content: drawExample(contractOf(example), example).html,
    }));
    const plain = unfilled.map(({ widget, props }) => ({
      template: `{% include '@firm/${widget.name}/${widget.name}.twig' %}`,
      data: props,
      content: '',
    }));
    const all = [...examples, ...own, ...safe, ...plain];
    const input = { folder: `${folder}/drupal/components`, cases: all };
    const script = projectPath('cms/drupal/tests/render-twig.php');
    const printed = execFileSync(php ?? '', [script], {
      input: JSON.stringify(input),
      encoding: 'utf8',
      // Some examples have the values of twenty years.
      maxBuffer: 2 ** 26,
    });
    html = JSON.parse(printed) as readonly string[];
  });

  it.each(cases.map((each, at) => ({ ...each, at })))(
    'draw the mount point of $title as its HTML to copy has it',
    ({ example, at }) => {
      const expected = writeMountPoint(contractOf(example), { ...example, beside: '' });
      expect(readMountPoint(html[at] ?? '')).toEqual(readMountPoint(expected));
    },
  );

  it.each(unfilled.map((each, at) => ({ ...each, at })))(
    'have the data of $title as plain HTML while nothing is in their slot',
    ({ widget, props, at }) => {
      const tidy = (text: string) =>
        serialize(parseFragment(text)).replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim();
      const values = Object.fromEntries(
        Object.entries(props).map(([name, value]): readonly [string, unknown] => [
          name.replace(/^data_content$/, 'content').replaceAll('_', '-'),
          value,
        ]),
      );
      const texts = Object.fromEntries(widget.texts.map(({ key, default: text }) => [key, text]));
      const expected = widget.plain ? writePlain(widget.plain, values, texts) : '';
      const drawn = html[cases.length + 2 * placed.length + at] ?? '';
      expect(tidy(readMountPoint(drawn).content)).toBe(tidy(expected));
    },
  );

  it('are tried with examples of each widget', () => {
    expect(new Set(cases.map(({ widget }) => widget))).toEqual(new Set(placed));
    expect(cases.length).toBeGreaterThan(40);
  });

  it.each(placed.map((each, at) => ({ ...each, at })))(
    'draw $name with its slot alone, and no attribute without its prop',
    ({ name, element, at }) => {
      expect(readMountPoint(html[cases.length + at] ?? '')).toEqual({
        attributes: { 'data-widget': name, ...(element.class && { class: element.class }) },
        content: '<p>Own</p>',
      });
    },
  );

  it.each(placed.map((each, at) => ({ ...each, at })))(
    'keep HTML that Twig takes for safe inside of the attributes of $name',
    ({ texts, at }) => {
      const drawn = html[cases.length + placed.length + at] ?? '';
      const [root, ...others] = parseFragment(drawn).childNodes.filter(
        (node): node is Tree.Element => 'attrs' in node,
      );
      expect(others).toEqual([]);
      expect(root && serialize(root).trim()).toBe('');
      for (const { attribute } of texts) {
        const value = root?.attrs.find(({ name }) => name === attribute)?.value;
        expect(value).toBe('"><img src=x onerror=hit=1> A & B');
      }
    },
  );
});
