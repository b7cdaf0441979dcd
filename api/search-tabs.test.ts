import { describe, expect, it } from 'vitest';
import { checkTabs } from './search-tabs.ts';

const tab = (id: string, label: string, searchType: string) => ({ id, label, searchType });

describe('the tabs of a search', () => {
  it('ask for their id, the first for everything, unless they say otherwise', () => {
    const tabs = [
      { id: 'all', label: 'All' },
      { id: 'people', label: 'People' },
      { id: 'docs', label: 'Documents', searchType: 'document' },
      { id: 'again', label: 'All again', searchType: '' },
      { id: 5, label: 'Five' },
    ];
    expect(checkTabs(tabs, 'tabs')).toEqual({
      ok: true,
      value: [
        tab('all', 'All', ''),
        tab('people', 'People', 'people'),
        tab('docs', 'Documents', 'document'),
        tab('again', 'All again', ''),
        tab('5', 'Five', '5'),
      ],
      problems: [],
    });
    const [first] = tabs;
    expect(checkTabs([{ ...first, searchType: 'site' }], 'tabs')).toMatchObject({
      value: [tab('all', 'All', 'site')],
    });
  });

  it('without a label show their id', () => {
    expect(checkTabs([{ id: 'all' }], 'tabs')).toMatchObject({ value: [tab('all', 'all', '')] });
  });

  it('that have no id of their own are left out and named', () => {
    const checked = checkTabs([{ id: 'a' }, { label: 'B' }, 'c', { id: 'a' }], 'tabs');
    expect(checked).toMatchObject({ ok: true, value: [tab('a', 'a', '')] });
    const problems = checked.ok ? checked.problems : [];
    expect(problems?.map(({ where, found }) => `${where} is ${found}`)).toEqual([
      'tabs[1] is an object with label',
      'tabs[2] is "c"',
      'tabs[3].id is "a"',
    ]);
  });

  it.each([
    [{}, 'an object'],
    [null, 'null'],
    [[], 'without any tab'],
    [[{ label: 'All' }], 'without any tab'],
  ])('are refused where there are none: %j', (value, found) => {
    expect(checkTabs(value, 'tabs')).toEqual({ ok: false, found });
  });
});
