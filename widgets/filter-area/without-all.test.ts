import { describe, expect, it } from 'vitest';
import { withoutAll } from './without-all.ts';

const option = (value: string) => ({ value, label: value, isChecked: false });
const menu = (fieldName: string, ...values: string[]) => ({
  fieldName,
  label: fieldName,
  options: values.map(option),
});
const item = (value: string, ...chapters: string[]) => ({
  values: new Map([['Topic', new Set([value])]]),
  chapters: chapters.map((each) => ({ values: new Map([['Topic', new Set([each])]]) })),
});

const draw = (menus: ReturnType<typeof withoutAll>) =>
  menus.map(({ fieldName, options }) =>
    [fieldName, ...options.map(({ value }) => value)].join(' '),
  );

describe('an option that says "All"', () => {
  it('goes where no entry has that value', () => {
    const menus = [menu('Topic', 'All', 'Credit'), menu('Region', 'ALL', 'Europe')];
    expect(draw(withoutAll(menus, [item('Credit')]))).toEqual(['Topic Credit', 'Region Europe']);
  });

  it('stays where an entry or a chapter has it', () => {
    const menus = [menu('Topic', 'All', 'Credit')];
    expect(draw(withoutAll(menus, [item('All')]))).toEqual(['Topic All Credit']);
    expect(draw(withoutAll(menus, [item('Credit', 'All')]))).toEqual(['Topic All Credit']);
  });

  it('takes its menu with it where there is nothing else', () => {
    expect(draw(withoutAll([menu('Topic', 'all')], []))).toEqual([]);
  });

  it('is not looked for in longer words', () => {
    expect(draw(withoutAll([menu('Topic', 'All weather')], []))).toEqual(['Topic All weather']);
  });
});
