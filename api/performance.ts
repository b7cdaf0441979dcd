import { accept, type Parsed, refuse } from '../shared/widget/parsed.ts';
import { groupProblems } from '../shared/widget/group-problems.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { defineEntry, type EntryValue, isRecord } from './entry.ts';
import { lineField } from './fields.ts';
import { listField } from './list.ts';

/** What one unit of the share class and of its benchmark was worth on a day. */
export const valueEntry = defineEntry(
  { date: lineField, value: lineField, benchmark: lineField },
  ['date'],
  ['value', 'benchmark'],
);

export const calendarYear = defineEntry(
  { year: lineField, return: lineField, benchmark: lineField },
  ['year'],
  ['return', 'benchmark'],
);

export const period = defineEntry({ years: lineField, return: lineField, benchmark: lineField }, [
  'return',
  'benchmark',
]);

/** What could come back after so many years, as the key information document has it. */
export const scenarioYears = defineEntry(
  {
    years: lineField,
    stress: lineField,
    unfavourable: lineField,
    moderate: lineField,
    favourable: lineField,
  },
  ['years'],
  ['stress', 'unfavourable', 'moderate', 'favourable'],
);

export const performanceClass = defineEntry(
  {
    shareClass: lineField,
    isin: lineField,
    currency: lineField,
    launchDate: lineField,
    benchmark: lineField,
    values: listField(valueEntry),
    periods: listField(period),
    calendarYears: listField(calendarYear),
    scenarios: listField(scenarioYears),
    invested: lineField,
  },
  ['values', 'periods', 'calendarYears', 'scenarios'],
);

export const performance = defineEntry(
  {
    name: lineField,
    shareClasses: listField(performanceClass),
    asOf: lineField,
    source: lineField,
    costs: lineField,
  },
  ['shareClasses'],
);

/** A missing field is '' or an empty list. */
export type Performance = EntryValue<typeof performance>;
export type PerformanceClass = EntryValue<typeof performanceClass>;
export type ValueEntry = EntryValue<typeof valueEntry>;
export type CalendarYear = EntryValue<typeof calendarYear>;
export type Period = EntryValue<typeof period>;
export type ScenarioYears = EntryValue<typeof scenarioYears>;

/**
 * Checks the performance of a fund that a page supplied: `{name, shareClasses, asOf, source, costs}`.
 * @param where names the value in problems
 */
export function checkPerformance(value: unknown, where: string): Parsed<Performance> {
  if (!isRecord(value)) return refuse(describe(value));
  const problems: Problem[] = [];
  const read = performance.createReader()(value, where, problems) ?? performance.empty;
  return { ...accept(read), problems: groupProblems(problems) };
}
