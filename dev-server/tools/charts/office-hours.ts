/** When an office works, in hours of UTC; `to` is past 24 where the day ends after midnight. */
export interface OfficeHours {
  readonly city: string;
  readonly offset: number;
  readonly from: number;
  readonly to: number;
}

const hour = 40;
const row = 60;
const width = 24 * hour;

/** Hours of local time and the colour of the sky at them. */
const sky: readonly (readonly [number, string])[] = [
  [0, '#0f1b26'],
  [5, '#14324a'],
  [7, '#b7cfe0'],
  [12, '#dde9f1'],
  [17, '#b7cfe0'],
  [19, '#14324a'],
  [24, '#0f1b26'],
];

/** A day of the sky that begins at the office's own midnight and repeats. */
function drawSky({ offset }: OfficeHours, place: number): string {
  const start = -offset * hour;
  const stops = sky.map(
    ([at, colour]) => `<stop offset="${(at / 24).toFixed(3)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="sky-${place}" gradientUnits="userSpaceOnUse" x1="${start}" x2="${start + width}" spreadMethod="repeat">${stops.join('')}</linearGradient>
<rect y="${place * row + 3}" width="${width}" height="${row - 6}" fill="url(#sky-${place})"/>`;
}

const drawHours = ({ from, to }: OfficeHours, place: number) =>
  `<path d="M${from * hour} ${place * row + row / 2}H${to * hour}"/>`;

/** A day of sky for each office, all on the hours of UTC, and on each the hours of the office. */
export function drawOfficeHours(offices: readonly OfficeHours[]): string {
  const height = offices.length * row;
  const said = offices.map(({ city, from, to }) => `${city} from ${from} to ${to}`);
  const hours = [6, 12, 18].map((at) => `M${at * hour} 0V${height}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="none" role="img" aria-labelledby="title description">
<title id="title">Office hours over day and night, on the hours of UTC</title>
<desc id="description">A row for each office, dark at its night and light by its day, with a bar for its working hours: ${said.join(', ')}.</desc>
${offices.map(drawSky).join('\n')}
<path d="${hours}" stroke="#7f9aae" stroke-width="1.5"/>
<g stroke="#175583" stroke-width="18">
${offices.map(drawHours).join('\n')}
</g>
</svg>
`;
}
