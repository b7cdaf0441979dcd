import { type PointerEvent, type ReactElement, useId, useMemo, useState } from 'react';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { commaOf } from '../../shared/rules/comma.ts';
import { type fundPerformanceContract } from './fund-performance.contract.ts';
import { findStop, startAmount } from './growth.ts';
import { layOutGrowth, spreadLabels } from './growth-layout.ts';
import { GrowthPicture } from './growth-picture.tsx';
import { type ClassFigures } from './performance-figures.ts';
import { type PerformanceFormats } from './performance-formats.ts';

export interface GrowthProps {
  readonly figures: ClassFigures;
  readonly names: { readonly fund: string; readonly benchmark: string };
  readonly formats: PerformanceFormats;
}

const block = 'pmw-fund-performance';

/** The thumb of the slider reaches beyond the picture by half of its width (fund-performance-chart.css). */
const halfThumbPx = 12;

/** Two lines of a label, as a share of the picture's height. */
const labelDistance = 0.15;

const toPerCent = (share: number) => `${share * 100}%`;

/** The growth of 10,000 as lines, and its values by a slider that lies over them. */
export function GrowthChart({ figures, names, formats }: GrowthProps): ReactElement {
  const { texts, culture } = useWidget<typeof fundPerformanceContract>();
  const { growth, stops } = figures;
  const titleId = useId();
  const [current, setCurrent] = useState(stops.length - 1);
  const layout = useMemo(() => layOutGrowth(growth), [growth]);
  const { firstDay, lastDay, placeDay, scale, timeTicks } = layout;
  const stop = stops[current];

  const lines = (['fund', 'benchmark'] as const)
    .map((key) => ({ key, name: names[key], series: growth[key], value: stop?.[key] }))
    .filter(({ series }) => series.length > 0);
  const ends = spreadLabels(
    lines.map(({ series }) => scale.place(series.at(-1)?.value ?? startAmount)),
    labelDistance,
  );
  const said = lines.map(({ name, value }) => {
    const amount = formats.amount(value) || texts.get('missing');
    return `${name} ${amount}`;
  });
  const summary = lines.map(({ name, series }) =>
    texts.get('became', {
      name,
      amount: formats.amount(series[0]?.value),
      from: formats.day(series[0]?.day ?? firstDay),
      value: formats.amount(series.at(-1)?.value),
      to: formats.day(series.at(-1)?.day ?? lastDay),
    }),
  );

  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left - halfThumbPx) / (width - 2 * halfThumbPx);
    // Never one day away, which would be a key.
    setCurrent(findStop(stops, -1, firstDay + share * (lastDay - firstDay)));
  };

  return (
    <figure className={`${block}__growth`} aria-labelledby={titleId}>
      <div className={`${block}__title`} id={titleId}>
        {texts.get('growth', { amount: formats.amount(startAmount) })}
      </div>
      {scale.isLogarithmic && <p className={`${block}__note`}>{texts.get('log-scale')}</p>}
      <div className={`${block}__reading`}>
        <span className={`${block}__on`}>{stop && formats.day(stop.day)}</span>
        {lines.map(({ key, name, value }) => (
          <span key={key} className={`${block}__key ${block}__key--${key}`}>
            <span>{name}</span>{' '}
            <bdi className={`${block}__amount`} dir="ltr">
              {formats.amount(value) || '–'}
            </bdi>
          </span>
        ))}
      </div>
      <div className={`${block}__chart`} dir="ltr">
        <div className={`${block}__amounts`} aria-hidden="true">
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ top: toPerCent(scale.place(tick)) }}>
              {formats.amount(tick)}
            </span>
          ))}
        </div>
        <div className={`${block}__plot`}>
          <GrowthPicture label={summary.join(' ')} layout={layout} stop={stop} />
          <input
            className={`${block}__slider`}
            type="range"
            aria-label={texts.get('read-values')}
            aria-valuetext={stop && [formats.day(stop.day), ...said].join(commaOf(culture))}
            min={firstDay}
            max={lastDay}
            value={stop?.day ?? lastDay}
            onChange={({ currentTarget }) => {
              setCurrent(findStop(stops, current, Number(currentTarget.value)));
            }}
            onPointerMove={follow}
          />
        </div>
        <div className={`${block}__ends`} aria-hidden="true">
          {lines.map(({ key, name }, index) => (
            <span
              key={key}
              className={`${block}__end ${block}__end--${key}`}
              style={{ top: toPerCent(ends[index] ?? 0) }}
            >
              <bdi>{name}</bdi>
            </span>
          ))}
        </div>
        <div className={`${block}__times`} aria-hidden="true">
          {timeTicks.map(({ day, isYear }) => (
            <span key={day} style={{ left: toPerCent(placeDay(day)) }}>
              <bdi>{isYear ? formats.year(day) : formats.month(day)}</bdi>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
