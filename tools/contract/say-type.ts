import {
  colourField,
  countField,
  flagField,
  flagFieldTrue,
  imageField,
  linkField,
  optionalFlagField,
} from '../../api/fields.ts';
import { type JsonSchema } from '../../api/json-schema.ts';

/** The fields whose kind does not follow from the types in their schema. */
const kinds = new Map<JsonSchema, string>([
  [linkField.schema, 'address'],
  [imageField.schema, 'address of an image'],
  [colourField.schema, 'colour'],
  [countField.schema, 'whole number'],
  ...[flagField, flagFieldTrue, optionalFlagField].map(
    ({ schema }) => [schema, 'true or false'] as const,
  ),
]);

/** The type of a declared field in a word or two, for people who do not read JSON Schema. */
export function sayType(schema: JsonSchema): string {
  const types = [schema.type ?? []].flat();
  const isList = types.includes('array');
  return (
    kinds.get(schema) ??
    (isList && types.includes('string') ? 'text or list of texts' : undefined) ??
    (isList ? `list${schema.items?.properties ? ' of objects' : ''}` : undefined) ??
    (types.includes('object') ? 'object' : 'text')
  );
}
