import { describe, expect, it } from 'vitest';
import { type Problem } from '../shared/widget/problem.ts';
import { menusField } from './filter-menus.ts';

/** `Topic/Topic: a=A, b=B!` (checked): one line per menu, then the places of the problems. */
function read(menus: unknown): string[] {
  const problems: Problem[] = [];
  const lines = menusField.read(menus, 'Menus', problems).map(({ label, fieldName, options }) => {
    const words = options.map(
      ({ value, label: text, isChecked }) => `${value}=${text}${isChecked ? '!' : ''}`,
    );
    return `${fieldName}/${label}: ${words.join(', ')}`;
  });
  return [...lines, ...problems.map(({ where, found }) => `! ${where} ${found}`)];
}

const menu = (more: object) => ({ Label: 'Topic', FieldName: 'Topic', ...more });
const item = (Label: unknown, FieldValue?: unknown, isChecked?: unknown) => ({
  Label,
  FieldValue,
  isChecked,
});
const [a, b, all] = [item('A'), item('B'), item('All', '')];

describe('the options of a menu', () => {
  it.each<[string, unknown[], string]>([
    ['with a value on each item', [item('A', 'a')], 'a=A'],
    ['of numbers', [item(2022, 2022)], '2022=2022'],
    ['of zero', [item('None', 0)], '0=None'],
    ['of true and false', [item('Open', true), item('Closed', false)], 'true=Open, false=Closed'],
    ['without a value have their label', [a], 'A=A'],
    ['without a label have their value', [item(null, 'a')], 'a=a'],
    ['may be checked', [item('A', 'a', 'True'), item('B', 'b', 0)], 'a=A!, b=B'],
    ['stand there once', [item('A', 'a'), item('B', 'a')], 'a=A'],
    ['stand there once but for blanks', [item('A', 'a b'), item('B', ' a  b')], 'a b=A'],
    ['have blanks and entities', [item('R&amp;D', ' R&amp;D \u00a0x ')], 'R&D x=R&D'],
    ['are in composed letters', [item('E', 'Re\u0301'), item('F', 'R\u00e9')], 'R\u00e9=E'],
    ['have one spelling', [item('A', 'Credit'), item('B', 'credit\u200b')], 'Credit=A'],
    ['are without what nobody sees', [item('A', '\ufeffa\u200bb')], 'ab=A'],
    ['are without "All", whose value is blank', [all, item('Any', ' '), item('A', 'a')], 'a=A'],
    ['are without "All" beside labels', [item('All', '&nbsp;'), a, b], 'A=A, B=B'],
    ['are without "All" as null beside values', [item('All', null), item('A', 'a')], 'a=A'],
    ['are without "All" beside nulls', [all, item('A', null)], 'A=A'],
    ['are their labels where all are blank', [item('A', ' '), item('B', '&nbsp;')], 'A=A, B=B'],
    ['are their labels where all are null', [item('A', null), item('B', null)], 'A=A, B=B'],
    ['are their labels where all are empty', [item('A', ''), item('B', '')], 'A=A, B=B'],
  ])('%s', (_, Items, options) => {
    expect(read([menu({ Items })])).toEqual([`Topic/Topic: ${options}`]);
  });

  it.each<[string, unknown, unknown, string]>([
    ['for its one item', 'a', [a], 'a=A'],
    ['without items', 'a', undefined, 'a=Topic'],
    ['as a list', ['a', 2], [a, b], 'a=A, 2=B'],
    ['as a list, beside empty items', ['a', 'b'], [item('A', ''), item('B', '')], 'a=A, b=B'],
    ['beside those of items', 'x', [item('A', 'a'), b], 'a=A, B=B'],
    ['as a list with an empty "All"', ['', 'a'], [item('All'), a], 'a=A'],
    ['as a list that is too short', ['a'], [a, b], 'a=A, B=B'],
  ])('may have their values on the menu: %s', (_, FieldValue, Items, options) => {
    expect(read([menu({ FieldValue, Items })])).toEqual([`Topic/Topic: ${options}`]);
  });
});

const line = 'Topic/Topic: A=A';
const twice = [menu({ Items: [a] }), menu({ Items: [b] })];
it.each<[string, unknown, ...string[]]>([
  ['"All" alone', [menu({ Items: [all] })]],
  ['no menus', undefined],
  ['an empty list', []],
  ['an object', {}, '! Menus an object'],
  ['a text', 'x', '! Menus "x"'],
  ['a menu that is none', ['x', null], '! Menus[0] "x"', '! Menus[1] null'],
  ['no items', [menu({ Items: null })], '! Menus[0] an object with Label, FieldName'],
  ['no field name', [{ Items: [a] }], '! Menus[0] an object with Items'],
  ['a field name with blanks', [{ FieldName: ' Topic ', Items: [a] }], 'Topic/Topic: A=A'],
  ['a menu without a label', [{ FieldName: 'Topic', Items: [a] }], 'Topic/Topic: A=A'],
  ['a name of objects', [{ FieldName: '__proto__', Items: [a] }], '__proto__/__proto__: A=A'],
  ['a field name twice', twice, line, '! Menus[1].FieldName "Topic"'],
  [
    'items that are no list',
    [menu({ FieldValue: 'A', Items: 'x' })],
    'Topic/Topic: A=Topic',
    '! Menus[0].Items "x"',
  ],
  ['an empty item', [menu({ Items: [{}, a] })], line, '! Menus[0].Items[0] an empty object'],
  ['an item that is none', [menu({ Items: [a, 7] })], line, '! Menus[0].Items[1] 7'],
  ['a bad label', [menu({ Label: [], Items: [a] })], line, '! Menus[0].Label a list of 0'],
  [
    'a bad value',
    [menu({ Items: [item('A', {})] })],
    line,
    '! Menus[0].Items[0].FieldValue an object',
  ],
])('the menus of an answer with %s', (_, menus, ...lines) => {
  expect(read(menus)).toEqual(lines);
});
