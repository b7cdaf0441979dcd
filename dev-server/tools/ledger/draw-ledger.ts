/** Loans that failed: how many, and what came back of them on average, in per cent. */
export interface DefaultGroup {
  readonly cases: number;
  readonly average: number;
  readonly isTested: boolean;
}

interface Stroke {
  readonly recovery: number;
  readonly isTested: boolean;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
}

/** Room for the numbers at the side and below. */
const margin = { side: 44, top: 14, bottom: 26 };

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * One stroke per loan, the highest recovery first. A group spreads evenly to both sides of its average, as far
 * as 100 per cent allows: 3 loans of 80 are 100, 80 and 60.
 */
export function listStrokes(groups: readonly DefaultGroup[]): readonly Stroke[] {
  const strokes = groups.flatMap(({ cases, average, isTested }) =>
    Array.from({ length: cases }, (_, index) => {
      const place = cases === 1 ? 0 : 1 - (2 * index) / (cases - 1);
      // Cubed: most loans are near the average, few far from it.
      const spread = Math.min(100 - average, average) * (0.45 * place + 0.55 * place ** 3);
      return { recovery: average + spread, isTested };
    }),
  );
  return strokes.sort((a, b) => b.recovery - a.recovery);
}

/** The ledger as an SVG file: it stands alone, on its own ground, and needs no font of the page. */
export function drawLedger(groups: readonly DefaultGroup[], shape: Shape): string {
  const strokes = listStrokes(groups);
  const { width, height } = shape;
  const foot = height - margin.bottom;
  const step = (width - margin.side) / strokes.length;
  const y = (recovery: number) => round(foot - ((foot - margin.top) * recovery) / 100);
  const path = (isTested: boolean) =>
    strokes
      .map((stroke, index) =>
        stroke.isTested === isTested
          ? `M${round(margin.side + (index + 0.5) * step)} ${foot}V${y(stroke.recovery)}`
          : '',
      )
      .join('');
  const lines = [100, 50, 0]
    .map(
      (value) =>
        `<path d="M${margin.side} ${y(value)}H${width}" stroke="#d8dfe5"/>` +
        `<text x="${margin.side - 8}" y="${y(value) + 4}" text-anchor="end">${value}%</text>`,
    )
    .join('\n');
  const tested = strokes.filter(({ isTested }) => isTested).length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${strokes.length} defaults, ordered by what came back</title>
<desc id="description">One stroke for each default from 2007 to 2022, as high as its recovery in per cent of the claim, the highest first. ${tested} loans had a covenant that failed first; ${strokes.length - tested} had none, and most of these are among the low strokes.</desc>
<rect width="${width}" height="${height}" fill="#fff"/>
<g font-family="Inter, system-ui, sans-serif" font-size="12" fill="#4a5a68">
${lines}
<text x="${margin.side}" y="${height - 6}">1</text>
<text x="${width}" y="${height - 6}" text-anchor="end">${strokes.length}</text>
</g>
<g fill="none" stroke-width="${shape.stroke}">
<path stroke="#175583" d="${path(true)}"/>
<path stroke="#783316" d="${path(false)}"/>
</g>
</svg>
`;
}
