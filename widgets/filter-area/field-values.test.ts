// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createValueReader, findShownName, listValues } from './field-values.ts';

it.each<[unknown, string]>([
  ['Europe', 'Europe'],
  ['Asia, Pacific', 'Asia, Pacific'],
  [2023, '2023'],
  [0, '0'],
  [false, 'false'],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [['a', 2, null], 'a|2'],
  [[{ Name: 'Credit', SortOrder: 3 }, 'Equity'], 'Credit|Equity'],
  [{ Id: 7, Name: 'Credit' }, '7|Credit'],
  [{ TeamName: 'Credit', rank: 1 }, 'Credit'],
  [[[['deep']]], 'deep'],
  ['R&amp;D', 'R&D'],
  [{ Value: 'cr', Text: 'Credit' }, 'cr|Credit'],
  [{ Key: 'cr', Label: 'Credit &amp; more' }, 'cr|Credit & more'],
  [{ Code: 'CR', Title: 'Credit', IsActive: true, Count: 12 }, 'CR|Credit'],
  [{ term_id: 5, name: 'Credit', slug: 'credit', count: '12' }, '5|Credit|credit'],
  [{ sys: { id: 'x1' }, fields: { name: 'Credit' } }, 'x1|Credit'],
  [{ Name: 'Credit', Parent: { Name: 'Investments' } }, 'Credit'],
  [{ SortOrder: 3 }, ''],
  [{ __proto__: { Name: 'inherited' } }, ''],
])('the values of the field %j are %j', (value, values) => {
  expect(listValues(value).join('|')).toBe(values);
});

it('the values of a field end somewhere, however deep a list is', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(5000)}"x"${']'.repeat(5000)}`);
  expect(listValues(deep)).toEqual([]);
});

it('the values of a field are read from own fields that menus name', () => {
  const names = ['Topic', 'Empty', 'toString', 'constructor', '__proto__'];
  const menus = names.map((name) => ({ fieldName: name, label: name, options: [] }));
  const data = { Topic: 'Rates', Other: 'x', Empty: [] };
  expect([...createValueReader(menus)(data)]).toEqual([['Topic', new Set(['Rates'])]]);
});

it('the values of a field have the spelling of the menu', () => {
  const options = ['Credit', 'R&D'].map((value) => ({ label: value, value, isChecked: false }));
  const read = createValueReader([{ fieldName: 'Topic', label: 'Topic', options }]);
  const values = (field: string, value: unknown) => [
    ...(read({ [field]: value }).get('Topic') ?? []),
  ];
  expect(values('Topic', 'CREDIT')).toEqual(['Credit']);
  expect(values('Topic', [{ Name: 'credit\u200b' }, 'r&amp;d', 'Equity'])).toEqual([
    'Credit',
    'R&D',
    'Equity',
  ]);
  expect(values('Topic\u200b', 'Credit')).toEqual(['Credit']);
});

it.each<[unknown, string | undefined]>([
  ['Credit', 'Credit'],
  [' Private&nbsp;Credit  &amp; <b>more</b>', 'Private Credit & more'],
  [{ Id: 'b2f1', Value: 'cr', Label: 'Credit' }, 'Credit'],
  [{ Title: 'Credit', Id: 'Research' }, 'Credit'],
  [{ Value: 'credit-team', Text: 'Credit' }, 'Credit'],
  [{ Text: 'Long text', Name: 'Credit' }, 'Credit'],
  [{ Name: '', Label: 'Credit' }, 'Credit'],
  [{ TeamName: 'Credit', rank: 1 }, 'Credit'],
  [{ sys: { id: 'x1' }, fields: { name: 'Credit' } }, 'Credit'],
  [{ value: 'Credit' }, 'Credit'],
  [{ Id: 'b2f1' }, undefined],
  [{ Key: 'credit', Value: 7 }, undefined],
  ['7', undefined],
  [true, undefined],
  [null, undefined],
])('the name to show of the value %j is %j', (value, name) => {
  expect(findShownName(value)).toBe(name);
});
