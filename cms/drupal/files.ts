import { stringify } from 'yaml';
import { type DescribedSchema } from '../../tools/contract/describe-schema.ts';
import { type AttributeEntry } from '../../tools/contract/list-attributes.ts';
import { listPlaced, type TextEntry, type WidgetEntry } from '../../tools/contract/widget-list.ts';
import { type MakeFiles } from '../../tools/build/cms-files.ts';
import { toFile } from '../../tools/bundle-file.ts';
import { writePlainTwig } from './plain-twig.ts';

/** Texts in quotes, each on one line: none is taken for a number or a date, and no parser has to fold. */
const style = {
  aliasDuplicateObjects: false,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'QUOTE_DOUBLE',
  doubleQuotedAsJSON: true,
  lineWidth: 0,
} as const;

const slot = 'content';

/** Props are variables of Twig, so they are in snake case; none may have the name of the slot. */
function toProp(name: string): string {
  const variable = name.replaceAll('-', '_');
  return variable === slot ? `data_${variable}` : variable;
}

/**
 * A schema as Drupal reads it: PHP knows other patterns than JavaScript, each prop has one type, and what a text must not
 * be is for the script to report.
 */
function simplify({ anyOf, items, properties, ...rest }: DescribedSchema): DescribedSchema {
  const [form] = anyOf ?? [];
  if (form) return simplify(form);
  const { title, description, type, format, contentMediaType, minimum, required } = rest;
  const kept = { title, description, type, format, contentMediaType, minimum, required };
  return {
    ...(Object.fromEntries(
      Object.entries({ ...kept, enum: rest.enum }).filter(([, value]) => value !== undefined),
    ) as DescribedSchema),
    ...(items && { items: simplify(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).flatMap(([name, field]) =>
          field === false ? [] : [[name, simplify(field)]],
        ),
      ),
    }),
  };
}

function ofAttribute(entry: AttributeEntry): object {
  const unit = entry.unit === undefined ? '' : `, in ${entry.unit}`;
  return {
    title: `${entry.title}${unit}`,
    description: entry.documentation,
    ...simplify(entry.schema),
    ...(entry.default !== undefined && { default: entry.default }),
    ...(entry.example !== undefined && { examples: [entry.example] }),
  };
}

function ofText({ title, documentation, default: text }: TextEntry): object {
  return {
    title: `Text: ${title}`,
    description: documentation,
    type: 'string',
    ...(text !== '' && { examples: [text] }),
  };
}

export function describeComponent(widget: WidgetEntry): object {
  const { title, summary, content, attributes, texts } = widget;
  const required = attributes.filter((entry) => entry.required).map(({ name }) => toProp(name));
  return {
    $schema:
      'https://git.drupalcode.org/project/drupal/-/raw/HEAD/core/assets/schemas/v1/metadata.schema.json',
    name: title,
    status: 'experimental',
    group: 'Private markets widgets',
    description: summary,
    props: {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries([
        ...attributes.map((entry) => [toProp(entry.name), ofAttribute(entry)] as const),
        ...texts.map((entry) => [toProp(`text-${entry.key}`), ofText(entry)] as const),
      ]),
    },
    ...(content.expected && {
      slots: {
        [slot]: {
          title: 'Content',
          description: content.documentation,
          ...(widget.kind === 'behaviour' && { examples: [content.example] }),
        },
      },
    }),
  };
}

/**
 * The attribute, where its prop has a value; forms send an empty text for a field that nobody filled in. Twig leaves HTML
 * that it takes for safe as it is, also in an attribute, which a quote in it would end.
 */
function printAttribute(attribute: string, name: string, type: AttributeEntry['type']): string {
  const prop = toProp(name);
  const print = (isThere: string, value: string) =>
    `  {%- if (${prop} ?? null) is ${isThere} %} ${attribute}="${value}"{% endif %}\n`;
  if (type === 'json') return print('not null', `{{ ${prop}|json_encode }}`);
  return type === 'yes-no'
    ? print('not null', `{{ ${prop} ? 'true' : 'false' }}`)
    : print('not empty', `{% apply replace(signs)|raw %}{{ ${prop} }}{% endapply %}`);
}

function writeTemplate(widget: WidgetEntry): string {
  const { name, title, summary, element, attributes, texts } = widget;
  const plain = writePlainTwig(widget, toProp);
  const inside =
    plain === ''
      ? `{{ ${slot} ?? '' }}`
      : `{% if (${slot} ?? '') is not empty %}{{ ${slot} }}{% else %}${plain}{% endif %}`;
  const classes = element.class.split(' ').filter(Boolean);
  const own =
    classes.length === 0
      ? 'attributes'
      : `attributes.addClass(${classes.map((each) => `'${each}'`).join(', ')})`;
  const lines = [
    ...attributes.map((entry) => printAttribute(entry.attribute, entry.name, entry.type)),
    ...texts.map(({ attribute, key }) => printAttribute(attribute, `text-${key}`, 'text')),
  ];
  return `{#
/**
 * @file
 * ${title}: ${summary}
 */
#}
{%- set signs = {'"': '&quot;', '<': '&lt;', '>': '&gt;'} -%}
<${element.tag} data-widget="${name}"{{ ${own} }}
${lines.join('')}>
  {%- block ${slot} %}${inside}{% endblock -%}
</${element.tag}>
`;
}

/** A single-directory component of Drupal for each widget that editors place. */
export const makeFiles: MakeFiles = ({ list }) =>
  listPlaced(list.widgets).flatMap((widget) => {
    const path = `drupal/components/${widget.name}/${widget.name}`;
    return [
      toFile(`${path}.component.yml`, stringify(describeComponent(widget), style)),
      toFile(`${path}.twig`, writeTemplate(widget)),
    ];
  });
