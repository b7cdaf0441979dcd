import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeList,
  encodeList,
  listAddressNames,
  readAddress,
  writeAddress,
} from './filter-address.ts';

const toMap = (values: Readonly<Record<string, string>>) => new Map(Object.entries(values));

describe('a list of values in the address', () => {
  it.each([
    [['Rates'], 'Rates'],
    [['Rates', 'Credit'], 'Rates,Credit'],
    [['Asia, Pacific', 'Europe'], 'Asia%2C Pacific,Europe'],
    [['100%'], '100%25'],
    [['%2C'], '%252C'],
    [[''], ''],
    [['', ''], ','],
  ])('%j is written %j and read back', (values, text) => {
    expect(encodeList(values)).toBe(text);
    expect(decodeList(text)).toEqual(values);
  });

  it.each([
    ['100%', ['100%']],
    ['a%2cb', ['a,b']],
    ['50%20', ['50%20']],
  ])('%j, typed by hand, is read %j', (text, values) => {
    expect(decodeList(text)).toEqual(values);
  });

  it('brings back any values', () => {
    const lists = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 });
    fc.assert(
      fc.property(lists, (values) => {
        expect(decodeList(encodeList(values))).toEqual(values);
      }),
    );
    const awkward = fc.array(fc.string({ unit: fc.constantFrom('%', '2', '5', 'C', 'c', ',') }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(awkward, (values) => {
        expect(decodeList(encodeList(values))).toEqual(values);
      }),
    );
  });
});

describe('the state in the address', () => {
  it('has the names of the contract', () => {
    const choices = new Map([
      ['Topic', new Set(['Rates', 'Asia, Pacific'])],
      ['Region', new Set<string>()],
    ]);
    expect([...writeAddress({ choices, isAlphabetical: true, page: 3 })]).toEqual([
      ['filterState', '1'],
      ['showAlphabetically', 'true'],
      ['currentPage', '3'],
      ['menu_Topic', 'Rates,Asia%2C Pacific'],
    ]);
    expect(listAddressNames(['Topic'])).toEqual([
      'filterState',
      'showAlphabetically',
      'currentPage',
      'menu_Topic',
    ]);
  });

  it.each([{}, { filterState: '0' }, { filterState: 'true' }])(
    'is not read without filterState=1: %j',
    (values) => {
      expect(readAddress(toMap({ currentPage: '2', ...values }), ['Topic'])).toBeUndefined();
    },
  );

  it('is read as far as it is there', () => {
    expect(readAddress(toMap({ filterState: '1' }), ['Topic'])).toEqual({
      choices: new Map(),
      isAlphabetical: false,
      page: 1,
    });
    const values = toMap({
      filterState: '1',
      showAlphabetically: 'True',
      currentPage: 'abc',
      menu_Topic: 'Rates',
      menu_Other: 'x',
    });
    expect(readAddress(values, ['Topic'])).toEqual({
      choices: new Map([['Topic', new Set(['Rates'])]]),
      isAlphabetical: true,
      page: 'abc',
    });
  });

  it('brings back any state', () => {
    const texts = fc.string({ unit: 'grapheme' });
    const sets = fc.uniqueArray(texts, { minLength: 1 }).map((values) => new Set(values));
    const states = fc.record({
      choices: fc.uniqueArray(fc.tuple(texts, sets), { selector: ([name]) => name }),
      isAlphabetical: fc.boolean(),
      page: fc.nat(),
    });
    fc.assert(
      fc.property(states, ({ choices, ...others }) => {
        const state = { ...others, choices: new Map(choices) };
        const fieldNames = choices.map(([name]) => name);
        expect(readAddress(writeAddress(state), fieldNames)).toEqual({
          ...state,
          page: String(state.page),
        });
      }),
    );
  });
});
