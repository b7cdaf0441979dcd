import { type DescribedSchema } from '../../tools/contract/describe-schema.ts';

// What a form of the block editor asks for, from the schema of the data.

export type FieldKind =
  | 'choice'
  | 'colour'
  | 'date'
  | 'file'
  | 'group'
  | 'html'
  | 'image'
  | 'json'
  | 'link'
  | 'lines'
  | 'number'
  | 'rows'
  | 'switch'
  | 'text';

export interface BlockField {
  readonly name: string;
  readonly label: string;
  /** Plain text. */
  readonly help: string;
  readonly kind: FieldKind;
  readonly default?: string | number | boolean;
  readonly choices?: readonly string[];
  /** What the form says of a choice, by its value. */
  readonly choiceWords?: Readonly<Record<string, string>>;
  /** Offered only while it is filled in. */
  readonly isRare?: true;
  readonly minimum?: number;
  /** Only for a number that need not be whole. */
  readonly step?: 'any';
  readonly unit?: string;
  /** For an image: the name of the next field, which describes it. */
  readonly alt?: string;
  /** The fields of a group, or of each row. */
  readonly fields?: readonly BlockField[];
  /** For rows: one field of each list must be filled in, or the row shows nothing. */
  readonly needs?: readonly (readonly string[])[];
}

/** Markdown on one line as plain text. */
export function stripMarkdown(markdown: string): string {
  return markdown
    .replaceAll(/`|\*\*/g, '')
    .replaceAll(/\[([^[\]]{1,200})\]\([^()]{1,300}\)/g, '$1');
}

const listTypes = ({ type = [] }: DescribedSchema): readonly string[] => [type].flat();

function mergeProperties(
  forms: readonly DescribedSchema[],
): Readonly<Record<string, DescribedSchema | false>> {
  const merged = new Map<string, DescribedSchema | false>();
  for (const [name, field] of forms.flatMap(({ properties = {} }) => Object.entries(properties))) {
    const earlier = merged.get(name);
    merged.set(name, earlier && field ? mergeForms([earlier, field]) : (earlier ?? field));
  }
  return Object.fromEntries(merged);
}

/** The needs of several forms: whoever meets those of one has something to show. */
function mergeForms([first = {}, ...others]: readonly DescribedSchema[]): DescribedSchema {
  const forms = [first, ...others];
  const items = forms.flatMap((form) => form.items ?? []);
  const anyOf = forms.flatMap(({ allOf = [] }) => allOf.flatMap((group) => group.anyOf ?? []));
  return {
    ...first,
    ...(first.properties && { properties: mergeProperties(forms) }),
    ...(items.length > 0 && { items: mergeForms(items) }),
    ...(others.length > 0 && anyOf.length > 0 && { allOf: [{ anyOf }] }),
  };
}

/** The form that editors fill in: the first of several; of several objects all their fields. */
function chooseForm(schema: DescribedSchema): DescribedSchema {
  const [first, ...others] = schema.anyOf ?? [];
  if (first === undefined) return schema;
  return first.properties ? mergeForms([first, ...others]) : first;
}

function listNeeds({ allOf = [] }: DescribedSchema): readonly (readonly string[])[] {
  return allOf.map(({ anyOf = [] }) => [
    ...new Set(anyOf.flatMap(({ required = [] }) => required)),
  ]);
}

function findKind(schema: DescribedSchema): FieldKind {
  const types = listTypes(schema);
  const { contentMediaType = '' } = schema;
  if (types.includes('array')) {
    if (schema.items?.properties) return 'rows';
    return types.includes('string') ? 'text' : 'lines';
  }
  if (types.includes('object')) return schema.properties ? 'group' : 'json';
  if (types.length === 0) return 'json';
  if (types[0] === 'boolean') return 'switch';
  if (schema.enum) return 'choice';
  if (types[0] === 'integer') return 'number';
  if (contentMediaType === 'text/html') return 'html';
  if (schema.format === 'color') return 'colour';
  if (schema.format !== 'uri-reference') return 'text';
  if (contentMediaType === '') return 'link';
  return contentMediaType.startsWith('image/') ? 'image' : 'file';
}

function listFields({ properties = {} }: DescribedSchema): readonly BlockField[] {
  const fields = Object.entries(properties).flatMap(([name, schema]) =>
    schema === false ? [] : [makeField(name, schema)],
  );
  return fields.map((field, index) => {
    const next = fields[index + 1]?.name ?? '';
    return { ...field, ...(field.kind === 'image' && /alt/i.test(next) && { alt: next }) };
  });
}

/** A field as its schema has it. */
export function makeField(name: string, described: DescribedSchema): BlockField {
  const schema = chooseForm(described);
  const kind = findKind(schema);
  const row = kind === 'rows' ? schema.items : undefined;
  return {
    name,
    label: described.title ?? name,
    help: stripMarkdown(described.description ?? ''),
    kind,
    ...(schema.default !== undefined && { default: schema.default }),
    ...(schema.enum && { choices: schema.enum }),
    ...(schema.minimum !== undefined && kind === 'number' && { minimum: schema.minimum }),
    ...(kind === 'group' && { fields: listFields(schema) }),
    ...(row && { fields: listFields(row), needs: listNeeds(row) }),
  };
}
