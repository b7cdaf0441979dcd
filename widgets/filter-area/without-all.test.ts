import { expect, it } from 'vitest';
import { withoutAll } from './without-all.ts';

const item = (value: string, ...chapters: string[]) => ({
  values: new Map([['Topic', new Set([value])]]),
  chapters: chapters.map((each) => ({ values: new Map([['Topic', new Set([each])]]) })),
});

it.each([
  ['goes where no entry has that value', ['All', 'Credit'], [item('Credit')], 'Credit'],
  ['goes in any case', ['ALL', 'Credit'], [], 'Credit'],
  ['stays where an entry has it', ['All', 'Credit'], [item('All')], 'All Credit'],
  ['stays where a chapter has it', ['All', 'Credit'], [item('Credit', 'All')], 'All Credit'],
  ['takes its menu with it where there is nothing else', ['all'], [], undefined],
  ['is not looked for in longer words', ['All weather'], [], 'All weather'],
])('an option that says "All" %s', (_, values, items, left) => {
  const options = values.map((value) => ({ value, label: value, isChecked: false }));
  const [menu] = withoutAll([{ fieldName: 'Topic', label: 'Topic', options }], items);
  expect(menu?.options.map(({ value }) => value).join(' ')).toBe(left);
});
