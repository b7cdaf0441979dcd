import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type fundPerformanceContract } from './fund-performance.contract.ts';

export const fundPerformanceDocs = {
  summary:
    'The performance of a fund by share class: the growth of 10,000 as lines, periods, calendar years and scenarios as tables.',
  content:
    'The figures as tables, or a link to a page with them: what visitors see until the script has read the data.',
  attributes: { performance: 'The values and figures of a fund, supplied by the page.' },
  texts: {
    'share-class': 'The label of the select of a fund with several.',
    isin: 'Before the ISIN of the share class.',
    shown: 'Read out when another share class is chosen.',
    missing: 'Read out in place of the dash where a figure is missing.',
    fund: 'Names the fund where neither it nor the share class has a name.',
    benchmark: 'Names a benchmark without a name.',
    growth: 'The title of the picture, and of its table.',
    'log-scale': 'Stands above the picture where its values span more than fivefold.',
    became: 'What screen readers say of each line of the picture.',
    'read-values': 'The name of the slider over the picture.',
    'show-values': 'The button that opens the values of the picture as a table.',
    date: 'The column of dates of that table.',
    periods: 'The title of a table.',
    period: 'Its first column.',
    'years-one': 'A row of it, in the singular.',
    'years-other': 'A row of it.',
    'since-launch': 'Its last row, where the values begin with the launch.',
    since: 'Its last row, where they begin later, or nothing is said of the launch.',
    annualised: 'Below it.',
    'too-young': 'Below it, where there is less than a year of values.',
    'calendar-years': 'The title of a table.',
    year: 'Its first column.',
    scenarios: 'The title of a table.',
    scenario: 'Its first column.',
    stress: 'A row of it.',
    unfavourable: 'A row of it.',
    moderate: 'A row of it.',
    favourable: 'A row of it.',
    'after-one': 'A column of it, in the singular.',
    'after-other': 'A column of it.',
    'each-year': 'Below each amount: the average return.',
    'scenario-note': 'Below it. If a page empties it, the console and check-page tell.',
    'past-performance': 'Below everything. If a page empties it, the console and check-page tell.',
    'as-of': 'Below everything: the date of the figures.',
    source: 'Below everything: who has computed them.',
  },
  actions: {
    'share-class': {
      when: 'the select; `label` is the chosen class',
      detail: { label: 'Class I' },
    },
    'show-values': {
      when: 'the button over the table of values; `value` says whether it is open now',
      detail: { value: 'true' },
    },
  },
  shown: {
    loading: 'What the CMS rendered inside the mount point, for a moment: nothing is fetched.',
    missing:
      'Without any figure: what the CMS rendered, and `data-widget-status="empty"`. A missing figure is a dash, and no line leads over missing values. Without date, source or costs of the figures: the console and check-page tell.',
    failed:
      'Where the JSON cannot be read: what the CMS rendered. A value that cannot be read is left out; the console names its field.',
  },
  accessibility: {
    keys: {
      Tab: 'goes to the select, to the slider over the picture, and to the button of its table',
      'ArrowLeft, ArrowRight': 'the value before, the next value, on every page',
      'PageUp, PageDown': 'a tenth of the time on, back',
      'Home, End': 'the first value, the last one',
    },
    announcements: [
      'The picture is an image; its name says what each line began and ended with.',
      'The slider says the day and what each line was worth.',
      'The same values are a table, as are periods, calendar years and scenarios.',
      'A dash is read as "Not available".',
      'When a share class is chosen, the figures that came.',
    ],
  },
} as const satisfies ContractDocs<typeof fundPerformanceContract>;
