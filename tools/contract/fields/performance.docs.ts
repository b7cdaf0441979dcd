import {
  type CalendarYear,
  type Performance,
  type PerformanceClass,
  type Period,
  type ScenarioYears,
  type ValueEntry,
} from '../../../api/performance.ts';
import { type DocsOf } from '../field-docs.ts';

const noFigure = 'A dash, read out as “Not available”.';

const valueDocs = {
  date: { title: 'Date', meaning: 'A day, such as `2022-11-30`.', missing: 'The row is left out.' },
  value: {
    title: 'Value',
    meaning:
      'What one unit was worth, with distributions reinvested and after costs: a net asset value or an index, above 0.',
    missing: 'The day has no value. Where values are further apart than usual, the line is broken.',
  },
  benchmark: {
    title: 'Value of the benchmark',
    meaning: 'What the benchmark was worth, in any unit, above 0.',
    missing: 'The day has none.',
  },
} as const satisfies DocsOf<ValueEntry>;

const returnDocs = {
  return: { title: 'Return', meaning: 'In per cent, such as `4.2`.', missing: noFigure },
  benchmark: {
    title: 'Return of the benchmark',
    meaning: 'The same of the benchmark.',
    missing: noFigure,
  },
} as const;

const periodDocs = {
  years: {
    title: 'Years',
    meaning: 'The number of years, such as `3`.',
    missing: 'The period since the launch.',
  },
  ...returnDocs,
} as const satisfies DocsOf<Period>;

const yearDocs = {
  year: {
    title: 'Year',
    meaning: 'A calendar year, such as `2021`.',
    missing: 'The row is left out.',
  },
  ...returnDocs,
} as const satisfies DocsOf<CalendarYear>;

const scenario = (title: string, name: string) => ({
  title,
  meaning: `What could come back after costs in the ${name} scenario.`,
  missing: noFigure,
});

const scenarioDocs = {
  years: {
    title: 'Years',
    meaning: 'The number of years after which the money comes back.',
    missing: 'The column is left out.',
  },
  stress: scenario('Stress', 'stress'),
  unfavourable: scenario('Unfavourable', 'unfavourable'),
  moderate: scenario('Moderate', 'moderate'),
  favourable: scenario('Favourable', 'favourable'),
} as const satisfies DocsOf<ScenarioYears>;

const classDocs = {
  shareClass: {
    title: 'Share class',
    meaning: 'The name of the share class, offered where there are several.',
    missing: 'Its number, or no name where it is the only one.',
  },
  isin: { title: 'ISIN', meaning: 'Its ISIN.', missing: 'There is none.' },
  currency: {
    title: 'Currency',
    meaning: 'The currency of its values, such as `USD`.',
    missing: 'Amounts have none, and that is reported.',
  },
  launchDate: {
    title: 'Date of launch',
    meaning: 'The day on which it was launched, such as `2018-01-31`.',
    missing: 'The longest period is named by the day of the first value.',
  },
  benchmark: {
    title: 'Benchmark',
    meaning: 'The name of the benchmark.',
    missing: 'It is called “Benchmark”.',
  },
  values: {
    title: 'Values',
    meaning:
      'Daily, monthly or quarterly values: growth, periods and calendar years are computed from them.',
    missing: 'There is no picture.',
    fields: valueDocs,
  },
  periods: {
    title: 'Periods',
    meaning:
      'Returns of periods, those of more than one year annualised. They are shown instead of computed ones.',
    missing: '1, 3, 5 and 10 years and the time since launch are computed from the values.',
    fields: periodDocs,
  },
  calendarYears: {
    title: 'Calendar years',
    meaning: 'Returns of calendar years. They are shown instead of computed ones.',
    missing: 'The ten newest whole years are computed from the values.',
    fields: yearDocs,
  },
  scenarios: {
    title: 'Scenarios',
    meaning:
      'The performance scenarios of the key information document (PRIIPs): what could come back after some years.',
    missing: 'There is no such table.',
    fields: scenarioDocs,
  },
  invested: {
    title: 'Amount invested',
    meaning: 'What the scenarios begin with.',
    missing: '10,000.',
  },
} as const satisfies DocsOf<PerformanceClass>;

export const performanceDocs = {
  name: { title: 'Name', meaning: 'The name of the fund.', missing: 'There is no heading.' },
  shareClasses: {
    title: 'Share classes',
    meaning: 'The share classes of the fund. The first is shown first.',
    missing: 'What the CMS rendered stays.',
    fields: classDocs,
  },
  asOf: {
    title: 'As of',
    meaning: 'The date of the figures, such as `2022-11-30`.',
    missing: 'Nothing is said of it, and that is reported.',
  },
  source: {
    title: 'Source',
    meaning: 'Who has computed the figures.',
    missing: 'Nothing is said of it, and that is reported.',
  },
  costs: {
    title: 'Costs',
    meaning: 'A sentence that says which costs are in the figures and which are not.',
    missing: 'Nothing is said of it, and that is reported.',
  },
} as const satisfies DocsOf<Performance>;
