import { describe, expect, it } from 'vitest';
import { listValues, readFieldValues } from './field-values.ts';

describe('the values of a field', () => {
  it.each<[unknown, string[]]>([
    ['Europe', ['Europe']],
    [' Europe ', ['Europe']],
    ['Asia, Pacific', ['Asia, Pacific']],
    [2023, ['2023']],
    [0, ['0']],
    [true, ['true']],
    ['', []],
    [null, []],
    [undefined, []],
    [
      ['a', 2, null],
      ['a', '2'],
    ],
    [
      [{ Name: 'Credit', SortOrder: 3 }, 'Equity'],
      ['Credit', 'Equity'],
    ],
    [{ Id: 7, Name: 'Credit' }, ['7', 'Credit']],
    [{ TeamName: 'Credit', rank: 1 }, ['Credit']],
    [[[['deep']]], ['deep']],
  ])('of %j are %j', (value, values) => {
    expect(listValues(value)).toEqual(values);
  });

  it('are read from own fields that menus name', () => {
    const data = JSON.parse('{"Topic": "Rates", "Other": "x", "Empty": []}') as Record<
      string,
      unknown
    >;
    const menus = ['Topic', 'Empty', 'toString', 'constructor', '__proto__'].map((fieldName) => ({
      fieldName,
      label: fieldName,
      options: [],
    }));
    expect([...readFieldValues(data, menus)]).toEqual([['Topic', new Set(['Rates'])]]);
  });
});
