import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readText } from '../project.ts';
import { readWidgets } from '../read-widgets.ts';
import { type DescribedSchema } from './describe-schema.ts';
import { makeWidgetList, type WidgetList } from './widget-list.ts';

const widgets = await readWidgets();

describe('the list of widgets', () => {
  // As it is in the package: what is undefined is not there.
  const list = JSON.parse(JSON.stringify(makeWidgetList('1.2.3', widgets))) as WidgetList;
  const makeStrict = () =>
    new Ajv2020({
      strictTypes: false,
      strictRequired: false,
      formats: { 'uri-reference': true, color: true },
    });

  it('is valid by its schema, which is valid by its own', () => {
    const schema = JSON.parse(readText('tools/contract/widgets.schema.json')) as object;
    const validate = makeStrict().compile(schema);
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
