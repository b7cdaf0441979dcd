import { type ValueEntry } from '../../api/performance.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { parseAmount } from '../../shared/rules/amount.ts';
import { readDay } from '../../shared/rules/nav-date.ts';
import { quote, type ReportProblem } from '../../shared/widget/problem.ts';
import { toDay } from './days.ts';
import { type Series, type SeriesPoint } from './series.ts';

export interface FundValues {
  readonly fund: Series;
  readonly benchmark: Series;
}

const plainNumber = /^\d+(?:\.\d+)?$/;

/** A figure as data write it, with or without a per cent sign. Nothing if there is none; `NaN` if it cannot be read. */
export function readFigure(written: string): number | undefined {
  if (plainNumber.test(written)) return Number(written);
  const text = toPlainText(written)
    .replace(/[%\u066a]\s*$/, '')
    .trim();
  return text === '' ? undefined : Number(parseAmount(text) ?? NaN);
}

const inOrder = (points: Iterable<SeriesPoint>): Series =>
  [...points].sort((a, b) => a.day - b.day);

/**
 * The values of a share class and of its benchmark, in the order of their days. A value that is not above zero, and one
 * whose day cannot be read or has a value already, is left out and reported.
 */
export function readValues(
  entries: readonly ValueEntry[],
  where: string,
  culture: string,
  report: ReportProblem,
): FundValues {
  const series = {
    value: new Map<number, SeriesPoint>(),
    benchmark: new Map<number, SeriesPoint>(),
  };
  const outcome = 'The value is left out.';
  for (const [index, entry] of entries.entries()) {
    const at = `${where}[${index}]`;
    const date = readDay(entry.date, culture);
    if (!date) {
      const expected = 'a date such as 2022-11-30';
      report({ where: `${at}.date`, found: quote(entry.date), expected, outcome });
      continue;
    }
    const day = toDay(date);
    for (const name of ['value', 'benchmark'] as const) {
      const value = readFigure(entry[name]);
      if (value === undefined) continue;
      const isTwice = series[name].has(day);
      if (value > 0 && value < Infinity && !isTwice) {
        series[name].set(day, { day, value });
        continue;
      }
      const expected = isTwice ? 'one value for each day' : 'a number above 0 such as 104.2';
      const found = isTwice ? `another one for ${date}` : quote(entry[name]);
      report({ where: `${at}.${name}`, found, expected, outcome });
    }
  }
  return { fund: inOrder(series.value.values()), benchmark: inOrder(series.benchmark.values()) };
}
