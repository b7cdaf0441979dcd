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

describe('the menus of an answer', () => {
  it.each<[string, unknown, string[]]>([
    ['a value on each item', [menu({ Items: [item('A', 'a')] })], ['Topic/Topic: a=A']],
    ['numbers', [menu({ Items: [item(2022, 2022)] })], ['Topic/Topic: 2022=2022']],
    ['zero', [menu({ Items: [item('None', 0)] })], ['Topic/Topic: 0=None']],
    ['no value at all', [menu({ Items: [item('A')] })], ['Topic/Topic: A=A']],
    ['no label', [menu({ Items: [item(null, 'a')] })], ['Topic/Topic: a=a']],
    [
      'a value on the menu, one item',
      [menu({ FieldValue: 'a', Items: [item('A')] })],
      ['Topic/Topic: a=A'],
    ],
    ['a value on the menu, no items', [menu({ FieldValue: 'a' })], ['Topic/Topic: a=Topic']],
    [
      'a list of values on the menu',
      [menu({ FieldValue: ['a', 2], Items: [item('A'), item('B')] })],
      ['Topic/Topic: a=A, 2=B'],
    ],
    [
      'a value on both',
      [menu({ FieldValue: 'x', Items: [item('A', 'a'), item('B')] })],
      ['Topic/Topic: a=A, B=B'],
    ],
    [
      'checks on arrival',
      [menu({ Items: [item('A', 'a', 'True'), item('B', 'b', 0), item('C', 'c', true)] })],
      ['Topic/Topic: a=A!, b=B, c=C!'],
    ],
    ['a value twice', [menu({ Items: [item('A', 'a'), item('B', 'a')] })], ['Topic/Topic: a=A']],
    [
      'an item that says nothing',
      [menu({ Items: [item('', ''), item('A')] })],
      ['Topic/Topic: A=A', '! Menus[0].Items[0] an empty object'],
    ],
    [
      'an item for all',
      [menu({ Items: [item('All', ''), item('Any', ' '), item('A', 'a')] })],
      ['Topic/Topic: a=A'],
    ],
    [
      'an empty value: the "All" of the CMS',
      [menu({ Items: [item('All', ''), item('A', 'a')] })],
      ['Topic/Topic: a=A'],
    ],
    [
      '"All" that is checked',
      [menu({ Items: [item('All', ' ', true), item('A', 'a')] })],
      ['Topic/Topic: a=A'],
    ],
    [
      '"All" beside labels',
      [menu({ Items: [item('All', '&nbsp;'), item('A'), item('B')] })],
      ['Topic/Topic: A=A, B=B'],
    ],
    [
      '"All" as null beside values',
      [menu({ Items: [item('All', null), item('A', 'a')] })],
      ['Topic/Topic: a=A'],
    ],
    [
      '"All" as an empty value beside nulls',
      [menu({ Items: [item('All', ''), item('A', null)] })],
      ['Topic/Topic: A=A'],
    ],
    ['"All" alone', [menu({ Items: [item('All', '')] })], []],
    [
      '"All" in a list on the menu',
      [menu({ FieldValue: ['', 'a'], Items: [item('All'), item('A')] })],
      ['Topic/Topic: a=A'],
    ],
    [
      'a list on the menu that is too short',
      [menu({ FieldValue: ['a'], Items: [item('A'), item('B')] })],
      ['Topic/Topic: a=A, B=B'],
    ],
    [
      'a list on the menu with null for "All"',
      [menu({ FieldValue: [null, 'a'], Items: [item('All'), item('A')] })],
      ['Topic/Topic: a=A'],
    ],
    [
      'blank everywhere',
      [menu({ Items: [item('A', ' '), item('B', '&nbsp;')] })],
      ['Topic/Topic: A=A, B=B'],
    ],
    [
      'null everywhere',
      [menu({ Items: [item('A', null), item('B', null)] })],
      ['Topic/Topic: A=A, B=B'],
    ],
    [
      'empty everywhere',
      [menu({ Items: [item('A', ''), item('B', '')] })],
      ['Topic/Topic: A=A, B=B'],
    ],
    [
      'empty items, values on the menu',
      [menu({ FieldValue: ['a', 'b'], Items: [item('A', ''), item('B', '')] })],
      ['Topic/Topic: a=A, b=B'],
    ],
    [
      'blanks and entities',
      [menu({ Items: [item('R&amp;D', ' R&amp;D  and\u00a0more ')] })],
      ['Topic/Topic: R&D and more=R&amp;D'],
    ],
    [
      'a value twice but for blanks',
      [menu({ Items: [item('A', 'a b'), item('B', ' a  b')] })],
      ['Topic/Topic: a b=A'],
    ],
    [
      'true and false',
      [menu({ Items: [item('Open', true), item('Closed', false)] })],
      ['Topic/Topic: true=Open, false=Closed'],
    ],
    [
      'a field name with blanks',
      [{ FieldName: ' Topic ', Items: [item('A')] }],
      ['Topic/Topic: A=A'],
    ],
    ['a menu without a label', [{ FieldName: 'Topic', Items: [item('A')] }], ['Topic/Topic: A=A']],
    ['no items', [menu({ Items: null })], ['! Menus[0] an object with Label, FieldName']],
    ['an item for all alone', [menu({ Items: [item('All', '')] })], []],
    ['no menus', undefined, []],
    ['null', null, []],
    ['an empty list', [], []],
    ['an object', {}, ['! Menus an object']],
    ['a text', 'x', ['! Menus "x"']],
    ['a menu that is none', ['x', null], ['! Menus[0] "x"', '! Menus[1] null']],
    ['no field name', [{ Items: [item('A')] }], ['! Menus[0] an object with Items']],
    [
      'a field name twice',
      [menu({ Items: [item('A')] }), menu({ Items: [item('B')] })],
      ['Topic/Topic: A=A', '! Menus[1].FieldName "Topic"'],
    ],
    [
      'items that are no list',
      [menu({ FieldValue: 'a', Items: 'x' })],
      ['Topic/Topic: a=Topic', '! Menus[0].Items "x"'],
    ],
    [
      'an item that is none',
      [menu({ Items: [7, item('A')] })],
      ['Topic/Topic: A=A', '! Menus[0].Items[0] 7'],
    ],
    [
      'a bad field',
      [menu({ Label: [], Items: [item('A', { a: 1 })] })],
      [
        'Topic/Topic: A=A',
        '! Menus[0].Label a list of 0',
        '! Menus[0].Items[0].FieldValue an object',
      ],
    ],
    [
      'a field named as what every object has',
      [{ FieldName: '__proto__', Items: [item('A')] }],
      ['__proto__/__proto__: A=A'],
    ],
  ])('with %s', (_, menus, lines) => {
    expect(read(menus)).toEqual(lines);
  });
});
