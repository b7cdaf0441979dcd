import { type ReactElement } from 'react';
import { formatYear } from '../../shared/rules/nav-date.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { FigureTable } from './figure-table.tsx';
import { type fundPerformanceContract } from './fund-performance.contract.ts';
import { GrowthChart } from './growth-chart.tsx';
import { GrowthTable } from './growth-table.tsx';
import { createFormats } from './performance-formats.ts';
import { type ClassFigures, scenarioKeys } from './performance-figures.ts';
import { findBars } from './return-bars.ts';
import { daysOfYear, type Returns } from './returns.ts';

interface ClassPanelProps {
  readonly figures: ClassFigures;
  /** What its line and its columns are named by. */
  readonly name: string;
}

const block = 'pmw-fund-performance';

const hasBenchmark = (returns: readonly Returns[]) =>
  returns.some(({ benchmark }) => benchmark !== undefined);

/** All that is shown of one share class. */
export function ClassPanel({ figures, name }: ClassPanelProps): ReactElement {
  const { texts, culture } = useWidget<typeof fundPerformanceContract>();
  const { currency, stops, periods, since, calendarYears, scenarios, invested } = figures;
  const formats = createFormats(culture, currency);
  const names = { fund: name, benchmark: figures.benchmark || texts.get('benchmark') };
  const namesOf = (returns: readonly Returns[]) =>
    hasBenchmark(returns) ? [names.fund, names.benchmark] : [names.fund];
  const cellsOf = ({ fund, benchmark }: Returns, isWide: boolean) =>
    (isWide ? [fund, benchmark] : [fund]).map((part) => formats.perCent(part));
  const [first] = stops;
  const last = stops.at(-1);
  const isYoung = first && last && last.day - first.day < daysOfYear - 1;
  const nameSince = since === undefined ? 'since-launch' : 'since';
  const bars = findBars(calendarYears);

  return (
    <>
      {first && <GrowthChart figures={figures} names={names} formats={formats} />}
      {first && <GrowthTable figures={figures} names={names} formats={formats} />}
      <div className={`${block}__tables`}>
        {periods.length > 0 && (
          <FigureTable
            title={texts.get('periods')}
            head={texts.get('period')}
            columns={namesOf(periods)}
            rows={periods.map((each) => ({
              name:
                each.years === undefined
                  ? texts.get(nameSince, { date: formats.day(since ?? 0) })
                  : texts.count('years', each.years),
              cells: cellsOf(each, hasBenchmark(periods)),
            }))}
            note={texts.get(isYoung ? 'too-young' : 'annualised')}
          />
        )}
        {calendarYears.length > 0 && (
          <FigureTable
            title={texts.get('calendar-years')}
            head={texts.get('year')}
            columns={namesOf(calendarYears)}
            rows={calendarYears.map((each, index) => ({
              name: formatYear(String(each.year), culture),
              cells: cellsOf(each, hasBenchmark(calendarYears)),
              bars: bars[index],
            }))}
          />
        )}
        {scenarios.length > 0 && (
          <FigureTable
            isWide
            title={texts.get('scenarios', { amount: formats.amount(invested) })}
            head={texts.get('scenario')}
            columns={scenarios.map(({ years }) => texts.count('after', years))}
            rows={scenarioKeys.map((key) => ({
              name: texts.get(key),
              cells: scenarios.map(({ back }) => formats.amount(back[key])),
              details: scenarios.map(({ back, years }) => {
                const { [key]: amount } = back;
                return amount === undefined || years <= 0
                  ? ''
                  : texts.get('each-year', {
                      percent: formats.perCent((amount / invested) ** (1 / years) - 1),
                    });
              }),
            }))}
            note={texts.get('scenario-note')}
          />
        )}
      </div>
    </>
  );
}
