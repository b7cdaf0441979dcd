export type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/**
 * The part of JSON Schema (2020-12) that our declarations use. The same objects are published for CMS teams and
 * checked at run time, so that the two cannot differ.
 */
export interface JsonSchema {
  readonly type?: JsonType | readonly JsonType[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  /** `false`: the property must not be present. */
  readonly properties?: Readonly<Record<string, JsonSchema | false>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** In the words of JSON Schema; in other words for what JSON cannot hold. */
function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/**
 * Creates the check of a single value or a list of values. The fields of an object are checked one by one by
 * its reader.
 */
export function compileSchema(schema: JsonSchema): (value: unknown) => boolean {
  // JSON has no infinite numbers.
  const { minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE } = schema;
  const { maxLength = Infinity, minItems = 0 } = schema;
  const types = new Set<string>([schema.type ?? []].flat());
  const pattern = new RegExp(schema.pattern ?? '');
  const fitsItem = schema.items && compileSchema(schema.items);
  return (value) => {
    const type = typeOf(value);
    if (!(types.has(type) || (type === 'integer' && types.has('number')))) return false;
    if (typeof value === 'string') {
      if (!pattern.test(value)) return false;
      // JSON Schema counts an emoji as one character, `length` as two.
      if (value.length <= maxLength) return true;
      return value.length - (value.match(/[\u{10000}-\u{10ffff}]/gu)?.length ?? 0) <= maxLength;
    }
    if (typeof value === 'number') return value >= minimum && value <= maximum;
    if (!Array.isArray(value)) return true;
    return value.length >= minItems && (!fitsItem || value.every(fitsItem));
  };
}
