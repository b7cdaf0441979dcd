import { Ajv2020 } from 'ajv/dist/2020.js';
import { type JsonSchema } from '../../api/json-schema.ts';

/**
 * Checks values against a published schema as a CMS team would: with a JSON Schema validator that knows
 * nothing of our code.
 *
 * @returns the check of a value: what is wrong with it, a line each
 */
export function compileForCms(schema: JsonSchema): (value: unknown) => readonly string[] {
  // A pattern stands beside several types: it concerns texts only, and the validator finds that odd.
  const validate = new Ajv2020({ strictTypes: false, unicodeRegExp: false }).compile(schema);
  return (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(
          ({ instancePath, message }) => `${instancePath || 'the whole'} ${message ?? ''}`,
        );
}
