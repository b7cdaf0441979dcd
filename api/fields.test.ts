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
  textOnlyField,
} from './fields.ts';
import { createNearestField } from './nearest-field.ts';

/** The value that a field reads; with `expected …` if it is reported. */
function read(field: Field<unknown>, value: unknown): unknown {
  const problems: Problem[] = [];
  const made = field.read(value, 'field', problems);
  return problems.length === 0 ? made : `expected ${problems.map((each) => each.expected).join()}`;
}

const long = (length: number) => 'x'.repeat(length);
const address = 'expected an address (http, https, mailto, tel or relative)';
const image = 'expected the address of an image (http, https or relative)';
const colour = 'expected a colour such as #17548f or rgb(23 85 131)';
const count = 'expected a whole number, 0 or more';

describe('a field of an answer', () => {
  it.each<[string, Field<unknown>, readonly (readonly [unknown, unknown])[]]>([
    [
      'with a text',
      textField,
      [
        ['a', 'a'],
        [7, '7'],
        [null, ''],
        [undefined, ''],
        [true, 'expected a text'],
        [[], 'expected a text'],
        [long(5000), long(5000)],
        [long(5001), 'expected a text of at most 5000 characters'],
        ['half \ud800', 'expected whole characters'],
      ],
    ],
    [
      'with a text or none',
      optionalTextField,
      [
        ['', ''],
        [null, undefined],
      ],
    ],
    [
      'with a text that is no number',
      textOnlyField,
      [
        ['7', '7'],
        [7, 'expected a text'],
      ],
    ],
    ['with a line', lineField, [[{}, 'expected a text of at most 5000 characters']]],
    [
      'with HTML',
      htmlField,
      [
        ['<b>a</b>', '<b>a</b>'],
        ['<b>'.repeat(2001), 'expected HTML of at most 2000 tags'],
        [long(50_001), 'expected a text of at most 50000 characters'],
        [[], 'expected a text'],
      ],
    ],
    [
      'with an address',
      linkField,
      [
        ['/a', '/a'],
        ['mailto:a@b.example', 'mailto:a@b.example'],
        ['javascript:alert(1)', address],
        [{}, address],
      ],
    ],
    [
      'with an image',
      imageField,
      [
        ['/a.jpg', '/a.jpg'],
        [`data:image/png;base64,${long(90_000)}`, `data:image/png;base64,${long(90_000)}`],
        ['data:image/svg+xml,<svg>', image],
        ['mailto:a@b.example', image],
      ],
    ],
    [
      'with a colour',
      colourField,
      [
        ['#17548f', '#17548f'],
        ['red', 'red'],
        [' ', ' '],
        ['inherit', colour],
        ['url(x)', colour],
      ],
    ],
    [
      'with a flag',
      flagField,
      [
        ['True', true],
        [1, true],
        ['', false],
        [' 0 ', false],
        [null, false],
        ['maybe', 'expected true or false'],
        [2, 'expected true or false'],
        [-1, 'expected true or false'],
      ],
    ],
    [
      'with a flag that is on',
      flagFieldTrue,
      [
        [null, true],
        ['', false],
        ['False', false],
      ],
    ],
    [
      'with a flag or none',
      optionalFlagField,
      [
        [null, undefined],
        [0, false],
      ],
    ],
    [
      'with a count',
      countField,
      [
        [0, 0],
        ['12', 12],
        [' 12 ', 12],
        ['', undefined],
        [' ', undefined],
        [null, undefined],
        [-1, count],
        [1.5, count],
        ['1.5', count],
        ['1234567890123456', count],
      ],
    ],
    [
      'with data of the CMS',
      dataField,
      [
        [null, {}],
        [
          { Icon: 'a', Team: ['b'] },
          { Icon: 'a', Team: ['b'] },
        ],
        [[], 'expected an object'],
        ['a', 'expected an object'],
        [{ a: long(5000) }, { a: long(5000) }],
        [{ a: [{ b: long(5001) }] }, 'expected a text of at most 5000 characters'],
      ],
    ],
  ])('%s', (_, field, cases) => {
    const values = cases.map(([value]) => value);
    expect(values.map((value) => read(field, value))).toEqual(cases.map(([, made]) => made));
  });

  it('with data of the CMS loses only what is too long', () => {
    const problems: Problem[] = [];
    const value = { Icon: 'a', Team: [null, long(5001), 'b'], Year: 2022 };
    expect(dataField.read(value, 'Data', problems)).toEqual({ Icon: 'a', Year: 2022 });
    expect(problems).toEqual([
      {
        where: 'Data.Team',
        found: `"${long(60)}…"`,
        expected: 'a text of at most 5000 characters',
        outcome: 'The field is left out.',
      },
    ]);
  });

  it('with data of the CMS is read as deep as a CMS nests it', () => {
    const nest = (depth: number): unknown => (depth === 0 ? long(5001) : [nest(depth - 1)]);
    expect(read(dataField, { a: nest(9) })).toMatch(/^expected/);
    expect(read(dataField, { a: nest(10) })).toEqual({ a: nest(10) });
  });
});

describe('an unknown field', () => {
  const findNearest = createNearestField(['Url', 'url', 'Headline']);

  it.each<[string, object, string | undefined]>([
    ['Headlin', {}, 'Headline'],
    ['Headlin', { Headline: 'a' }, undefined],
    ['Headline', {}, undefined],
    ['URL', {}, 'Url'],
    ['URL', { url: '/a' }, undefined],
    ['URL', { Url: '/a' }, undefined],
    ['Colour', {}, undefined],
  ])('"%s" beside %j means %s', (name, value, meant) => {
    expect(findNearest(name, value as Record<string, unknown>)).toBe(meant);
    // The second time from memory.
    expect(findNearest(name, value as Record<string, unknown>)).toBe(meant);
  });
});
