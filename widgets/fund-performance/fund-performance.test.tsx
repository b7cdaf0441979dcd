// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mountWidget } from '../../tests/setup/engine/mount-widget.ts';
import { fundPerformanceWidget } from './fund-performance.widget.ts';

const user = userEvent.setup();

const words = { asOf: '2021-12-31', source: 'The administrator', costs: 'Net of all fees.' };

const values = [
  { date: '2019-12-31', value: 50, benchmark: 200 },
  { date: '2020-06-30', value: '55', benchmark: 190 },
  { date: '2020-12-31', value: '60.0', benchmark: 220 },
  { date: '2021-06-30', value: 57, benchmark: null },
  { date: '2021-12-31', value: 66, benchmark: 231 },
];

const classI = {
  shareClass: 'Class I',
  isin: 'LU0221000002',
  currency: 'USD',
  launchDate: '2019-12-31',
  benchmark: 'Index',
  values,
};

const mount = (data: object, attributes: Readonly<Record<string, string>> = {}) =>
  mountWidget(fundPerformanceWidget, [
    { 'data-performance': JSON.stringify({ ...words, ...data }), ...attributes },
  ]);

const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** A table by its title, line by line. */
const readTable = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => texts([...row.children]).join(' | '));

const slider = () => screen.getByRole('slider', { name: 'Values by date' });
const sayPoint = () => slider().getAttribute('aria-valuetext');

/** What a browser does at a key: the slider counts days. */
const moveBy = (days: number) => {
  fireEvent.change(slider(), {
    target: { value: Number((slider() as HTMLInputElement).value) + days },
  });
};

describe('fund performance', () => {
  it('computes periods and calendar years from the values, beside the benchmark', async () => {
    const { errors } = await mount({ name: 'Credit', shareClasses: [classI] });
    expect(errors).toEqual([]);
    expect(readTable('Performance by period')).toEqual([
      'Period | Class I | Index',
      '1 year | 10.00% | 5.00%',
      'Since launch | 14.88% | 7.47%',
    ]);
    expect(readTable('Performance by calendar year')).toEqual([
      'Year | Class I | Index',
      '2021 | 10.00% | 5.00%',
      '2020 | 20.00% | 10.00%',
    ]);
    expect(screen.getByText('Periods of more than one year: per year.')).toBeVisible();
    expect(screen.queryByRole('table', { name: /might get back/ })).toBeNull();
  });

  it('says the growth of 10,000 as a picture, point by point, and as a table', async () => {
    const { actions } = await mount({ shareClasses: [classI] });
    expect(screen.getByRole('figure', { name: 'Growth of $10,000' })).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Class I: $10,000 on Dec 31, 2019 became $13,200 on Dec 31, 2021. Index: $10,000 on Dec 31, 2019 became $11,550 on Dec 31, 2021.',
    );
    expect(sayPoint()).toBe('Dec 31, 2021, Class I $13,200, Index $11,550');
    moveBy(-1);
    expect(sayPoint()).toBe('Jun 30, 2021, Class I $11,400, Index Not available');
    expect(screen.getByText('Jun 30, 2021', { selector: 'span' })).toBeVisible();
    moveBy(-1);
    moveBy(1);
    expect(sayPoint()).toContain('Jun 30, 2021');
    moveBy(-400);
    expect(sayPoint()).toBe('Jun 30, 2020, Class I $11,000, Index $9,500');

    expect(screen.queryByRole('table', { name: 'Growth of $10,000' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Show the values as a table' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(readTable('Growth of $10,000').slice(-2)).toEqual([
      'Jun 30, 2021 | $11,400 | –Not available',
      'Dec 31, 2021 | $13,200 | $11,550',
    ]);
    expect(actions).toMatchObject([{ action: 'show-values', value: 'true' }]);
  });

  it('shows another share class when it is chosen, in its currency', async () => {
    const euro = { currency: 'EUR', shareClass: 'Class A', isin: '', values: values.slice(2) };
    const { actions } = await mount({ shareClasses: [classI, { ...classI, ...euro }] });
    expect(screen.getByText('ISIN LU0221000002')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Share class' }), 'Class A');
    expect(screen.getByRole('figure', { name: /^Growth of 10\.000\s€$/ })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Figures of Class A');
    expect(screen.queryByText(/^ISIN/)).toBeNull();
    // It does not begin with the launch.
    expect(readTable('Performance by period').at(-1)).toMatch(/^Since Dec 31, 2020 \| 10\.00%/);
    expect(actions).toMatchObject([{ action: 'share-class', label: 'Class A' }]);
  });

  it('lets win what the CMS gives, as it writes figures', async () => {
    const { errors } = await mount({
      shareClasses: [
        {
          ...classI,
          periods: [{ years: 3, return: '4,25 %', benchmark: 'n/a' }, { return: -0.001 }],
          calendarYears: [{ year: 2020, return: 0 }],
        },
      ],
    });
    expect(readTable('Performance by period')).toEqual([
      'Period | Class I',
      '3 years | 4.25%',
      'Since launch | 0.00%',
    ]);
    expect(readTable('Performance by calendar year')).toEqual(['Year | Class I', '2020 | 0.00%']);
    expect(errors).toEqual([
      'fund-performance: data-performance, performance.shareClasses[0].periods[0].benchmark is "n/a"; expected a number such as 4.2. A dash is shown.',
    ]);
  });

  it('shows the four scenarios, with the return of each year', async () => {
    await mount({
      shareClasses: [
        {
          currency: 'GBP',
          scenarios: [
            { years: 1, stress: 7000, unfavourable: 9000, moderate: 10_500, favourable: 12_000 },
            { years: 5, stress: '', unfavourable: 9500, moderate: '12,762.82', favourable: 17_000 },
          ],
        },
      ],
    });
    expect(readTable('What you might get back of £10,000 after costs')).toEqual([
      'Scenario | After 1 year | After 5 years',
      'Stress | £7,000 −30.00% each year | –Not available',
      'Unfavourable | £9,000 −10.00% each year | £9,500 −1.02% each year',
      'Moderate | £10,500 5.00% each year | £12,763 5.00% each year',
      'Favourable | £12,000 20.00% each year | £17,000 11.20% each year',
    ]);
    expect(screen.getByText(/^What you will get depends/)).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it.each([
    ['one class without a name', [{ currency: 'USD', values }], 'Fund'],
    ['the fund’s name', [{ currency: 'USD', values }], 'Credit'],
  ])('names the line by what there is: %s', async (_, shareClasses, name) => {
    await mount({ ...(name !== 'Fund' && { name }), shareClasses });
    expect(screen.queryByText('Share class')).toBeNull();
    expect(readTable('Performance by period')[0]).toBe(`Period | ${name} | Benchmark`);
  });

  it('says that less than a year of values says little', async () => {
    await mount({ shareClasses: [{ ...classI, values: values.slice(0, 2) }] });
    expect(readTable('Performance by period').slice(1)).toEqual(['Since launch | 10.00% | −5.00%']);
    expect(screen.getByText(/^Less than one year of data/)).toBeVisible();
    expect(screen.queryByText(/per year\.$/)).toBeNull();
    expect(screen.queryByRole('table', { name: 'Performance by calendar year' })).toBeNull();
  });

  it('says that the scale is logarithmic where the values span more than fivefold', async () => {
    const wide = [...values, { date: '2022-06-30', value: 50 * 5.01 }];
    await mount({ shareClasses: [{ ...classI, values: wide }] });
    expect(screen.getByText(/^Logarithmic scale/)).toBeVisible();
  });

  it('shows what has to stand beside the figures, and tells what is missing', async () => {
    const { errors } = await mount(
      { shareClasses: [classI], asOf: 'year end', source: undefined, costs: ' ' },
      { 'data-text-past-performance': ' ' },
    );
    expect(screen.getByText('As of year end')).toBeVisible();
    expect(errors.map((error) => error.replace(/; expected[^.]*\./, ';'))).toEqual([
      'fund-performance: data-performance, performance.asOf is "year end"; It is shown as it came.',
      'fund-performance: data-performance, performance.source is missing; Nothing is said of it.',
      'fund-performance: data-performance, performance.costs is " "; Nothing is said of it.',
      'fund-performance: data-text-past-performance is empty; Nothing is said.',
    ]);
  });

  it('says them all where they are there', async () => {
    await mount({ shareClasses: [classI] });
    for (const text of [
      'Past performance does not predict future returns.',
      'Net of all fees.',
      'As of Dec 31, 2021',
      'Source: The administrator',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('leaves a bad value out, tells it once, and shows markup as the text that it means', async () => {
    const bad = ['soon', '31/02/2020'].map((date) => ({ date, value: 1 }));
    const zero = { date: '2021-09-30', value: 0 };
    const { errors } = await mount({
      name: '<img src=x onerror="alert(1)">Credit &amp; more',
      shareClasses: [{ ...classI, currency: 'coins', values: [...values, ...bad, zero] }],
    });
    expect(screen.getByRole('heading')).toHaveTextContent('Credit & more');
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('figure', { name: 'Growth of 10,000' })).toBeVisible();
    expect(errors).toEqual([
      expect.stringMatching(/values\[5\]\.date is "soon".*The same in 1 more place/),
      expect.stringContaining('values[7].value is "0"; expected a number above 0'),
      expect.stringContaining('currency is "coins"; expected a currency such as USD'),
    ]);
  });

  it.each([
    ['{"shareClasses":[]}', 'empty'],
    ['{"shareClasses":[{"values":[{"date":"2022-01-31","value":1}]}]}', 'empty'],
    ['[]', 'failed'],
  ])('leaves the page as it is for %j: %s', async (value, status) => {
    const { statuses } = await mountWidget(fundPerformanceWidget, [{ 'data-performance': value }]);
    expect(statuses[0]).toBe(status);
  });
});
