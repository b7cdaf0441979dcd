import { type JsonSchema } from '../../api/json-schema.ts';
import { code, table } from './markdown.ts';
import { type FieldDocs } from '../contract/field-docs.ts';
import { sayType } from '../contract/field-kinds.ts';

interface FieldRow {
  /** From the outermost object: `Menus[].Items[].Label`. */
  readonly path: string;
  readonly type: string;
  /** `yes`, `one of headline, copy` or `no`. */
  readonly required: string;
  readonly meaning: string;
  readonly missing: string;
}

/** The required fields of an object: groups of which one is enough. */
function findRequired({ required = [], allOf = [] }: JsonSchema): readonly (readonly string[])[] {
  const groups = allOf.map(({ anyOf = [] }) => anyOf.flatMap((each) => each.required ?? []));
  return [...required.map((name) => [name]), ...groups];
}

function sayRequired(name: string, groups: readonly (readonly string[])[]): string {
  const group = groups.find((names) => names.includes(name));
  if (group === undefined) return 'no';
  return group.length === 1 ? 'yes' : `one of ${group.join(', ')}`;
}

/** A table of fields for a document. */
export function writeFieldTable(rows: readonly FieldRow[], missing: string): string {
  return table(
    ['Field', 'Type', 'Required', 'Meaning', missing],
    rows.map((row) => [code(row.path), row.type, row.required, row.meaning, row.missing]),
  );
}

/** The documented fields, each followed by those in it; the prefix is the path of the object. */
export function listFields(schema: JsonSchema, docs: FieldDocs, prefix = ''): readonly FieldRow[] {
  if (!schema.properties) {
    const forms = [schema.items ?? [], schema.anyOf ?? []].flat();
    const rows = forms.flatMap((form) => listFields(form, docs, prefix));
    // Forms of the same data share fields.
    return [...new Map(rows.map((row) => [row.path, row])).values()];
  }
  const groups = findRequired(schema);
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const doc = docs[name];
    if (field === false || doc === undefined) return [];
    const path = `${prefix}${name}`;
    const { meaning, missing, fields = {} } = doc;
    const inner = `${path}${field.items ? '[]' : ''}.`;
    return [
      { path, type: sayType(field), required: sayRequired(name, groups), meaning, missing },
      ...listFields(field, fields, inner),
    ];
  });
}
