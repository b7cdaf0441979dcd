// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockNetwork } from '../../tests/setup/network/mock-network.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { filterAreaWidget } from './filter-area.widget.ts';
import { filterAreaContract } from './filter-area.contract.ts';

const server = mockNetwork();
const user = userEvent.setup();

const menu = (FieldName: string, ...values: string[]) => ({
  Label: FieldName,
  FieldName,
  Items: values.map((value) => ({ Label: value, FieldValue: value })),
});

const articles = {
  Menus: [menu('Topic', 'Rates', 'Credit', 'Water'), menu('Region', 'Europe', 'Asia, Pacific')],
  Content: [
    {
      Headline: 'The series',
      Url: '/series',
      DisplayTile: 'ChapteredContent',
      Data: { Topic: 'Water' },
      ChapteredArticles: ['One', 'Two', 'Three', 'Four'].map((word, index) => ({
        Headline: `Chapter ${word}`,
        Data: { Topic: index === 3 ? 'Credit' : 'Rates' },
      })),
    },
    ...Array.from({ length: 19 }, (_, index) => ({
      Headline: `Article ${index + 1}`,
      Url: `/article-${index + 1}`,
      Data: {
        Topic: index % 3 ? 'Rates' : 'Credit',
        Region: index < 4 ? 'Asia, Pacific' : 'Europe',
      },
    })),
  ],
};

const team = {
  Menus: [menu('Team', 'Credit', 'Equity')],
  Content: [
    { FullName: 'Zoe Abel', Title: 'Partner', Url: '/zoe', Data: { Team: ['Equity', 'Credit'] } },
    { FullName: 'Ann Zola', Url: 'javascript:alert(1)', Data: { Team: 'Equity' } },
    { FullName: 'Ida <b>Moe</b>', Data: {} },
  ],
};

interface Options {
  readonly source?: 'news' | 'team';
  readonly answer?: object;
  readonly address?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

function show({ source = 'news', answer, address = '/news', attributes }: Options = {}) {
  const isTeam = source === 'team';
  window.history.replaceState(null, '', address);
  const path = isTeam ? 'teamdata' : 'articledata/news';
  server.use(
    http.get(`*/api/en-us/${path}`, () => HttpResponse.json(answer ?? (isTeam ? team : articles))),
  );
  return mountWidget(filterAreaWidget, [{ 'data-source': source, ...attributes }]);
}

const button = (name: string) => screen.getByRole('button', { name });
/** The button's name begins with its label and contains its value. */
const menuButton = (label: string) =>
  screen.getByRole('button', { name: (name) => name.startsWith(`${label} `) });
const box = (name: string) => screen.getByRole('checkbox', { name });
const step = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name });
const status = () => screen.getByRole('status').textContent;
const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const tags = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent);
const query = () => new URLSearchParams(window.location.search);

async function apply(name: string, ...values: string[]) {
  await user.click(menuButton(name));
  for (const value of values) await user.click(box(value));
  await user.click(button(filterAreaContract.texts.apply));
}

function travel(address: string): void {
  window.history.replaceState(null, '', address);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe('a filter area', () => {
  it('says what entities mean, in its actions too, and each menu tells of its Clear', async () => {
    const answer = {
      Menus: [{ Label: 'R&amp;D', FieldName: 'T', Items: [{ Label: 'Q&#146;s &amp; A' }] }],
      Content: [{ Headline: 'One', Data: { T: 'Q’s &amp; A' } }, { Headline: 'Two' }],
    };
    const { actions } = await show({ answer });
    await apply('R&D', 'Q’s & A');
    expect(headings(2)).toEqual(['One']);
    await user.click(menuButton('R&D'));
    await user.click(button(filterAreaContract.texts['clear-menu']));
    expect(headings(2)).toEqual(['One', 'Two']);
    await apply('R&D', 'Q’s & A');
    await user.click(button('Remove filter Q’s & A'));
    expect(actions.map(({ action, label }) => [action, label].join(' '))).toEqual([
      ...['apply R&D', 'clear R&D', 'apply R&D', 'remove Q’s & A'],
    ]);
  });

  it.each(['\u00c9nergie', 'E\u0301nergie'])(
    'finds a value in composed and in other letters, also by an address: %j',
    async (value) => {
      const content = ['\u00c9nergie', 'E\u0301nergie', 'x'].map((T, index) => ({
        Headline: `${index}`,
        Data: { T },
      }));
      const answer = { Menus: [menu('T', '\u00c9nergie')], Content: content };
      const address = `/news?filterState=1&menu_T=${encodeURIComponent(value)}`;
      await show({ answer, address });
      expect(headings(2)).toEqual(['0', '1']);
    },
  );

  it('tells of an icon that it does not know', async () => {
    const Content = [
      { Headline: 'One', Url: '/1', Data: { Icon: 'sparkles' } },
      { Headline: 'Two', Url: '/2', icon: 'javascript:0' },
      { Headline: 'Three', Url: '/3', Data: { Icon: 'download' } },
    ];
    const { errors } = await show({ answer: { Content } });
    expect(document.querySelectorAll('.pmw-tile__foot svg')).toHaveLength(3);
    expect(errors).toEqual([
      expect.stringMatching(/Content\[0\].Data.Icon is "sparkles"; expected the name of an icon/),
      expect.stringMatching(/Content\[1\].icon is "javascript:0"; expected the name of an icon/),
    ]);
  });

  it('shows a page of tiles and how many there are', async () => {
    await show();
    expect(status()).toBe('20 results');
    expect(headings(2)).toHaveLength(14);
    expect(headings(3)).toEqual(['Chapter One', 'Chapter Two', 'Chapter Three']);
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(tags()).toEqual([]);
    expect(screen.queryByRole('button', { name: filterAreaContract.texts.clear })).toBeNull();
  });

  it('applies what is checked: results, tags, address, page 1, and the menu closes', async () => {
    await show();
    await user.click(step('Next page'));
    await apply('Region', 'Asia, Pacific');
    expect(status()).toBe('4 results');
    expect(headings(2)).toEqual(['Article 1', 'Article 2', 'Article 3', 'Article 4']);
    expect(tags()).toEqual(['Asia, Pacific']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(Object.fromEntries(query())).toEqual({
      filterState: '1',
      showAlphabetically: 'false',
      currentPage: '1',
      menu_Region: 'Asia%2C Pacific',
    });
  });

  it('names a menu by its label and by what its button shows, once', async () => {
    await show();
    const check = (shown: string) => {
      expect(menuButton('Topic')).toHaveTextContent(new RegExp(`^${shown}$`));
      expect(menuButton('Topic')).toHaveAccessibleName(`Topic ${shown}`);
    };
    check('Any');
    await apply('Topic', 'Rates');
    check('Rates');
    await apply('Topic', 'Credit');
    check('2 selected');
    expect(menuButton('Topic')).not.toHaveAccessibleDescription();
    expect(button('Region Any')).toBeVisible();
  });

  it('says how many each value would find, given the other menus, also after Back', async () => {
    await show();
    await user.click(menuButton('Topic'));
    // The series also counts for the topics of its chapters.
    expect(box('Rates')).toHaveAccessibleDescription('13 results');
    expect(box('Credit')).toHaveAccessibleDescription('8 results');
    // The number alone, which is shown, would mean nothing.
    expect(screen.getByText('13', { selector: 'li *' })).toHaveAttribute('aria-hidden', 'true');
    await user.keyboard('{Escape}');
    travel('/news?filterState=1&menu_Region=Asia%252C Pacific');
    await user.click(menuButton('Topic'));
    expect(box('Rates')).toHaveAccessibleDescription('2 results');
    expect(box('Water')).toHaveAccessibleDescription('0 results');
  });

  it('takes a tag away again, and tells the page of each step', async () => {
    const { actions } = await show();
    await apply('Topic', 'Rates', 'Credit');
    await user.click(button('Remove filter Rates'));
    expect([tags(), status(), headings(3)]).toEqual([['Credit'], '8 results', ['Chapter Four']]);
    await user.click(button('Remove filter Credit'));
    expect(status()).toBe('20 results');
    await user.click(step('Next page'));
    expect(actions).toEqual([
      { widget: 'filter-area', action: 'apply', label: 'Topic' },
      { widget: 'filter-area', action: 'remove', label: 'Rates' },
      { widget: 'filter-area', action: 'remove', label: 'Credit' },
      { widget: 'filter-area', action: 'page', value: 2 },
    ]);
  });

  it('clears all, or one menu; tiles that stay are the same ones', async () => {
    await show();
    const tile = screen.getByRole('link', { name: 'Article 5' });
    await apply('Topic', 'Rates');
    expect(screen.getByRole('link', { name: 'Article 5' })).toBe(tile);
    await apply('Region', 'Europe');
    await user.click(menuButton('Topic'));
    await user.click(button(filterAreaContract.texts['clear-menu']));
    expect(tags()).toEqual(['Europe']);
    expect(menuButton('Topic')).toHaveFocus();
    await user.click(button(filterAreaContract.texts.clear));
    expect([tags(), status()]).toEqual([[], '20 results']);
  });

  it('says so where nothing matches, with a way to clear and no "1 of 0"', async () => {
    await show({ attributes: { 'data-text-no-results': 'Nothing here.' } });
    await apply('Topic', 'Water');
    await apply('Region', 'Europe');
    expect(status()).toBe('0 results');
    expect(screen.getByText('Nothing here.')).toBeVisible();
    expect(screen.queryByText(/of 0/)).toBeNull();
    // The only one, right below the words.
    expect(screen.getByText('Nothing here.').nextElementSibling).toBe(
      button(filterAreaContract.texts.clear),
    );
    await user.click(button(filterAreaContract.texts.clear));
    expect(screen.queryByText('Nothing here.')).toBeNull();
    expect([tags(), document.activeElement]).toEqual([[], screen.getByRole('group')]);
  });

  it('follows Back, which closes a menu; a jump to a fragment leaves it open', async () => {
    await show();
    await apply('Topic', 'Rates');
    await user.click(menuButton('Region'));
    await user.click(box('Europe'));
    travel(`/news${window.location.search}#top`);
    expect(box('Europe')).toBeChecked();
    travel('/news?filterState=1&menu_Topic=Credit&currentPage=1');
    expect([tags(), status()]).toEqual([['Credit'], '8 results']);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('has no menus where the CMS has none', async () => {
    await show({ answer: { Content: articles.Content } });
    expect(screen.queryByRole('button', { name: filterAreaContract.texts.filters })).toBeNull();
    expect(status()).toBe('20 results');
  });

  it('has one menu open at a time, in a panel behind a button up to 992 px', async () => {
    await show();
    expect(button(filterAreaContract.texts.filters)).toHaveAttribute('aria-expanded', 'false');
    await user.click(button(filterAreaContract.texts.filters));
    expect(button(filterAreaContract.texts.filters)).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Topic', 'Region']) await user.click(menuButton(name));
    expect(screen.getByRole('group', { name: 'Region' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Topic' })).toBeNull();
  });
});

it('tiles stand in the order of the eye, and what is too long for ten rows is reported', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const make = (DisplayTile: string) => (Headline: string) => ({ Headline, DisplayTile });
  const series = ['B', 'C', 'D', 'E', 'F'].map(make('ChapteredContent'));
  const Content = [make('Callout')('A'), ...series, ...['G', 'H'].map(make('Simple'))];
  await show({ answer: { Content } });
  expect(headings(2)).toEqual(['A', 'G', 'H', 'B', 'C', 'D', 'E', 'F']);
  const told = warn.mock.calls.map(([sentence]) => String(sentence));
  expect(told).toEqual([expect.stringContaining('filter-area: the grid is')]);
});

it('the team stands under its teams, in the order of the menu', async () => {
  await show({ source: 'team' });
  expect(status()).toBe('3 results');
  expect(headings(2)).toEqual(['Credit', 'Equity', 'Ida Moe']);
  expect(headings(3)).toEqual(['Zoe Abel', 'Zoe Abel', 'Ann Zola']);
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Zoe Abel', 'Zoe Abel']);
});

it('the team is sorted by last names, from page 1, and grouped again', async () => {
  const answer = { ...team, Content: [...team.Content, { FullName: 'Bo Ek' }] };
  await show({ source: 'team', answer, attributes: { 'data-page-size': '3' } });
  await user.click(step('Next page'));
  await user.click(button(filterAreaContract.texts['sort-alphabetically']));
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(status()).toBe('4 results, sorted alphabetically');
  expect(headings(2)).toEqual(['Zoe Abel', 'Bo Ek', 'Ida Moe']);
  expect(query().get('showAlphabetically')).toBe('true');
  expect(button(filterAreaContract.texts['group-by-team'])).toHaveFocus();
  await user.click(button(filterAreaContract.texts['group-by-team']));
  expect(headings(2)).toEqual(['Credit', 'Equity']);
});

it('another order is said once, in the status, which keeps it on other pages and after Back', async () => {
  const answer = { ...team, Content: [...team.Content, { FullName: 'Bo Ek' }] };
  await show({ source: 'team', answer, attributes: { 'data-page-size': '3' } });
  const region = document.querySelector('[aria-live=polite]');
  const heard = () => [status(), region?.textContent];
  await user.click(step('Next page'));
  expect(heard()).toEqual(['4 results', '2 of 2']);
  await user.click(button(filterAreaContract.texts['sort-alphabetically']));
  const sorted = '4 results, sorted alphabetically';
  expect(heard()).toEqual([sorted, '']);
  await user.click(step('Next page'));
  expect(heard()).toEqual([sorted, '2 of 2']);
  await user.click(button(filterAreaContract.texts['group-by-team']));
  const grouped = '4 results, grouped by team';
  expect(heard()).toEqual([grouped, '']);
  await user.click(step('Next page'));
  expect(heard()).toEqual([grouped, '2 of 2']);
  travel('/news?filterState=1&showAlphabetically=true&currentPage=1');
  expect(heard()).toEqual([sorted, '']);
});

it('an order that the address brings is kept in the status, and after Back so is the other', async () => {
  const address = '/team?filterState=1&showAlphabetically=true';
  await show({ source: 'team', address });
  expect(status()).toBe('3 results, sorted alphabetically');
  travel('/team');
  expect(status()).toBe('3 results, grouped by team');
  await apply('Team', 'Credit');
  expect(status()).toMatch(/^\d results?, grouped by team$/);
});

it('the team has monograms where there is no portrait', async () => {
  const portrait = { FullName: 'Bo Ek', ImageUrl: '/bo.webp', ImageAltText: 'Bo Ek, smiling' };
  await show({ source: 'team', answer: { Content: [...team.Content, portrait] } });
  expect(screen.getByRole('img', { name: 'Bo Ek, smiling' })).toHaveAttribute('src', '/bo.webp');
  expect(screen.getByText('AZ')).toHaveAttribute('aria-hidden', 'true');
});

it('a value is found however the CMS writes it in menu, entry and address; "All" alone is no menu', async () => {
  const Items = [{ Label: 'R&amp;D', FieldValue: ' R&amp;D ' }];
  const Menus = [{ ...menu('Topic'), Items }, menu('Region', 'All')];
  const Content = ['R&D', 'Credit'].map((Topic) => ({ Headline: Topic, Data: { Topic } }));
  const address = '/news?filterState=1&menu_Topic=R%26amp;D';
  await show({ answer: { Menus, Content }, address });
  expect(headings(2)).toEqual(['R&D']);
  expect(screen.queryByRole('button', { name: /^Region/ })).toBeNull();
});
