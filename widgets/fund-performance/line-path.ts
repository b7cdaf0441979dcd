import { type Day } from './days.ts';
import { type Series, type SeriesPoint, splitAtGaps } from './series.ts';

/** The picture is so many units wide and high, whatever its size on the page. */
export const pictureSize = 1000;

/** Each has four points at most: about as many as a screen has columns of pixels. */
const columns = 300;

/** Of the values that share a column of the picture the first, the least, the greatest and the last, in their order. */
function thin(part: Series, columnOf: (day: Day) => number): Series {
  const kept = new Set<SeriesPoint>();
  let column: SeriesPoint[] = [];
  const keep = () => {
    const [first] = column;
    const last = column.at(-1);
    if (!first || !last) return;
    const least = column.reduce((a, b) => (b.value < a.value ? b : a));
    const greatest = column.reduce((a, b) => (b.value > a.value ? b : a));
    const found = [first, least, greatest, last].sort((a, b) => a.day - b.day);
    for (const point of found) kept.add(point);
  };
  for (const point of part) {
    if (column[0] && columnOf(column[0].day) !== columnOf(point.day)) {
      keep();
      column = [];
    }
    column.push(point);
  }
  keep();
  return [...kept];
}

/**
 * The path of a line, without more points than a screen shows, and with no line over missing values. A value alone
 * between two gaps is a point, by the round end of its line.
 * @param placeDay and `placeValue` the shares of width and height
 */
export function writePath(
  series: Series,
  placeDay: (day: Day) => number,
  placeValue: (value: number) => number,
): string {
  const write = (share: number) => String(Math.round(share * pictureSize * 10) / 10);
  return splitAtGaps(series)
    .map((part) => {
      const points = thin(part, (day) => Math.floor(placeDay(day) * columns));
      const path = points.map(
        ({ day, value }) => `${write(placeDay(day))} ${write(placeValue(value))}`,
      );
      return `M${path.join('L')}${path.length === 1 ? 'h0' : ''}`;
    })
    .join('');
}
