import { Ajv2020 } from 'ajv/dist/2020.js';
import { type JsonSchema } from '../../../api/json-schema.ts';

/**
 * Checks values against a published schema as a CMS team would: with a JSON Schema validator that does not
 * use our code.
 *
 * @returns a check of a value: its errors, one line each
 */
export function compileForCms(schema: JsonSchema): (value: unknown) => readonly string[] {
  // A pattern next to several types: it applies only to texts, which the validator reports as unusual.
  const validate = new Ajv2020({ strictTypes: false, unicodeRegExp: false }).compile(schema);
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message }) => `${instancePath || 'the whole'} ${message ?? ''}`,
        );
}
