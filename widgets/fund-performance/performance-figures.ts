import { type Performance, type PerformanceClass } from '../../api/performance.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { findCurrency } from '../../shared/rules/money.ts';
import { createDayFormat, readDay, showUnreadDate } from '../../shared/rules/nav-date.ts';
import { quote, type ReportProblem } from '../../shared/widget/problem.ts';
import { type Day, toDay } from './days.ts';
import { type GrowthStop, joinStops, rebase, rebaseBeside, startAmount } from './growth.ts';
import { type FundValues, readFigure, readValues } from './read-values.ts';
import {
  findCalendarYears,
  findPeriods,
  type PeriodReturns,
  type Returns,
  type YearReturns,
} from './returns.ts';
import { isFromStart, type Series } from './series.ts';

export const scenarioKeys = ['stress', 'unfavourable', 'moderate', 'favourable'] as const;

export type ScenarioKey = (typeof scenarioKeys)[number];

/** What could come back after some years, by scenario. */
export interface ScenarioReturns {
  readonly years: number;
  readonly back: Readonly<Record<ScenarioKey, number | undefined>>;
}

export interface ClassFigures {
  readonly name: string;
  readonly isin: string;
  /** As `formatMoney` takes it. */
  readonly currency: string;
  /** Empty if it has no name. */
  readonly benchmark: string;
  /** What 10,000 have become. */
  readonly growth: FundValues;
  readonly stops: readonly GrowthStop[];
  readonly periods: readonly PeriodReturns[];
  /** The day since which the longest period is; nothing: the launch. */
  readonly since: Day | undefined;
  readonly calendarYears: readonly YearReturns[];
  readonly scenarios: readonly ScenarioReturns[];
  /** What the scenarios begin with. */
  readonly invested: number;
}

export interface PerformanceFigures {
  readonly name: string;
  readonly classes: readonly ClassFigures[];
  /** As the page's culture writes it. */
  readonly asOf: string;
  readonly source: string;
  readonly costs: string;
}

interface FigureOptions {
  readonly culture: string;
  readonly report: ReportProblem;
}

/** A line is drawn from two values on. */
const hasLine = (series: Series) => series.length > 1;

function createReader({ report }: FigureOptions) {
  const read = (text: string, where: string): number | undefined => {
    const figure = readFigure(text);
    if (figure === undefined || Number.isFinite(figure)) return figure;
    const expected = 'a number such as 4.2';
    report({ where, found: quote(text), expected, outcome: 'A dash is shown.' });
    return undefined;
  };
  const readPart = (text: string, where: string) => {
    const perCent = read(text, where);
    return perCent === undefined ? undefined : perCent / 100;
  };
  return {
    read,
    readReturns: (given: { return: string; benchmark: string }, where: string): Returns => ({
      fund: readPart(given.return, `${where}.return`),
      benchmark: readPart(given.benchmark, `${where}.benchmark`),
    }),
  };
}

/** What the CMS gives wins over what its values say. */
function findClass(item: PerformanceClass, where: string, options: FigureOptions): ClassFigures {
  const { culture, report } = options;
  const { read, readReturns } = createReader(options);
  const currency = toPlainText(item.currency);
  const { fund, benchmark } = readValues(item.values, `${where}.values`, culture, report);
  const growth = rebase(fund);
  const beside = rebaseBeside(benchmark, growth);
  const launch = readDay(toPlainText(item.launchDate), culture);
  if (launch === undefined) {
    report({
      where: `${where}.launchDate`,
      found: quote(item.launchDate),
      expected: 'a date such as 2018-01-31',
      outcome: 'It is ignored.',
    });
  }
  const isGiven = item.periods.length > 0;
  const [first] = fund;
  const isLaunch = isGiven || (launch && isFromStart(fund, toDay(launch)));
  const figures: ClassFigures = {
    name: toPlainText(item.shareClass),
    isin: toPlainText(item.isin),
    currency,
    benchmark: toPlainText(item.benchmark),
    growth: { fund: growth, benchmark: beside },
    stops: hasLine(growth) ? joinStops(growth, beside) : [],
    periods: isGiven
      ? item.periods.map((given, index) => {
          const at = `${where}.periods[${index}]`;
          return { years: read(given.years, `${at}.years`), ...readReturns(given, at) };
        })
      : findPeriods(fund, benchmark),
    since: isLaunch ? undefined : first?.day,
    calendarYears:
      item.calendarYears.length > 0
        ? item.calendarYears.map((given, index) => {
            const at = `${where}.calendarYears[${index}]`;
            return { year: toPlainText(given.year), ...readReturns(given, at) };
          })
        : findCalendarYears(fund, benchmark),
    scenarios: item.scenarios.flatMap((given, index) => {
      const at = `${where}.scenarios[${index}]`;
      const years = read(given.years, `${at}.years`);
      const back = scenarioKeys.map((key) => [key, read(given[key], `${at}.${key}`)] as const);
      return years === undefined
        ? []
        : [{ years, back: Object.fromEntries(back) as ScenarioReturns['back'] }];
    }),
    invested: read(item.invested, `${where}.invested`) ?? startAmount,
  };
  const hasAmounts = hasLine(growth) || figures.scenarios.length > 0;
  if (hasAmounts && findCurrency(currency) === undefined) {
    report({
      where: `${where}.currency`,
      found: currency ? quote(currency) : 'missing',
      expected: 'a currency such as USD',
      outcome: 'Amounts have none.',
    });
  }
  return figures;
}

const isShown = ({ growth, periods, calendarYears, scenarios }: ClassFigures) =>
  hasLine(growth.fund) || periods.length + calendarYears.length + scenarios.length > 0;

/**
 * Finds what is shown of the performance of a fund, and reports what cannot be read, and what has to stand beside such
 * figures but does not.
 */
export function findPerformance(data: Performance, options: FigureOptions): PerformanceFigures {
  const { culture, report } = options;
  const at = 'data-performance, performance';
  const classes = data.shareClasses
    .map((item, index) => findClass(item, `${at}.shareClasses[${index}]`, options))
    .filter(isShown);
  const day = readDay(toPlainText(data.asOf), culture);
  const asOf =
    day === undefined
      ? toPlainText(showUnreadDate(data.asOf))
      : createDayFormat(culture, { dateStyle: 'medium' })(day);
  const figures = {
    name: toPlainText(data.name),
    classes,
    asOf,
    source: toPlainText(data.source),
    costs: toPlainText(data.costs),
  };
  const expected = {
    asOf: 'the date of the figures, such as 2022-11-30',
    source: 'who has computed the figures, which has to stand beside them',
    costs: 'a sentence that says which costs are in the figures, which has to stand beside them',
  } as const;
  for (const name of ['asOf', 'source', 'costs'] as const) {
    const isWrong = figures[name] === '' || (name === 'asOf' && day === undefined);
    if (classes.length === 0 || !isWrong) continue;
    const outcome = figures[name] === '' ? 'Nothing is said of it.' : 'It is shown as it came.';
    const found = data[name] === '' ? 'missing' : quote(data[name]);
    report({ where: `${at}.${name}`, found, expected: expected[name], outcome });
  }
  return figures;
}
