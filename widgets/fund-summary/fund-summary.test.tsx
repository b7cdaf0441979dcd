// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hostileAddresses } from '../../fixtures/hostile/addresses.ts';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { fundSummaryWidget } from './fund-summary.widget.ts';

const user = userEvent.setup();
const nb = '\u00a0';

const classI = {
  shareClass: 'Class I',
  navUSD: 26.84,
  navCurrency: 'USD',
  navDate: '2022-11-30',
  navDateFormat: 'USD',
  investmentMin: '1000000',
  investmentMinCurrency: 'USD',
  fundSize: 4_620_000_000,
  fundSizeCurrency: 'USD',
};
const euro = { navUSD: 24.31, navCurrency: 'EUR', navDateFormat: '' };
const classA = { ...classI, ...euro, shareClass: 'Class A' };
const [minimum, size] = ['$1,000,000.00', '$4,620,000,000.00'];

const mount = (funds: unknown, attributes: Readonly<Record<string, string>> = {}) =>
  mountWidget(fundSummaryWidget, [{ 'data-funds': JSON.stringify(funds), ...attributes }]);

const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const headers = () => texts(screen.getAllByRole('columnheader'));
const cells = () => texts(screen.getAllByRole('cell'));

describe('fund summary', () => {
  it('shows the first share class, and another when it is chosen', async () => {
    const { actions } = await mount([classI, classA]);
    expect(headers()).toEqual(['', 'NAV', 'NAV date', 'Minimum investment', 'Fund size']);
    expect(cells()).toEqual(['$26.84', '11/30/2022', minimum, size]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Share class' }), 'Class A');
    expect(cells()).toEqual([`24,31${nb}€`, '30.11.2022', minimum, size]);
    expect(actions).toEqual([{ widget: 'fund-summary', action: 'share-class', label: 'Class A' }]);
  });

  it('has no select where there is one share class, but its name', async () => {
    await mount([classI]);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByLabelText('Share class')).toHaveTextContent('Class I');
  });

  it('has no column of names on paper where its one share class has none', async () => {
    await mount([{ ...classI, shareClass: '' }]);
    expect(headers()).toEqual(['NAV', 'NAV date', 'Minimum investment', 'Fund size']);
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  it('shows several funds, each with a select of its own', async () => {
    await mount([
      { name: 'Credit &amp; more', shareClasses: [classI, classA] },
      { name: 'Equity', shareClasses: [classA, classI] },
      { name: 'Nothing yet', shareClasses: [] },
    ]);
    expect(texts(screen.getAllByRole('heading'))).toEqual(['Credit & more', 'Equity']);
    const inFund = (name: string) => within(screen.getByRole('group', { name }));
    await user.selectOptions(inFund('Equity').getByRole('combobox'), 'Class I');
    expect(inFund('Equity').getAllByRole('cell')[1]).toHaveTextContent('11/30/2022');
    expect(inFund('Credit & more').getByRole('combobox')).toHaveDisplayValue('Class I');
  });

  // Every way to say yes and no is tested in shared/rules/yes-no.
  it.each([
    ['True', true, []],
    ['0', false, []],
    [' ', false, ['is empty; expected "true" or "false". Using false.']],
  ])('with the flag %j leaves the minimum investment out: %s', async (flag, isHidden, told) => {
    const { errors } = await mount([classI], { 'data-hide-investment-minimum': flag });
    expect(headers().includes('Minimum investment')).toBe(!isHidden);
    expect(cells()).toEqual(['$26.84', '11/30/2022', ...(isHidden ? [] : [minimum]), size]);
    const sentence = 'fund-summary: data-hide-investment-minimum ';
    expect(errors).toEqual(told.map((each) => sentence + each));
  });

  it('shows zero, a dash with a text for what is missing, the rest as it came, and guesses no currency', async () => {
    const nothing = { navDate: '0001-01-01T00:00:00', investmentMin: null };
    const odd = { navUSD: 0, navCurrency: '', fundSize: 'about 4 bn' };
    const { errors } = await mount([{ ...classI, ...nothing, ...odd }]);
    expect(cells()).toEqual(['0', '–Not available', '–Not available', 'about 4 bn']);
    expect(errors).toEqual([
      expect.stringContaining('.navCurrency is missing; expected a currency'),
      'fund-summary: data-funds, funds[0].shareClasses[0].fundSize is "about 4 bn"; expected a number such as 26.84. It is shown as it came.',
    ]);
  });

  it.each(['NaN', 'Infinity', '-Infinity', ' INF ', '&infin;'])(
    'shows a dash for %j, which is no figure, and tells it',
    async (navUSD) => {
      const { errors } = await mount([{ ...classI, navUSD, navDate: navUSD }]);
      expect(cells()).toEqual(['–Not available', '–Not available', minimum, size]);
      expect(errors).toEqual([
        expect.stringMatching(/navUSD is .*; expected a number such as 26.84. A dash is shown.$/),
        expect.stringMatching(/navDate is .*; expected a date such as 2022-11-30. A dash is sh/),
      ]);
    },
  );

  it('shows a dash for a number that a script could not compute', async () => {
    vi.stubGlobal('funds', [{ ...classI, navUSD: NaN, fundSize: -Infinity }]);
    const { errors } = await mountWidget(fundSummaryWidget, [{ 'data-funds': 'window.funds' }]);
    expect(cells()).toEqual(['–Not available', '11/30/2022', minimum, '–Not available']);
    expect(errors).toEqual([
      expect.stringContaining('navUSD is NaN'),
      expect.stringContaining('fundSize is -Infinity'),
    ]);
  });

  it('gives a share class without a name its number, wherever it is named', async () => {
    const { actions } = await mount([classI, { ...classA, shareClass: '' }]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Share class' }), '2');
    expect(screen.getByRole('status')).toHaveTextContent('Figures of 2');
    expect(screen.getByRole('rowheader')).toHaveTextContent('2');
    expect(actions).toMatchObject([{ action: 'share-class', label: '2' }]);
  });

  it('has up to four links with icons', async () => {
    const { actions } = await mount([
      {
        ...classI,
        link1: { Icon: 'download', Label: 'Fact &amp; figures', URL: '#a?la=en&amp;hash=1F' },
        link2: { Icon: '/icons/book.svg', Label: 'Prospectus', URL: '/b.pdf' },
        link3: { Icon: '', Label: '', URL: 'https://example.com/c' },
        link4: { Icon: 'file-text', Label: 'Nowhere', URL: '' },
      },
    ]);
    const links = screen.getAllByRole('link');
    const names = ['Fact & figures', 'Prospectus', 'https://example.com/c'];
    expect(texts(links)).toEqual(names);
    // In a list of links each says whose it is, and what kind of file.
    expect(links[1]).toHaveAccessibleName('Prospectus (Class I, PDF)');
    const icons = links.map((link) => link.querySelector('svg, img')?.localName);
    expect(icons).toEqual(['svg', 'img', undefined]);
    const [first = document.body] = links;
    expect(first).toHaveAttribute('href', '#a?la=en&hash=1F');
    await user.click(first);
    expect(actions).toEqual([{ widget: 'fund-summary', action: 'link', label: names[0] }]);
  });

  it('leaves a link out that leads nowhere good, and an icon that is none; each is said once', async () => {
    const { errors } = await mount([
      {
        ...classI,
        link1: { Icon: 'download', Label: 'Run', URL: hostileAddresses[0] },
        link2: { Icon: 'javascript:alert(1)', Label: 'Odd', URL: '/odd' },
        link3: { Icon: 'no-such-icon', Label: 'Odder', URL: '/odder' },
      },
    ]);
    expect(texts(screen.getAllByRole('link'))).toEqual(['Odd', 'Odder']);
    expect(document.querySelectorAll('a svg, img')).toHaveLength(0);
    expect(errors).toEqual([
      expect.stringContaining('link1.URL is "javascript:alert(1)"'),
      expect.stringContaining('link2.Icon is "javascript:alert(1)"'),
      expect.stringContaining('link3.Icon is "no-such-icon"'),
    ]);
  });

  it.each([
    ['[]', 'empty'],
    ['[{"name":"A","shareClasses":[]}]', 'empty'],
    ['{}', 'failed'],
  ])('leaves the page as it is for %j: %s', async (value, status) => {
    const { statuses } = await mountWidget(fundSummaryWidget, [{ 'data-funds': value }]);
    expect(statuses[0]).toBe(status);
  });
});
