import { describe, expect, it } from 'vitest';
import { compileSchema, type JsonSchema } from './json-schema.ts';

describe('a value and its schema', () => {
  it.each<[JsonSchema, fits: readonly unknown[], fitsNot: readonly unknown[]]>([
    [{ type: 'string' }, ['', 'a'], [0, true, null, undefined, [], {}]],
    [{ type: 'boolean' }, [true, false], ['true', 0, null]],
    [{ type: 'null' }, [null], ['', 0, undefined, {}]],
    [{ type: 'object' }, [{}], [[], null, 'a']],
    [{ type: 'array' }, [[], [1]], [{}, null]],
    [{ type: 'integer' }, [0, -1, 2.0], [0.5, '1', NaN, Infinity]],
    [{ type: 'number' }, [0, 0.5], [NaN, Infinity, -Infinity, '1']],
    [{ type: ['string', 'null'] }, ['a', null], [1]],
    [{}, [], ['a', null, undefined]],
    [{ type: 'string' }, [], [() => 'a', Symbol('a'), 1n]],
    [{ type: 'string', pattern: '^a$' }, ['a'], ['b', '']],
    [{ type: ['string', 'number'], pattern: '^a$' }, ['a', 7], ['b']],
    [{ type: 'string', maxLength: 2 }, ['', 'ab', '😀😀'], ['abc', '😀😀😀', '😀ab']],
    [{ type: 'string', maxLength: 2, pattern: '^a' }, ['ab'], ['bb', 'abc']],
    [{ type: 'number', minimum: 0, maximum: 1 }, [0, 0.5, 1], [-0.1, 1.1]],
    [{ type: 'array', minItems: 2 }, [[1, 2]], [[], [1]]],
    [{ type: 'array', items: { type: 'string' } }, [[], ['a']], [[1], ['a', null]]],
    [{ type: ['array', 'string'], items: { type: 'null' } }, [[null], 'a'], [['a']]],
  ])('%j', (schema, fits, fitsNot) => {
    const check = compileSchema(schema);
    expect(fits.filter((value) => !check(value))).toEqual([]);
    expect(fitsNot.filter(check)).toEqual([]);
  });
});
