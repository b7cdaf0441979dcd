import { type ReactElement } from 'react';
import { type GrowthLayout } from './growth-layout.ts';
import { type GrowthStop, startAmount } from './growth.ts';
import { pictureSize } from './line-path.ts';

interface GrowthPictureProps {
  readonly label: string;
  readonly layout: GrowthLayout;
  /** Where the values are read. */
  readonly stop: GrowthStop | undefined;
}

const block = 'pmw-fund-performance';

/** The lines of the growth, stretched to whatever size the picture has; what is written beside them is HTML. */
export function GrowthPicture({ label, layout, stop }: GrowthPictureProps): ReactElement {
  const { scale, paths, placeDay, timeTicks } = layout;
  const across = (amount: number) => `M0 ${scale.place(amount) * pictureSize}H${pictureSize}`;
  const along = (day: number) => `M${placeDay(day) * pictureSize} 0V${pictureSize}`;
  return (
    <svg
      className={`${block}__picture`}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${pictureSize} ${pictureSize}`}
      preserveAspectRatio="none"
    >
      <path className={`${block}__grid`} d={scale.ticks.map(across).join('')} />
      <path className={`${block}__grid`} d={timeTicks.map(({ day }) => along(day)).join('')} />
      <path className={`${block}__base`} d={across(startAmount)} />
      {stop && <path className={`${block}__cursor`} d={along(stop.day)} />}
      {(['benchmark', 'fund'] as const).map((key) => {
        const { [key]: value } = stop ?? {};
        return (
          <g key={key} className={`${block}__line ${block}__line--${key}`}>
            <path d={paths[key]} />
            {stop && value !== undefined && (
              <path
                className={`${block}__dot`}
                d={`M${placeDay(stop.day) * pictureSize} ${scale.place(value) * pictureSize}h0`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
