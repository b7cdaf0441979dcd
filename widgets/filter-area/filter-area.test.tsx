// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkArticleData } from '../../api/article-data.ts';
import { checkTeamData } from '../../api/team-data.ts';
import { claimAddress } from '../../shared/address/address-writer.ts';
import { type Problem } from '../../shared/widget/problem.ts';
import { type WidgetAction } from '../../shared/widget/use-widget.ts';
import { makeContext } from '../../tests/setup/make-context.ts';
import { withWidget } from '../../tests/setup/with-widget.tsx';
import { toContentItem, toPerson } from './content-item.ts';
import { filterAreaContract } from './filter-area.contract.ts';
import { FilterArea } from './filter-area.tsx';
import { createFilterStore } from './filter-store.ts';

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
      Description: '<p>All of it.</p>',
      CtaText: 'Read all',
      Data: { Topic: 'Water' },
      ChapteredArticles: ['One', 'Two', 'Three', 'Four'].map((word, index) => ({
        Headline: `Chapter ${word}`,
        Url: `/${word}`,
        FormattedPublishedDate: '1 May 2022',
        Data: { Topic: index === 3 ? 'Credit' : 'Rates' },
      })),
    },
    ...Array.from({ length: 19 }, (_, index) => ({
      Headline: `Article ${index + 1}`,
      Url: `/article-${index + 1}`,
      Data: {
        Eyebrow: 'Article',
        FormattedPublishedDate: `${index + 1} May 2022`,
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

let actions: WidgetAction[];
let problems: Problem[];
beforeEach(() => {
  actions = [];
  problems = [];
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/news');
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

interface Options {
  readonly answer?: object;
  readonly source?: 'news' | 'team';
  readonly pageSize?: number;
  readonly isEditing?: boolean;
  readonly texts?: Readonly<Record<string, string>>;
}

function readData(source: 'news' | 'team', answer: object) {
  const checked = source === 'team' ? undefined : checkArticleData(answer);
  if (checked?.ok) {
    const { menus, entries } = checked.value;
    const items = entries.map((entry, key) => toContentItem(entry, key, menus));
    return { menus, content: { kind: 'articles', items } as const };
  }
  const people = checkTeamData(answer);
  if (!people.ok) throw new Error(people.found);
  const { menus, entries } = people.value;
  const items = entries.map((entry, key) => toPerson(entry, key, menus));
  return { menus, content: { kind: 'team', items } as const };
}

function show(options: Options = {}) {
  const { source = 'news', pageSize = 14, isEditing = false } = options;
  const answer = options.answer ?? (source === 'team' ? team : articles);
  const element = document.createElement('section');
  element.setAttribute('data-widget', 'filter-area');
  document.body.append(element);
  const context = makeContext(filterAreaContract, {
    element,
    texts: options.texts,
    isEditing,
    report: (problem) => problems.push(problem),
    act: (action) => actions.push(action),
  });
  const slot = claimAddress('filter-area', context);
  const data = { ...readData(source, answer), slot, store: createFilterStore() };
  const view = render(
    <StrictMode>
      <FilterArea config={{ source, pageSize, imageQuery: undefined }} data={data} />
      <button>Elsewhere</button>
    </StrictMode>,
    { wrapper: withWidget(context) },
  );
  return { user: userEvent.setup(), data, ...view };
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

async function apply(user: ReturnType<typeof userEvent.setup>, name: string, ...values: string[]) {
  await user.click(menuButton(name));
  for (const value of values) await user.click(box(value));
  await user.click(button('Apply'));
}

function travel(address: string): void {
  window.history.replaceState(null, '', address);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

describe('a filter area', () => {
  it('shows a page of tiles and how many there are', () => {
    show();
    expect(status()).toBe('20 results');
    expect(headings(2)).toHaveLength(14);
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(tags()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  it('applies what is checked: results, tags, address, page 1, and the menu closes', async () => {
    const { user } = show();
    await user.click(step('Next page'));
    await apply(user, 'Region', 'Asia, Pacific');
    expect(status()).toBe('4 results');
    expect(headings(2)).toEqual(['Article 1', 'Article 2', 'Article 3', 'Article 4']);
    expect(tags()).toEqual(['Asia, Pacific']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(menuButton('Region')).toHaveFocus();
    expect(screen.queryByRole('navigation')).toBeNull();
    const values = new URLSearchParams(window.location.search);
    expect(Object.fromEntries(values)).toEqual({
      filterState: '1',
      showAlphabetically: 'false',
      currentPage: '1',
      menu_Region: 'Asia%2C Pacific',
    });
  });

  it('counts again in a menu where Back has changed what else is chosen', async () => {
    const { user } = show();
    travel('/news?filterState=1&menu_Region=Asia%252C Pacific');
    await user.click(menuButton('Topic'));
    expect(box('Rates')).toHaveAccessibleDescription('2');
  });

  it('changes nothing when a menu is left without Apply', async () => {
    const { user } = show();
    await user.click(menuButton('Topic'));
    await user.click(box('Rates'));
    await user.keyboard('{Escape}');
    expect([status(), window.location.search, tags()]).toEqual(['20 results', '', []]);
    expect(menuButton('Topic')).toHaveFocus();
    await user.click(menuButton('Topic'));
    expect(box('Rates')).not.toBeChecked();
  });

  it('applies with Enter, and does not send a form of the page', async () => {
    const { user } = show();
    await user.click(menuButton('Topic'));
    await user.tab();
    await user.keyboard(' {Enter}');
    expect(tags()).toEqual(['Rates']);
  });

  it('has one menu open at a time', async () => {
    const { user } = show();
    await user.click(menuButton('Topic'));
    expect(screen.getByRole('group', { name: 'Topic' })).toBeVisible();
    expect(menuButton('Topic')).toHaveAttribute('aria-expanded', 'true');
    await user.click(menuButton('Region'));
    expect(menuButton('Topic')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('group', { name: 'Region' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Topic' })).toBeNull();
  });

  it('offers every option of a long menu', async () => {
    const values = Array.from({ length: 120 }, (_, index) => `Fund ${index + 1}`);
    const content = [{ Headline: 'A', Url: '/a', Data: { Fund: 'Fund 120' } }];
    const answer = { Menus: [menu('Fund', ...values)], Content: content };
    const { user, container } = show({ answer });
    await user.click(menuButton('Fund'));
    const listBoxes = () => container.querySelectorAll('input[type=checkbox]');
    expect(listBoxes()).toHaveLength(120);
    await user.click(listBoxes()[119] ?? container);
    await user.click(button('Apply'));
    expect(tags()).toEqual(['Fund 120']);
  });

  it('names a menu by its label and by what its button shows, once', async () => {
    const { user } = show();
    const check = (shown: string) => {
      expect(menuButton('Topic')).toHaveTextContent(new RegExp(`^${shown}$`));
      expect(menuButton('Topic')).toHaveAccessibleName(`Topic ${shown}`);
    };
    check('Any');
    await apply(user, 'Topic', 'Rates');
    check('Rates');
    await apply(user, 'Topic', 'Credit');
    check('2 selected');
    expect(menuButton('Topic')).not.toHaveAccessibleDescription();
    expect(button('Region Any')).toBeVisible();
  });

  it('closes a menu when something else is pressed or takes the focus', async () => {
    const { user } = show();
    await user.click(menuButton('Topic'));
    await user.click(button('Elsewhere'));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(button('Elsewhere')).toHaveFocus();
    await user.click(menuButton('Region'));
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says how many each value would find, given the other menus', async () => {
    const { user } = show();
    await user.click(menuButton('Topic'));
    // The series also counts for the topics of its chapters.
    expect(box('Rates')).toHaveAccessibleDescription('13');
    expect(box('Credit')).toHaveAccessibleDescription('8');
    await user.keyboard('{Escape}');
    await apply(user, 'Region', 'Asia, Pacific');
    await user.click(menuButton('Topic'));
    expect(box('Rates')).toHaveAccessibleDescription('2');
    expect(box('Water')).toHaveAccessibleDescription('0');
  });

  it('shows the chapters that match, three at most', async () => {
    const { user } = show();
    expect(headings(3)).toEqual(['Chapter One', 'Chapter Two', 'Chapter Three']);
    await apply(user, 'Topic', 'Credit');
    expect(headings(3)).toEqual(['Chapter Four']);
  });

  it('takes a tag away again, and the focus goes to its neighbour, then to the results', async () => {
    const { user } = show();
    await apply(user, 'Topic', 'Rates', 'Credit');
    await user.click(button('Remove Rates'));
    expect([tags(), status()]).toEqual([['Credit'], '8 results']);
    expect(button('Remove Credit')).toHaveFocus();
    await user.click(button('Remove Credit'));
    expect(status()).toBe('20 results');
    expect(screen.getByRole('group', { name: 'Results' })).toHaveFocus();
  });

  it('clears all, or one menu', async () => {
    const { user } = show();
    await apply(user, 'Topic', 'Rates');
    await apply(user, 'Region', 'Europe');
    await user.click(menuButton('Topic'));
    await user.click(button('Clear'));
    expect(tags()).toEqual(['Europe']);
    expect(menuButton('Topic')).toHaveFocus();
    await user.click(button('Clear all'));
    expect([tags(), status()]).toEqual([[], '20 results']);
    expect(screen.getByRole('group', { name: 'Results' })).toHaveFocus();
  });

  it('says so where nothing matches, with a way to clear and no "1 of 0"', async () => {
    const { user } = show({ texts: { 'no-results': 'Nothing here.' } });
    await apply(user, 'Topic', 'Water');
    await apply(user, 'Region', 'Europe');
    expect(status()).toBe('0 results');
    expect(screen.getByText('Nothing here.')).toBeVisible();
    expect(screen.queryByText(/of 0/)).toBeNull();
    await user.click(button('Clear all'));
    expect(screen.queryByText('Nothing here.')).toBeNull();
  });

  it('follows Back: filters and page, and an address without them', async () => {
    const { user } = show();
    await apply(user, 'Topic', 'Rates');
    travel('/news?filterState=1&menu_Topic=Credit&currentPage=1');
    expect([tags(), status()]).toEqual([['Credit'], '8 results']);
    travel('/news');
    expect([tags(), status()]).toEqual([[], '20 results']);
  });

  it('closes a menu at Back, and leaves it open at a jump to a fragment', async () => {
    const { user } = show();
    await apply(user, 'Topic', 'Rates');
    await user.click(menuButton('Region'));
    await user.click(box('Europe'));
    travel(`/news${window.location.search}#top`);
    expect(box('Europe')).toBeChecked();
    travel('/news');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('adds nothing to the history where nothing changes', async () => {
    const { user } = show();
    const before = window.history.length;
    await apply(user, 'Topic');
    await user.click(step('Previous page'));
    expect([window.history.length, window.location.search]).toEqual([before, '']);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('tells the page what was done', async () => {
    const { user } = show();
    await user.click(step('Next page'));
    await apply(user, 'Topic', 'Rates');
    await user.click(button('Remove Rates'));
    expect(actions).toEqual([
      { action: 'page', value: 2 },
      { action: 'apply', label: 'Topic' },
      { action: 'remove', label: 'Rates' },
    ]);
  });

  it('never writes to what was loaded', async () => {
    const { user, data } = show();
    const before = structuredClone([data.menus, data.content]);
    await apply(user, 'Topic', 'Credit');
    await user.click(button('Clear all'));
    expect([data.menus, data.content]).toEqual(before);
  });

  it('has no menus where the CMS has none', () => {
    show({ answer: { Content: articles.Content } });
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
    expect(status()).toBe('20 results');
  });
});

describe('the pages of a filter area', () => {
  it('are links with an address, disabled at the ends and never gone', async () => {
    const { user } = show();
    expect(step('Previous page')).toHaveAttribute('aria-disabled', 'true');
    expect(step('Next page').getAttribute('href')).toMatch(/currentPage=2/);
    await user.click(step('Next page'));
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(headings(2)).toHaveLength(6);
    expect(step('Next page')).toHaveAttribute('aria-disabled', 'true');
    expect(step('Previous page')).not.toHaveAttribute('aria-disabled');
    await user.click(step('Next page'));
    expect(screen.getByText('2 of 2')).toBeVisible();
  });

  it('put the focus on the results that came, whose name repeats nothing that is announced', async () => {
    const { user } = show();
    await user.click(step('Next page'));
    const results = screen.getByRole('group', { name: 'Results' });
    expect(results).toHaveFocus();
  });

  it.each([
    ['currentPage=0', '1 of 2'],
    ['currentPage=-1', '1 of 2'],
    ['currentPage=abc', '1 of 2'],
    ['currentPage=99', '2 of 2'],
  ])('are limited to those that exist: %s', (link, position) => {
    window.history.replaceState(null, '', `/news?filterState=1&${link}`);
    show();
    expect(screen.getByText(position)).toBeVisible();
  });

  it('are in the address in the task of the press, before anything scrolls', () => {
    show();
    const seen: (string | null)[] = [];
    const readPage = () => new URLSearchParams(window.location.search).get('currentPage');
    Element.prototype.scrollIntoView = () => seen.push(readPage());
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, -100, 0, 0),
    );
    fireEvent.click(step('Next page'));
    expect([...seen, readPage()]).toEqual(['2', '2']);
  });

  it('show tiles of their own after Back: the focus goes from one that has gone to the results', async () => {
    const { user } = show();
    await user.click(step('Next page'));
    const link = screen.getByRole('link', { name: 'Article 14' });
    act(() => {
      link.focus();
    });
    travel('/news');
    expect([link.isConnected, link.textContent]).toEqual([false, 'Article 14']);
    expect(screen.getByRole('group', { name: 'Results' })).toHaveFocus();
    expect(screen.getByText('1 of 2')).toHaveAttribute('aria-live', 'polite');
  });

  it('leave a click for a new tab to the browser', async () => {
    const { user } = show();
    await user.keyboard('{Control>}');
    await user.click(step('Next page'));
    await user.keyboard('{/Control}');
    expect(screen.getByText('1 of 2')).toBeVisible();
  });

  it('are buttons in an editor, which write nothing', async () => {
    const { user } = show({ isEditing: true });
    await user.click(button('Next page'));
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(window.location.search).toBe('');
  });
});

describe('the panel up to 992 px', () => {
  it('is behind a button that says whether it is open', async () => {
    const { user } = show();
    expect(button('Filters')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Filters'));
    expect(button('Filters')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the tiles of a filter area', () => {
  const tile = (name: string) => {
    const found = screen.getByRole('heading', { name }).closest('article');
    if (found === null) throw new Error('no tile');
    return found;
  };

  it('show their image only where they may', () => {
    const make = (DisplayTile: string, Image?: string) => ({
      Headline: DisplayTile,
      DisplayTile,
      Image,
    });
    show({
      answer: {
        Content: [
          make('Featured', '/a.webp'),
          make('WithImage', '/b.webp'),
          make('Simple', '/c.webp'),
          make('Callout', '/d.webp'),
          make('CalloutNotched', '/e.webp'),
          make('Other', '/f.webp'),
          make('ChapteredContent', '/g.webp'),
        ],
      },
    });
    const images = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(images).toEqual(['/a.webp', '/b.webp']);
    const cell = (name: string) => tile(name).closest('li')?.style.gridRow;
    expect(['Featured', 'WithImage', 'Callout'].map(cell)).toEqual(['1 / 3', '1 / 3', '2 / 4']);
    expect(cell('Simple')).toBe('1 / 2');
  });

  it('lead nowhere harmful, and show markup in texts as the text it means', () => {
    show({
      answer: {
        Content: [
          {
            Headline: 'Tom &amp; <b>Jo</b>',
            Url: 'javascript:alert(1)',
            DisplayTile: 'Callout',
            CtaText: 'Go',
          },
          { Headline: 'Empty', Url: '' },
          { Headline: 'Image', DisplayTile: 'Featured', Image: 'javascript:alert(1)' },
        ],
      },
    });
    expect(tile('Tom & Jo')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(tile('Image').closest('li')?.style.gridRow).toBe('1 / 2');
  });

  it.each(['Simple', 'Featured', 'WithImage', 'Callout', 'CalloutNotched', 'ChapteredContent'])(
    'show their CtaText, of the kind %s too, beside the date',
    (DisplayTile) => {
      const more = { DisplayTile, Image: '/a.webp', CtaText: 'Tom &amp; Jo', Url: '/one' };
      const Data = { FormattedPublishedDate: '1 May 2022' };
      show({ answer: { Content: [{ Headline: 'One', ...more, Data }] } });
      expect(within(tile('One')).getByText('Tom & Jo')).toBeVisible();
      const hasDate = DisplayTile !== 'ChapteredContent';
      expect(within(tile('One')).queryAllByText('1 May 2022')).toHaveLength(hasDate ? 1 : 0);
    },
  );

  it('stay as they are where a filter keeps them', async () => {
    const { user } = show();
    const tileOf = (heading: string) => screen.getByRole('link', { name: heading }).closest('li');
    const kept = tileOf('Article 4');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(kept?.firstElementChild ?? document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    await apply(user, 'Region', 'Asia, Pacific');
    expect(headings(2)).toEqual(['Article 1', 'Article 2', 'Article 3', 'Article 4']);
    expect(tileOf('Article 4')).toBe(kept);
    expect(changes).toEqual([]);
    observer.disconnect();
  });

  it('show it without a link where they lead nowhere', () => {
    const series = { DisplayTile: 'ChapteredContent', CtaText: 'Soon', Url: '' };
    show({ answer: { Content: [{ Headline: 'One', ...series }] } });
    expect(within(tile('One')).getByText('Soon')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('stand in the order of the eye, and what is too long for ten rows is reported', () => {
    const series = { DisplayTile: 'ChapteredContent' };
    show({
      answer: {
        Content: [
          { Headline: 'A', DisplayTile: 'Callout' },
          ...['B', 'C', 'D', 'E', 'F'].map((Headline) => ({ ...series, Headline })),
          ...['G', 'H'].map((Headline) => ({ Headline })),
        ],
      },
    });
    expect(headings(2)).toEqual(['A', 'G', 'H', 'B', 'C', 'D', 'E', 'F']);
    expect(problems).toContainEqual(
      expect.objectContaining({ severity: 'warning', where: 'the grid' }),
    );
  });

  it('show the sign of the data: of our set, an image, or none', () => {
    const make = (Icon: unknown, index: number) => ({
      Headline: `T${index}`,
      Url: '/a',
      Data: { Icon },
    });
    show({ answer: { Content: ['play', '/sign.png', 'unknown', undefined].map(make) } });
    const sign = (name: string) => tile(name).querySelector('.pmw-tile__foot :is(svg, img)');
    expect(sign('T0')?.localName).toBe('svg');
    expect(sign('T1')).toHaveAttribute('src', '/sign.png');
    expect(sign('T2')).toBeNull();
    expect(sign('T3')?.localName).toBe('svg');
  });
});

describe('the team', () => {
  it('stands under its teams, in the order of the menu', () => {
    show({ source: 'team' });
    expect(status()).toBe('3 results');
    expect(headings(2)).toEqual(['Credit', 'Equity', 'Ida Moe']);
    expect(headings(3)).toEqual(['Zoe Abel', 'Zoe Abel', 'Ann Zola']);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Zoe Abel',
      'Zoe Abel',
    ]);
  });

  it('is sorted on page 1', async () => {
    const content = [...team.Content, { FullName: 'Bo Ek' }];
    const { user } = show({ source: 'team', pageSize: 2, answer: { Content: content } });
    await user.click(step('Next page'));
    await user.click(button('Sort alphabetically'));
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(status()).toBe('4 results, sorted alphabetically');
  });

  it('is sorted by last names and grouped again', async () => {
    const { user } = show({ source: 'team' });
    await user.click(button('Sort alphabetically'));
    expect(headings(2)).toEqual(['Zoe Abel', 'Ida Moe', 'Ann Zola']);
    expect(window.location.search).toContain('showAlphabetically=true');
    expect(button('Group by team')).toHaveFocus();
    await user.click(button('Group by team'));
    expect(headings(2)).toEqual(['Credit', 'Equity', 'Ida Moe']);
  });

  it('has monograms where there is no portrait', () => {
    const portrait = { FullName: 'Bo Ek', ImageUrl: '/bo.webp', ImageAltText: 'Bo Ek, smiling' };
    show({ source: 'team', answer: { Content: [...team.Content, portrait] } });
    expect(screen.getByRole('img', { name: 'Bo Ek, smiling' })).toHaveAttribute('src', '/bo.webp');
    expect(screen.getByText('AZ')).toHaveAttribute('aria-hidden', 'true');
  });
});
