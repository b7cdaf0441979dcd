// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mockNetwork } from '../../tests/setup/mock-network.ts';
import { mountWidget } from '../../tests/setup/mount-widget.ts';
import { filterAreaWidget } from './filter-area.widget.ts';

const server = mockNetwork();
beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

const user = userEvent.setup();

async function mount(source: 'news' | 'team', answer: object, address = '/') {
  window.history.replaceState(null, '', address);
  const path = source === 'team' ? 'teamdata' : 'articledata/news';
  server.use(http.get(`*/api/en-us/${path}`, () => HttpResponse.json(answer)));
  return mountWidget(filterAreaWidget, [{ 'data-source': source }]);
}

const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const boxes = () =>
  screen
    .queryAllByRole('checkbox')
    .map(
      (box) => within(box.closest('li') ?? box).getByText(/./, { selector: 'label' }).textContent,
    );
const query = () => decodeURIComponent(window.location.search);

async function apply(menu: RegExp, ...labels: string[]): Promise<void> {
  await user.click(screen.getByRole('button', { name: menu }));
  for (const name of labels) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

const article = (Headline: string, Topic: unknown) => ({ Headline, Data: { Topic } });
const answer = {
  Menus: [
    {
      Label: 'Topic',
      FieldName: 'Topic',
      Items: [
        { Label: 'All topics', FieldValue: '', isChecked: true },
        { Label: 'R&amp;D', FieldValue: 'R&amp;D' },
        { Label: '2023', FieldValue: '2023' },
        { Label: 'Credit', FieldValue: ' Private  Credit ' },
      ],
    },
    { Label: 'Region', FieldName: 'Region', Items: [{ Label: 'All', FieldValue: 'All' }] },
  ],
  Content: [
    article('Ampersand', 'R&D'),
    article('Number', 2023),
    article('Blanks', ['Private\u00a0Credit']),
    article('Object', [{ Id: 7, Name: 'Private Credit' }]),
    article('Other', 'Else'),
  ],
};

describe('filters of data as CMSs send them', () => {
  it('have no box for "All", and nothing is checked', async () => {
    const { errors } = await mount('news', answer);
    expect(headings()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /^Region/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Topic/ }));
    expect(boxes()).toEqual(['R&D', '2023', 'Credit']);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(errors).toEqual([]);
  });

  it.each([
    ['R&D', ['Ampersand']],
    ['2023', ['Number']],
    ['Credit', ['Blanks', 'Object']],
  ])('find by %s whatever the blanks, entities and kinds of values', async (label, found) => {
    await mount('news', answer);
    await apply(/^Topic/, label);
    expect(headings()).toEqual(found);
  });

  it('are written into the address as they are compared, and read from it', async () => {
    await mount('news', answer);
    await apply(/^Topic/, 'R&D');
    expect(query()).toContain('menu_Topic=R&D');
  });

  it.each(['R%26D', 'R%26amp;D', ' R%26D '])('understand the address …=%s', async (value) => {
    await mount('news', answer, `/?filterState=1&menu_Topic=${value}`);
    expect(headings()).toEqual(['Ampersand']);
  });
});

const people = {
  Menus: [
    {
      Label: 'Team',
      FieldName: 'Team',
      Items: [
        { Label: 'Research', FieldValue: '7' },
        { Label: 'R&amp;D', FieldValue: 'rd' },
      ],
    },
  ],
  Content: [
    { FullName: 'Anna de Vries, CFA', Data: { Team: [{ Id: 7, Name: 'Research team' }] } },
    { FullName: 'John Smith Jr.', Data: { Team: { Value: 'rd', Text: 'Whatever' } } },
    { FullName: 'Dr. Jane Doe PhD, MBA', Data: { Team: [{ Id: 'b2f1', Title: 'Legal' }] } },
    { FullName: 'Sam Zed', Data: { Team: [{ Id: 'b2f1' }], LastName: 'Abel' } },
  ],
};

describe('a team of data as CMSs send them', () => {
  it('stands under names of teams, never ids', async () => {
    await mount('team', people);
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Research',
      'R&D',
      'Legal',
      'Sam Zed',
    ]);
  });

  it('is sorted by surnames without credentials', async () => {
    await mount('team', people);
    await user.click(screen.getByRole('button', { name: 'Sort alphabetically' }));
    expect(headings()).toEqual([
      'Sam Zed',
      'Dr. Jane Doe PhD, MBA',
      'John Smith Jr.',
      'Anna de Vries, CFA',
    ]);
  });
});
