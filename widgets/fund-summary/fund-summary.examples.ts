import { defineExamples, type WidgetExample } from '../../shared/widget/define-examples.ts';
import { writePlain } from '../../shared/widget/plain.ts';
import { fundSummaryContract } from './fund-summary.contract.ts';
import { fundSummaryDocs } from './fund-summary.docs.ts';

const links = {
  link1: { Icon: 'file-text', Label: 'Fact sheet', URL: '/assets/media/sample.pdf' },
  link2: { Icon: 'download', Label: 'Prospectus', URL: '/assets/media/sample.pdf' },
};

function makeClass(shareClass: string, navUSD: number | null, currency: string) {
  return {
    shareClass,
    navUSD,
    navCurrency: currency,
    navDate: '2022-11-30',
    navDateFormat: currency,
    investmentMin: 1_000_000,
    investmentMinCurrency: currency,
    fundSize: 4_620_000_000,
    fundSizeCurrency: 'USD',
    ...links,
  };
}

const credit = [
  makeClass('Class I · USD', 26.84, 'USD'),
  makeClass('Class I · EUR', 24.31, 'EUR'),
  makeClass('Class W · CHF', 118.07, 'CHF'),
];

/** The content of a CMS that has no partial of ours. */
const html = writePlain(fundSummaryDocs.plain, { funds: credit }, fundSummaryContract.texts);

type Attributes = WidgetExample<typeof fundSummaryContract>['attributes'];

function example(name: string, doc: string, funds: unknown, more?: Attributes) {
  return { name, doc, attributes: { 'data-funds': JSON.stringify(funds), ...more } };
}

export const fundSummaryExamples = defineExamples(fundSummaryContract, [
  {
    ...example('short', 'Two share classes of one fund, with what there is to say of them.', [
      {
        shareClass: 'Class I · USD',
        navUSD: 26.84,
        navCurrency: 'USD',
        navDate: '2022-11-30',
        investmentMin: 1_000_000,
        investmentMinCurrency: 'USD',
        fundSize: 4_620_000_000,
        fundSizeCurrency: 'USD',
        link1: links.link1,
      },
      { shareClass: 'Class I · EUR', navUSD: 24.31, navCurrency: 'EUR', navDate: '2022-11-30' },
    ]),
    html,
    isSample: true,
  },
  example('one-fund', 'The share classes of one fund; its name stands on the page.', credit),
  example('funds', 'Two funds with their names.', [
    {
      name: 'Alderfen Global Credit Fund',
      eyebrow: 'Private credit',
      description: 'Senior secured loans to mid-sized companies.',
      shareClasses: credit,
    },
    {
      name: 'Alderfen Japan Buyout Access',
      shareClasses: [makeClass('Class I · JPY', 12_845, 'JPY')],
    },
  ]),
  example('no-minimum', 'Without the minimum investment.', credit, {
    'data-hide-investment-minimum': 'True',
  }),
  example('missing', 'A NAV of zero, and one that is missing.', [
    makeClass('Zero', 0, 'USD'),
    makeClass('Missing', null, 'USD'),
  ]),
  {
    ...example('malformed', 'What cannot be read is shown as it came, and reported.', [
      makeClass('Class I', 26.84, 'USD'),
      { shareClass: 'In words', navUSD: 'on request', navDate: 'soon' },
    ]),
    problems: 2,
  },
  { ...example('no-funds', 'None: what the CMS rendered stays.', []), html },
  example('right-to-left', 'Everything mirrored.', credit, {
    dir: 'rtl',
    lang: 'he',
    'data-text-share-class': 'סדרה',
    'data-text-nav': 'שווי נכסי נקי',
  }),
]);
