import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decodeList,
  encodeList,
  listAddressNames,
  readAddress,
  writeAddress,
} from './filter-address.ts';

it.each([
  [['Asia, Pacific', 'Europe'], 'Asia%2C Pacific,Europe'],
  [['%2C'], '%252C'],
  [[''], ''],
  [['', ''], ','],
])('the list %j is written %j in the address and read back', (values, text) => {
  expect(encodeList(values)).toBe(text);
  expect(decodeList(text)).toEqual(values);
});

it.each([
  ['100%', ['100%']],
  ['a%2cb', ['a,b']],
  ['50%20', ['50%20']],
])('the list %j, typed by hand, is read %j', (text, values) => {
  expect(decodeList(text)).toEqual(values);
});

it('the state in the address has the names of the contract', () => {
  const choices = new Map([
    ['Topic', new Set(['Rates', 'Asia, Pacific'])],
    ['Region', new Set<string>()],
  ]);
  const written = writeAddress({ choices, isAlphabetical: true, pageNumber: 3 });
  const query = [...written].map((each) => each.join('=')).join('&');
  const state = 'filterState=1&showAlphabetically=true&currentPage=3';
  expect(query).toBe(`${state}&menu_Topic=Rates,Asia%2C Pacific`);
  expect(listAddressNames(['Topic'])).toEqual([...written.keys()]);
});

it.each<[string, object | undefined]>([
  ['currentPage=2', undefined],
  ['filterState=0&currentPage=2', undefined],
  ['filterState=1', { choices: new Map(), isAlphabetical: false, pageNumber: 1 }],
  [
    'filterState=1&showAlphabetically=True&currentPage=abc&menu_Topic=Rates&menu_Other=x',
    { choices: new Map([['Topic', new Set(['Rates'])]]), isAlphabetical: true, pageNumber: 'abc' },
  ],
])('the state is read with filterState=1, as far as it is there: %s', (query, state) => {
  expect(readAddress(new Map(new URLSearchParams(query)), ['Topic'])).toEqual(state);
});

it('the address brings back any state', () => {
  const awkward = fc.string({ unit: fc.constantFrom('%', '2', '5', 'C', 'c', ',') });
  const texts = fc.oneof(fc.string({ unit: 'grapheme' }), awkward);
  const sets = fc.uniqueArray(texts, { minLength: 1 }).map((values) => new Set(values));
  const states = fc.record({
    choices: fc.uniqueArray(fc.tuple(texts, sets), { selector: ([name]) => name }),
    isAlphabetical: fc.boolean(),
    pageNumber: fc.nat(),
  });
  fc.assert(
    fc.property(states, ({ choices, ...others }) => {
      const state = { ...others, choices: new Map(choices) };
      const names = choices.map(([name]) => name);
      const expected = { ...state, pageNumber: String(state.pageNumber) };
      expect(readAddress(writeAddress(state), names)).toEqual(expected);
    }),
  );
});
