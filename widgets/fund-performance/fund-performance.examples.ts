import { makeValues } from '../../fixtures/make/performance.ts';
import { defineExamples, type WidgetExample } from '../../shared/widget/define-examples.ts';
import { fundPerformanceContract } from './fund-performance.contract.ts';

const credit = {
  shareClass: 'Class I · USD',
  isin: 'LU0221104478',
  currency: 'USD',
  launchDate: '2015-11-30',
  benchmark: 'Global loan index (USD)',
  values: makeValues({ from: '2015-11-01', count: 85, step: 'month', gain: 0.074, swing: 0.05 }),
};

const euro = {
  ...credit,
  shareClass: 'Class I · EUR',
  isin: 'LU0221104551',
  currency: 'EUR',
  launchDate: '2017-03-31',
  benchmark: 'Global loan index (hedged into EUR)',
  values: makeValues({ from: '2017-03-01', count: 69, step: 'month', gain: 0.055, swing: 0.06 }),
};

const scenarios = [
  { years: 1, stress: 7150, unfavourable: 8890, moderate: 10_430, favourable: 11_960 },
  { years: 3, stress: 6480, unfavourable: 9240, moderate: 11_720, favourable: 14_310 },
  { years: 5, stress: 5720, unfavourable: 9610, moderate: 13_180, favourable: 17_050 },
];

const words = {
  asOf: '2022-11-30',
  source: 'Alderfen Private Markets',
  costs: 'Net of ongoing charges; entry and exit costs are not included.',
};

/** The content of a CMS that has no partial of ours. */
const html = '<p>Class I (USD), five years to 30 November 2022: 7.12 % a year.</p>';

type Attributes = WidgetExample<typeof fundPerformanceContract>['attributes'];

function example(name: string, doc: string, data: object, more?: Attributes) {
  const attributes = { 'data-performance': JSON.stringify({ ...words, ...data }), ...more };
  return { name, doc, attributes };
}

const fund = 'Alderfen Global Credit Fund';

export const fundPerformanceExamples = defineExamples(fundPerformanceContract, [
  {
    ...example('figures', 'Figures that the CMS has, without values: tables alone.', {
      name: fund,
      shareClasses: [
        {
          shareClass: 'Class I · USD',
          currency: 'USD',
          benchmark: 'Global loan index (USD)',
          periods: [
            { years: 1, return: 4.2, benchmark: 3.9 },
            { years: 3, return: 6.15, benchmark: 5.4 },
            { return: 7.38, benchmark: 6.02 },
          ],
          calendarYears: [
            { year: 2021, return: 9.3, benchmark: 7.7 },
            { year: 2020, return: -2.4, benchmark: -4.1 },
          ],
        },
      ],
    }),
    html,
    isSample: true,
  },
  example('one-class', 'The values of one share class: periods and years are computed.', {
    name: fund,
    shareClasses: [credit],
  }),
  example('classes', 'Two share classes to choose from, with scenarios.', {
    name: fund,
    shareClasses: [
      { ...credit, scenarios },
      { ...euro, scenarios },
    ],
  }),
  example('no-benchmark', 'Without a benchmark, and without a name.', {
    shareClasses: [
      {
        currency: 'CHF',
        values: makeValues({
          from: '2017-12-01',
          count: 60,
          step: 'month',
          gain: 0.03,
          swing: 0.09,
          hasBenchmark: false,
        }),
      },
    ],
  }),
  example('log-scale', 'Values that span more than fivefold.', {
    name: 'Alderfen Venture Fund',
    shareClasses: [
      {
        ...credit,
        launchDate: '2008-01-31',
        values: makeValues({
          from: '2008-01-01',
          count: 179,
          step: 'month',
          gain: 0.19,
          swing: 0.2,
        }),
      },
    ],
  }),
  example('gaps', 'Months without values: no line leads over them, no figure is made of them.', {
    name: fund,
    shareClasses: [
      {
        ...credit,
        values: credit.values.filter(({ date }) => !/^2018-1|^2019-0|^2021-0[3-6]/.test(date)),
      },
    ],
  }),
  example('young', 'A fund that is less than a year old.', {
    name: 'Alderfen Water Fund',
    shareClasses: [
      {
        shareClass: 'Class A · GBP',
        currency: 'GBP',
        launchDate: '2022-05-02',
        values: makeValues({ from: '2022-05-02', count: 152, step: 'day', gain: 0.06, swing: 0.1 }),
      },
    ],
  }),
  {
    ...example('days', 'Twenty years of daily values.', {
      name: 'Alderfen World Equity Fund',
      shareClasses: [
        {
          ...credit,
          launchDate: '2002-12-02',
          values: makeValues({
            from: '2002-12-02',
            count: 5218,
            step: 'day',
            gain: 0.065,
            swing: 0.16,
          }),
        },
      ],
    }),
    html,
  },
  {
    ...example('malformed', 'What cannot be read is left out, and reported.', {
      name: '<b>Bold</b> & "quoted" {amount}',
      shareClasses: [
        {
          ...credit,
          shareClass: 'Class I &amp; <i>more</i>',
          currency: 'coins',
          values: [
            ...credit.values,
            { date: 'soon', value: 1 },
            { date: '2023-01-31', value: -5 },
            { date: '2022-11-30', value: 7 },
          ],
        },
      ],
      source: '',
    }),
    problems: 5,
  },
  {
    ...example('empty', 'Nothing to show: what the CMS rendered stays.', { shareClasses: [] }),
    problems: 1,
  },
  example(
    'right-to-left',
    'Everything mirrored but the time.',
    { name: 'קרן האשראי', shareClasses: [credit, euro] },
    { dir: 'rtl', lang: 'he', 'data-text-share-class': 'סדרה' },
  ),
]);
