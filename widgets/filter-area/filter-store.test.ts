// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { claimAddress } from '../../shared/address/address-writer.ts';
import { createCatalogue } from './catalogue.ts';
import { toContentItem, toPerson } from './content-item.ts';
import { createFieldReader } from './field-values.ts';
import { checkArticleData } from '../../api/article-data.ts';
import { checkTeamData } from '../../api/team-data.ts';
import { createFilterStore, type FilterStore } from './filter-store.ts';

const option = (FieldValue: string, isChecked = false) => ({
  Label: FieldValue,
  FieldValue,
  isChecked,
});
const topics = {
  Label: 'Topic',
  FieldName: 'Topic',
  Items: ['Rates', 'Credit'].map((one) => option(one)),
};
const regions = {
  ...{ Label: 'Region', FieldName: 'Region' },
  Items: ['Europe', 'Asia, Pacific'].map((one) => option(one)),
};

/** Ten articles: half of them on each topic, two of them from Asia. Three per page. */
const content = Array.from({ length: 10 }, (_, index) => ({
  Headline: `Article ${index + 1}`,
  Data: { Topic: index % 2 ? 'Credit' : 'Rates', Region: index < 2 ? 'Asia, Pacific' : 'Europe' },
}));

function articles(menus: object[]) {
  const checked = checkArticleData({ Menus: menus, Content: content });
  if (!checked.ok) throw new Error(checked.found);
  const { entries, menus: read } = checked.value;
  const items = entries.map((entry, key) => toContentItem(entry, key, createFieldReader(read)));
  return createCatalogue(read, { kind: 'articles', items }, 'en-US');
}

function team() {
  const people = ['Zoe Abel', 'Ann Zola', 'Bob Beck', 'Cy Cole'].map((FullName) => ({ FullName }));
  const checked = checkTeamData({ Content: people });
  if (!checked.ok) throw new Error(checked.found);
  const items = checked.value.entries.map((entry, key) =>
    toPerson(entry, key, createFieldReader([])),
  );
  return createCatalogue([], { kind: 'team', items }, 'en-US');
}

interface Options {
  readonly menus?: object[];
  readonly isTeam?: boolean;
  readonly isEditing?: boolean;
  readonly isShown?: boolean;
}

function open(options: Options = {}) {
  const { menus = [topics, regions], isTeam = false, isEditing = false, isShown = true } = options;
  document.body.replaceChildren();
  const point = document.createElement('section');
  point.setAttribute('data-widget', 'filter-area');
  document.body.append(point);
  const { signal } = new AbortController();
  const slot = claimAddress('filter-area', { element: point, signal, isEditing });
  const catalogue = isTeam ? team() : articles(menus);
  const store = createFilterStore({ catalogue, slot, pageSize: 3 });
  // As where everything is shown at once.
  if (isShown) store.subscribe(store.keepStep);
  return store;
}

/** `Topic=Rates|Region=Europe 2`: what is applied, and the page. */
function show(store: FilterStore): string {
  const { choices, isAlphabetical, page } = store.getState().applied;
  const words = [...choices].map(([name, values]) => `${name}=${[...values].join('+')}`);
  return `${words.join('|')} ${page}${isAlphabetical ? ' A-Z' : ''}`;
}

const query = () => decodeURIComponent(window.location.search);

function pick(store: FilterStore, fieldName: string, ...values: string[]): void {
  store.openMenu(fieldName);
  for (const value of values) store.check(value, true);
  store.apply();
}

beforeEach(() => {
  window.history.replaceState(null, '', '/news');
});

describe('the state of a filter area', () => {
  it('begins with nothing chosen, on page 1, and does not touch the address', () => {
    const before = window.history.length;
    expect(show(open())).toBe(' 1');
    expect([query(), window.history.length]).toEqual(['', before]);
  });

  it('begins with what is checked on arrival, unless the address says otherwise', () => {
    const menus = [{ ...topics, Items: [option('Rates'), option('Credit', true)] }];
    expect(show(open({ menus }))).toBe('Topic=Credit 1');
    window.history.replaceState(null, '', '/news?filterState=1');
    expect(show(open({ menus }))).toBe(' 1');
    window.history.replaceState(null, '', '/news?currentPage=2&menu_Topic=Rates');
    expect(show(open({ menus }))).toBe('Topic=Credit 1');
  });

  it.each([
    ['currentPage=2', ' 2'],
    ['currentPage=0', ' 1'],
    ['currentPage=-1', ' 1'],
    ['currentPage=abc', ' 1'],
    ['currentPage=99', ' 4'],
    ['menu_Topic=Rates&currentPage=99', 'Topic=Rates 2'],
    ['menu_Topic=Rates,Credit', 'Topic=Rates+Credit 1'],
    ['menu_Topic=Credit,Rates', 'Topic=Rates+Credit 1'],
    ['menu_Topic=None,Rates', 'Topic=Rates 1'],
    ['menu_Topic=None', ' 1'],
    ['menu_Topic=', ' 1'],
    ['menu_Region=Asia%252C%20Pacific', 'Region=Asia, Pacific 1'],
    ['menu_Other=x', ' 1'],
    ['showAlphabetically=true', ' 1'],
  ])('reads the deep link %s as "%s"', (link, state) => {
    window.history.replaceState(null, '', `/news?filterState=1&${link}`);
    expect(show(open())).toBe(state);
  });

  it('keeps drafts apart: checks change neither what is applied nor the address', () => {
    const store = open();
    store.openMenu('Topic');
    store.check('Rates', true);
    expect([show(store), query()]).toEqual([' 1', '']);
    store.closeMenu();
    store.openMenu('Topic');
    expect([...(store.getState().open?.draft ?? [])]).toEqual([]);
  });

  it('applies a draft: page 1, one entry in the history, the menu closed', () => {
    const store = open();
    store.goToPage(3);
    const before = window.history.length;
    pick(store, 'Topic', 'Credit', 'Rates');
    expect(show(store)).toBe('Topic=Rates+Credit 1');
    expect(query()).toBe(
      '?filterState=1&showAlphabetically=false&currentPage=1&menu_Topic=Rates,Credit',
    );
    expect(window.history.length).toBe(before + 1);
    expect(store.getState().open).toBeUndefined();
  });

  it('has one menu open at a time, and what was checked in the other is forgotten', () => {
    const store = open();
    store.openMenu('Topic');
    store.check('Rates', true);
    store.openMenu('Region');
    store.check('Europe', true);
    store.apply();
    expect(show(store)).toBe('Region=Europe 1');
  });

  it('removes tags, clears a menu and clears all, each on page 1', () => {
    const store = open();
    pick(store, 'Topic', 'Rates', 'Credit');
    pick(store, 'Region', 'Europe');
    store.goToPage(2);
    store.removeTag('Topic', 'Rates');
    expect(show(store)).toBe('Topic=Credit|Region=Europe 1');
    store.clearMenu('Topic');
    expect(show(store)).toBe('Region=Europe 1');
    store.clearAll();
    expect([show(store), query()]).toEqual([
      ' 1',
      '?filterState=1&showAlphabetically=false&currentPage=1',
    ]);
  });

  it('adds nothing to the history where nothing changes', () => {
    const store = open();
    const before = window.history.length;
    store.clearAll();
    store.goToPage(1);
    pick(store, 'Topic');
    expect([window.history.length, query()]).toEqual([before, '']);
  });

  it('stays within the pages', () => {
    const store = open();
    store.goToPage(9);
    expect(show(store)).toBe(' 4');
    store.goToPage(0);
    expect(show(store)).toBe(' 1');
  });

  it('sorts people, on page 1', () => {
    const store = open({ isTeam: true });
    store.goToPage(2);
    store.toggleSort();
    expect([show(store), query()]).toEqual([
      ' 1 A-Z',
      '?filterState=1&showAlphabetically=true&currentPage=1',
    ]);
  });

  it('follows Back and Forward without adding to the history', () => {
    const store = open();
    pick(store, 'Topic', 'Rates');
    const applied = window.location.search;
    const before = window.history.length;
    window.history.replaceState(null, '', '/news');
    store.readFromAddress();
    expect(show(store)).toBe(' 1');
    window.history.replaceState(null, '', `/news${applied}`);
    store.readFromAddress();
    expect(show(store)).toBe('Topic=Rates 1');
    expect(window.history.length).toBe(before);
  });

  it('leaves an open menu alone where travel changes nothing, as to a fragment', () => {
    const store = open();
    store.openMenu('Topic');
    store.check('Rates', true);
    store.readFromAddress();
    expect(store.getState().open?.draft).toEqual(new Set(['Rates']));
  });

  it('works in an editor without writing to the history', () => {
    const store = open({ isEditing: true });
    const before = window.history.length;
    pick(store, 'Topic', 'Rates');
    expect([show(store), query(), window.history.length]).toEqual(['Topic=Rates 1', '', before]);
  });

  it('writes a step when it is shown, or when another one is taken', () => {
    const store = open({ isShown: false });
    pick(store, 'Topic', 'Rates');
    expect(query()).toBe('');
    store.clearAll();
    expect(query()).toContain('menu_Topic=Rates');
    store.keepStep();
    expect(query()).not.toContain('menu_Topic');
  });

  it('forgets a step that Back is faster than', () => {
    const store = open({ isShown: false });
    pick(store, 'Topic', 'Rates');
    store.readFromAddress();
    store.keepStep();
    expect([show(store), query()]).toEqual([' 1', '']);
  });

  it('says when the visitor pressed, not when the step was taken', () => {
    const store = open({ isTeam: true });
    const press = new Event('click');
    window.addEventListener('click', store.toggleSort, { once: true });
    window.dispatchEvent(press);
    expect(store.getState().applied.askedAt).toBe(press.timeStamp);
  });

  it('has the addresses of pages, with everything that is applied', () => {
    const store = open();
    pick(store, 'Region', 'Asia, Pacific');
    expect(store.hrefOfPage(1)).toBe(
      '/news?filterState=1&showAlphabetically=false&currentPage=1&menu_Region=Asia%252C%20Pacific',
    );
  });
});
