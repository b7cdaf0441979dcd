import { describe, expect, it } from 'vitest';
import { type FilterMenu } from '../../api/filter-menus.ts';
import { readApplied, withMenu } from './applied-filters.ts';
import { type AddressState } from './filter-address.ts';

const menu = (fieldName: string, checked: string, ...values: string[]): FilterMenu => ({
  label: fieldName,
  fieldName,
  options: values.map((value) => ({ value, label: value, isChecked: value === checked })),
});
const menus = [menu('Topic', '', 'Rates', 'Credit'), menu('Region', '', 'Europe', 'Asia, Pacific')];

/** `Topic=Rates+Credit|Region=Europe 2 A-Z`: what is applied, and the page. */
function show({ choices, isAlphabetical, page }: AddressState): string {
  const words = [...choices].map(([name, values]) => `${name}=${[...values].join('+')}`);
  return `${words.join('|')} ${page}${isAlphabetical ? ' A-Z' : ''}`;
}

const readQuery = (query: string) => new Map(new URLSearchParams(query));

describe('what is applied in a filter area', () => {
  it.each([
    ['currentPage=2', ' 2'],
    ['menu_Topic=Rates&currentPage=99', 'Topic=Rates 99'],
    ['menu_Topic=Rates,Credit', 'Topic=Rates+Credit 1'],
    ['menu_Topic=Credit,Rates', 'Topic=Rates+Credit 1'],
    ['menu_Region=Europe&menu_Topic=Rates', 'Topic=Rates|Region=Europe 1'],
    ['menu_Topic=None,Rates', 'Topic=Rates 1'],
    ['menu_Topic=None', ' 1'],
    ['menu_Topic=', ' 1'],
    ['menu_Topic=%20Rates%20', 'Topic=Rates 1'],
    ['menu_Region=Asia%252C%20Pacific', 'Region=Asia, Pacific 1'],
    ['menu_Other=x', ' 1'],
    ['showAlphabetically=true', ' 1'],
  ])('is of the deep link %s "%s"', (link, state) => {
    expect(show(readApplied(readQuery(`filterState=1&${link}`), menus, false))).toBe(state);
  });

  it('is in alphabetical order only where there are people', () => {
    const values = readQuery('filterState=1&showAlphabetically=true');
    expect(show(readApplied(values, menus, true))).toBe(' 1 A-Z');
  });

  it.each([
    ['', 'Topic=Credit 1'],
    ['currentPage=2&menu_Topic=Rates', 'Topic=Credit 1'],
    ['filterState=1', ' 1'],
  ])('is what is checked in the data unless the address (%s) says otherwise', (query, state) => {
    const checked = [menu('Topic', 'Credit', 'Rates', 'Credit')];
    expect(show(readApplied(readQuery(query), checked, false))).toBe(state);
  });

  it('has the values of a menu in the order of its options, and only those', () => {
    const choices = withMenu(
      menus,
      new Map([['Region', new Set(['Europe'])]]),
      'Topic',
      new Set(['Credit', 'None', 'Rates']),
    );
    expect(show({ choices, isAlphabetical: false, page: 1 })).toBe(
      'Topic=Rates+Credit|Region=Europe 1',
    );
    expect([...withMenu(menus, choices, 'Topic', new Set())]).toEqual([
      ['Region', new Set(['Europe'])],
    ]);
  });
});
