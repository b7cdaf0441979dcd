import { type FieldDocs } from '../../../api/field-docs.ts';
import { type JsonSchema } from '../../../api/json-schema.ts';

/** A schema as it is published: the one that decides at run time, with words to each field. */
export interface DescribedSchema extends Omit<JsonSchema, 'anyOf' | 'items' | 'properties'> {
  readonly description?: string;
  readonly anyOf?: readonly DescribedSchema[];
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema | false>>;
}

/**
 * Puts the words of the reference to the fields of a schema.
 *
 * @param docs by the names of the fields of its objects; what has none is passed with what is in it
 */
export function describeSchema(schema: JsonSchema, docs: FieldDocs): DescribedSchema {
  const { anyOf, items, properties, ...rest } = schema;
  const describeField = ([name, field]: readonly [string, JsonSchema | false]) => {
    const doc = docs[name];
    if (field === false || doc === undefined) {
      return [name, field && describeSchema(field, docs)] as const;
    }
    const description = `${doc.meaning} Missing or wrong: ${doc.missing}`;
    return [name, { description, ...describeSchema(field, doc.fields ?? {}) }] as const;
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
