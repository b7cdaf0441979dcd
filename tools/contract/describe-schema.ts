import { type JsonSchema } from '../../api/json-schema.ts';
import { sayType } from './say-type.ts';
import { type FieldDocs } from './field-docs.ts';

export const missingMark = ' Missing or wrong: ';

export interface DescribedSchema extends Omit<JsonSchema, 'anyOf' | 'items' | 'properties'> {
  readonly title?: string;
  readonly description?: string;
  readonly anyOf?: readonly DescribedSchema[];
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema | false>>;
}

/** Adds the reference's texts to the fields of a schema; a field without docs stays as it is. */
export function describeSchema(schema: JsonSchema, docs: FieldDocs): DescribedSchema {
  const { anyOf, items, properties, ...rest } = schema;
  const describeField = ([name, field]: readonly [string, JsonSchema | false]) => {
    const doc = docs[name];
    if (field === false || doc === undefined) {
      return [name, field && describeSchema(field, docs)] as const;
    }
    const description = doc.meaning + missingMark + doc.missing;
    return [
      name,
      { title: sayType(field), description, ...describeSchema(field, doc.fields ?? {}) },
    ] as const;
  };
  return {
    ...rest,
    ...(anyOf && { anyOf: anyOf.map((form) => describeSchema(form, docs)) }),
    ...(items && { items: describeSchema(items, docs) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(describeField)),
    }),
  };
}
