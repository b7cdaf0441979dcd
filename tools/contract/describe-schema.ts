import { type JsonSchema } from '../../api/json-schema.ts';
import { type FieldDoc, type FieldDocs } from './field-docs.ts';
import { findKeywords, type FormKeywords } from './field-kinds.ts';

export interface DescribedSchema
  extends Omit<JsonSchema, 'anyOf' | 'items' | 'properties'>, FormKeywords {
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly DescribedSchema[];
  readonly items?: DescribedSchema;
  readonly properties?: Readonly<Record<string, DescribedSchema | false>>;
}

type Describe = (schema: JsonSchema, docs: FieldDocs) => DescribedSchema;

type DescribeField = (field: JsonSchema, doc: FieldDoc) => DescribedSchema | undefined;

/** @param describeField what is said of a field beside its schema; a field of which it says nothing is left out */
function createDescriber(describeField: DescribeField): Describe {
  const describe: Describe = ({ anyOf, items, properties, ...rest }, docs) => {
    const fields = Object.entries(properties ?? {}).flatMap(([name, field]) => {
      const doc = docs[name];
      if (field === false || doc === undefined) {
        return [[name, field && describe(field, docs)] as const];
      }
      const said = describeField(field, doc);
      return said ? [[name, { ...said, ...describe(field, doc.fields ?? {}) }] as const] : [];
    });
    return {
      ...rest,
      ...(anyOf && { anyOf: anyOf.map((form) => describe(form, docs)) }),
      ...(items && { items: describe(items, docs) }),
      ...(properties && { properties: Object.fromEntries(fields) }),
    };
  };
  return describe;
}

/** Adds the reference's texts to the fields of a schema; a field without docs stays as it is. */
export const describeSchema = createDescriber((_, { title, meaning, missing }) => ({
  title,
  description: `${meaning} Missing or wrong: ${missing}`,
}));

/**
 * As `describeSchema`, for the forms of editors: with the kinds of texts, without the other names of fields. Not for
 * back ends: a validator that knows formats refuses addresses and colours that the script reads.
 */
export const describeForForms = createDescriber((field, { title, meaning, address, isAlias }) =>
  isAlias ? undefined : { title, description: meaning, ...findKeywords(field, address) },
);
