import { describe, expect, it } from 'vitest';
import { createFilterStore } from './filter-store.ts';

function open() {
  const { getState } = createFilterStore();
  const draft = () => [...(getState().open?.draft ?? [])];
  return { ...getState(), draft, fieldName: () => getState().open?.fieldName };
}

describe('the menus of a filter area', () => {
  it('begin with what is applied, and forget what was only checked', () => {
    const { openMenu, closeMenu, check, draft } = open();
    openMenu('Topic', new Set(['Rates']));
    check('Credit', true);
    check('Rates', false);
    expect(draft()).toEqual(['Credit']);
    closeMenu();
    openMenu('Topic', new Set(['Rates']));
    expect(draft()).toEqual(['Rates']);
  });

  it('are open one at a time; closing one leaves another open', () => {
    const { openMenu, closeMenu, fieldName } = open();
    openMenu('Topic', new Set());
    openMenu('Region', new Set());
    closeMenu('Topic');
    expect(fieldName()).toBe('Region');
    closeMenu('Region');
    expect(fieldName()).toBeUndefined();
  });

  it('check nothing while none is open', () => {
    const { check, fieldName } = open();
    check('Credit', true);
    expect(fieldName()).toBeUndefined();
  });
});
