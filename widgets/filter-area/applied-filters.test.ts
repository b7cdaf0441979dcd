import { expect, it } from 'vitest';
import { type MenuData } from '../../api/filter-menus.ts';
import { readApplied, withMenu } from './applied-filters.ts';
import { type AddressState } from './filter-address.ts';

const menu = (fieldName: string, checked: string, ...values: string[]): MenuData => ({
  label: fieldName,
  fieldName,
  options: values.map((value) => ({ value, label: value, isChecked: value === checked })),
});
const region = menu('Region', '', 'Europe', 'Asia, Pacific');
const menus = [menu('Topic', '', 'Rates', 'Credit'), region];
const checked = [menu('Topic', 'Credit', 'Rates', 'Credit'), region];

/** `Topic=Rates+Credit|Region=Europe 2 A-Z`: what is applied, and the page. */
function show({ choices, isAlphabetical, pageNumber }: AddressState): string {
  const words = [...choices].map(([name, values]) => `${name}=${[...values].join('+')}`);
  return `${words.join('|')} ${pageNumber}${isAlphabetical ? ' A-Z' : ''}`;
}

it.each([
  ['filterState=1&currentPage=2', ' 2'],
  ['filterState=1&menu_Topic=Rates&currentPage=99', 'Topic=Rates 99'],
  ['filterState=1&menu_Topic=Credit,Rates', 'Topic=Rates+Credit 1'],
  ['filterState=1&menu_Region=Europe&menu_Topic=Rates', 'Topic=Rates|Region=Europe 1'],
  ['filterState=1&menu_Topic=None,Rates', 'Topic=Rates 1'],
  ['filterState=1&menu_Topic=None', ' 1'],
  ['filterState=1&menu_Topic=', ' 1'],
  ['filterState=1&menu_Topic=%20Rates%20', 'Topic=Rates 1'],
  ['filterState=1&menu_Region=Asia%252C%20Pacific', 'Region=Asia, Pacific 1'],
  ['filterState=1&menu_Topic=RATES,credit%E2%80%8B', 'Topic=Rates+Credit 1'],
  ['filterState=1&menu_Other=x', ' 1'],
  ['filterState=1&showAlphabetically=true', ' 1'],
  // A value checked in the data is applied unless the address says otherwise.
  ['', 'Topic=Credit 1', checked],
  ['currentPage=2&menu_Topic=Rates', 'Topic=Credit 1', checked],
  ['filterState=1', ' 1', checked],
  // People may be in alphabetical order.
  ['filterState=1&showAlphabetically=true', ' 1 A-Z', menus, true],
])('the deep link "%s" applies "%s"', (link, state, given = menus, hasPeople = false) => {
  const values = new Map(new URLSearchParams(link));
  expect(show(readApplied(values, given, hasPeople))).toBe(state);
});

it('a menu has its values in the order of its options, and only those', () => {
  const before = new Map([['Region', new Set(['Europe'])]]);
  const choices = withMenu(menus, before, 'Topic', new Set(['Credit', 'None', 'Rates']));
  const words = 'Topic=Rates+Credit|Region=Europe 1';
  expect(show({ choices, isAlphabetical: false, pageNumber: 1 })).toBe(words);
  expect([...withMenu(menus, choices, 'Topic', new Set())]).toEqual([...before]);
});
