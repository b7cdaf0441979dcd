import {
  colourField,
  countField,
  flagField,
  flagFieldTrue,
  htmlField,
  imageField,
  linkField,
  optionalFlagField,
} from '../../api/fields.ts';
import { type JsonSchema } from '../../api/json-schema.ts';
import { type AddressOf } from '../../shared/widget/define-contract.ts';

/** What the schema of a field says to the form of an editor: which input the field has. */
export interface FormKeywords {
  readonly format?: 'color' | 'uri-reference';
  readonly contentMediaType?: string;
  /** Only for a switch that is on by itself. */
  readonly default?: true;
}

interface FieldKind {
  /** For people who do not read JSON Schema. */
  readonly words: string;
  readonly keywords?: FormKeywords;
}

/** The keywords of an address, by what it leads to. */
const addresses: Readonly<Record<AddressOf, FormKeywords>> = {
  page: { format: 'uri-reference' },
  image: { format: 'uri-reference', contentMediaType: 'image/*' },
  file: { format: 'uri-reference', contentMediaType: '*/*' },
};

const flag = { words: 'true or false' };

/** The fields whose kind does not follow from the types in their schema. */
const kinds = new Map<JsonSchema, FieldKind>([
  [linkField.schema, { words: 'address', keywords: addresses.page }],
  [imageField.schema, { words: 'address of an image', keywords: addresses.image }],
  [htmlField.schema, { words: 'text', keywords: { contentMediaType: 'text/html' } }],
  [colourField.schema, { words: 'colour', keywords: { format: 'color' } }],
  [countField.schema, { words: 'whole number' }],
  [flagFieldTrue.schema, { ...flag, keywords: { default: true } }],
  ...[flagField, optionalFlagField].map(({ schema }) => [schema, flag] as const),
]);

/** The type of a declared field in a word or two. */
export function sayType(schema: JsonSchema): string {
  const types = [schema.type ?? []].flat();
  const isList = types.includes('array');
  return (
    kinds.get(schema)?.words ??
    (isList && types.includes('string') ? 'text or list of texts' : undefined) ??
    (isList ? `list${schema.items?.properties ? ' of objects' : ''}` : undefined) ??
    (types.includes('object') ? 'object' : 'text')
  );
}

/** @param address what the text of the field leads to, if its schema does not say so */
export function findKeywords(schema: JsonSchema, address?: AddressOf): FormKeywords {
  return address === undefined ? (kinds.get(schema)?.keywords ?? {}) : addresses[address];
}
