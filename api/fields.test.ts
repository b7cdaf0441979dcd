// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Problem } from '../shared/widget/problem.ts';
import { dataField } from './data-field.ts';
import {
  colourField,
  countField,
  type Field,
  flagField,
  flagFieldTrue,
  htmlField,
  imageField,
  lineField,
  linkField,
  optionalFlagField,
  optionalTextField,
  textField,
} from './fields.ts';
import { createNearestField } from './nearest-field.ts';

/** The value that a field reads; with `expected …` if it is reported. */
function read(field: Field<unknown>, value: unknown): unknown {
  const problems: Problem[] = [];
  const made = field.read(value, 'field', problems);
  return problems.length === 0 ? made : `expected ${problems.map((each) => each.expected).join()}`;
}

const long = (length: number) => 'x'.repeat(length);
const emojis = (count: number) => '😀'.repeat(count);
const noText = 'expected a text';
const longText = 'expected a text of at most 5000 characters';
const address = 'expected an address (http, https, mailto, tel or relative)';
const image = 'expected the address of an image (http, https or relative)';
const colour = 'expected a colour such as #17548f or rgb(23 85 131)';
const flag = 'expected true or false';
const count = 'expected a whole number, 0 or more';
const png = `data:image/png;base64,${long(90_000)}`;
const data = { Icon: 'a', Team: ['b'] };

describe('a field of an answer', () => {
  it.each<[string, Field<unknown>, values: readonly unknown[], made: readonly unknown[]]>([
    ['a text', textField, ['a', 7, null, undefined], ['a', '7', '', '']],
    ['no text', textField, [true, [], () => 'a'], [noText, noText, noText]],
    ['no number', textField, [NaN, Infinity, 1n], [noText, noText, noText]],
    ['a long text', textField, [long(5000), long(5001)], [long(5000), longText]],
    ['long emojis', textField, [emojis(5000), emojis(5001)], [emojis(5000), longText]],
    ['half a character', textField, ['half \ud800'], ['expected whole characters']],
    ['a text or none', optionalTextField, ['', null], ['', undefined]],
    ['a number that is none', textField, [NaN, Infinity], ['expected a text', 'expected a text']],
    ['a line', lineField, [{}], [longText]],
    ['HTML', htmlField, ['<b>a</b>', []], ['<b>a</b>', 'expected a text']],
    ['2000 tags', htmlField, ['<b>'.repeat(2000)], ['<b>'.repeat(2000)]],
    ['2001 tags', htmlField, ['<b>'.repeat(2001)], ['expected HTML of at most 2000 tags']],
    ['long HTML', htmlField, [long(50_001)], ['expected a text of at most 50000 characters']],
    ['an address', linkField, ['/a', 'mailto:a@b.example', ''], ['/a', 'mailto:a@b.example', '']],
    ['no address', linkField, ['javascript:alert(1)', {}], [address, address]],
    ['an image', imageField, ['/a.jpg', png], ['/a.jpg', png]],
    ['no image', imageField, ['data:image/svg+xml,<svg>', 'mailto:a@b.example'], [image, image]],
    ['a colour', colourField, ['#17548f', 'red', ' '], ['#17548f', 'red', ' ']],
    ['no colour', colourField, ['inherit', 'url(x)', '#12'], [colour, colour, colour]],
    ['a flag that is on', flagField, ['True', '1', 1], [true, true, true]],
    ['a flag that is off', flagField, [' 0 ', '', null], [false, false, false]],
    ['no flag', flagField, ['maybe', 'yes', 2, -1], [flag, flag, flag, flag]],
    ['a flag that is on by itself', flagFieldTrue, [null, '', 'False'], [true, false, false]],
    ['a flag or none', optionalFlagField, [null, 0], [undefined, false]],
    ['a count', countField, [0, '12', ' 12 '], [0, 12, 12]],
    ['a count that is missing', countField, ['', ' ', null], [undefined, undefined, undefined]],
    ['no count', countField, [-1, 1.5, '1.5', '1234567890123456'], [count, count, count, count]],
    ['data of the CMS', dataField, [null, data], [{}, data]],
    ['no data', dataField, [[], 'a'], ['expected an object', 'expected an object']],
    ['long data', dataField, [{ a: long(5000) }], [{ a: long(5000) }]],
    ['data that is too long', dataField, [{ a: [{ b: long(5001) }] }], [longText]],
  ])('reads %s', (_, field, values, made) => {
    expect(values.map((value) => read(field, value))).toEqual(made);
  });

  it('with data of the CMS loses only what is too long', () => {
    const problems: Problem[] = [];
    const value = { Icon: 'a', Team: [null, long(5001), 'b'], Year: 2022 };
    expect(dataField.read(value, 'Data', problems)).toEqual({ Icon: 'a', Year: 2022 });
    const outcome = 'The field is left out.';
    const expected = 'a text of at most 5000 characters';
    expect(problems).toEqual([{ where: 'Data.Team', found: `"${long(60)}…"`, expected, outcome }]);
  });

  it('with data of the CMS is read as deep as a CMS nests it', () => {
    const nest = (depth: number): unknown => (depth === 0 ? long(5001) : [nest(depth - 1)]);
    expect(read(dataField, { a: nest(9) })).toMatch(/^expected/);
    expect(read(dataField, { a: nest(10) })).toEqual({ a: nest(10) });
  });
});

const findNearest = createNearestField(['Url', 'url', 'Headline']);

it.each<[string, Readonly<Record<string, unknown>>, string | undefined]>([
  ['Headlin', {}, 'Headline'],
  ['Headlin', { Headline: 'a' }, undefined],
  ['Headline', {}, undefined],
  ['URL', {}, 'Url'],
  ['URL', { url: '/a' }, undefined],
  ['URL', { Url: '/a' }, undefined],
  ['Colour', {}, undefined],
])('an unknown field "%s" beside %j means %s', (name, value, meant) => {
  // The second time from memory.
  expect([findNearest(name, value), findNearest(name, value)]).toEqual([meant, meant]);
});
