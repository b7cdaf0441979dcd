import { describe, expect, it } from 'vitest';
import { checkTabs } from './tab-data.ts';

const tab = (id: string, label: string, searchType: string) => ({ id, label, searchType });

describe('the tabs of a search', () => {
  it.each<[string, object, object]>([
    ['ask for everything first', { id: 'all', label: 'All' }, tab('all', 'All', '')],
    ['ask first for their type', { id: 'all', searchType: 'site' }, tab('all', 'all', 'site')],
    ['without a label show their id', { id: 'all' }, tab('all', 'all', '')],
  ])('%s', (_, first, expected) => {
    expect(checkTabs([first], 'tabs')).toEqual({ ok: true, value: [expected], problems: [] });
  });

  it('ask for their id unless they say otherwise', () => {
    const docs = { id: 'docs', label: 'Documents', searchType: 'document' };
    const again = { id: 'again', searchType: '' };
    expect(checkTabs([{ id: 'all' }, { id: 5, label: 'Five' }, docs, again], 'tabs')).toEqual({
      ok: true,
      value: [tab('all', 'all', ''), tab('5', 'Five', '5'), docs, tab('again', 'again', '')],
      problems: [],
    });
  });

  it('that have no id of their own are left out and named', () => {
    const checked = checkTabs([{ id: 'a' }, { label: 'B' }, 'c', { id: 'a' }], 'tabs');
    expect(checked).toMatchObject({
      value: [tab('a', 'a', '')],
      problems: [
        { where: 'tabs[1]', found: 'an object with label' },
        { where: 'tabs[2]', found: '"c"' },
        { where: 'tabs[3].id', found: '"a"' },
      ],
    });
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
