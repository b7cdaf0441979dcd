/** The cases of one group of loans that defaulted, with the average of what came back, in per cent. */
export interface LedgerGroup {
  readonly name: string;
  readonly average: number;
  readonly cases: number;
}

interface LedgerCase {
  readonly recovery: number;
  readonly isProtected: boolean;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Strokes stand side by side, or lie below each other on a narrow sheet. */
  readonly isUpright: boolean;
}

const ground = '#f3f6f8';
const claim = '#cfd9e1';
const petrol = '#175583';
const rust = '#783316';
const ink = '#0f1b26';

const sheets = {
  ledger: { width: 1152, height: 360, isUpright: true },
  'ledger-narrow': { width: 350, height: 620, isUpright: false },
} as const satisfies Readonly<Record<string, Sheet>>;

export type LedgerSheet = keyof typeof sheets;

const short = (value: number) => String(Number(value.toFixed(1)));

/** The smallest and the largest recovery, in per cent: a covenant spares a lender the worst, none costs the best. */
const bounds = { covenant: [45, 100], none: [0, 80] } as const;

const hasCovenant = ({ name }: LedgerGroup) => name !== 'No covenant';

/**
 * Spreads a group between its bounds so that its average is the known one. The mean of p^a for p from 0 to 1 is
 * 1 / (1 + a), so an average four fifths of the way up takes a = 0.25.
 */
export function spreadCases(group: LedgerGroup): readonly number[] {
  const { average, cases } = group;
  const [low, high] = hasCovenant(group) ? bounds.covenant : bounds.none;
  const exponent = (high - low) / (average - low) - 1;
  return Array.from(
    { length: cases },
    (_, place) => low + (high - low) * ((place + 0.5) / cases) ** exponent,
  );
}

/** All cases, the smallest recovery first. */
export function orderCases(groups: readonly LedgerGroup[]): readonly LedgerCase[] {
  return groups
    .flatMap((group) =>
      spreadCases(group).map((recovery) => ({ recovery, isProtected: hasCovenant(group) })),
    )
    .toSorted((first, second) => first.recovery - second.recovery);
}

/** One path for all strokes of a colour: each goes from the base as far as the recovery. */
function drawStrokes(
  cases: readonly LedgerCase[],
  { width, height, isUpright }: Sheet,
  isProtected: boolean,
): string {
  const pitch = (isUpright ? width : height) / cases.length;
  const strokes = cases.map((one, place) => {
    if (one.isProtected !== isProtected) return '';
    const across = short((place + 0.5) * pitch);
    const along = (one.recovery / 100) * (isUpright ? height : width);
    return isUpright ? `M${across} ${height}v-${short(along)}` : `M0 ${across}h${short(along)}`;
  });
  const colour = isProtected ? petrol : rust;
  return `<path d="${strokes.join('')}" stroke="${colour}" stroke-width="${short(pitch * 0.8)}"/>`;
}

/** Every claim in full, behind what came back of it. */
function drawClaims({ width, height, isUpright }: Sheet, count: number): string {
  const pitch = (isUpright ? width : height) / count;
  const size = pitch.toFixed(4);
  const line = short(pitch * 0.3);
  const [tile, rule] = isUpright
    ? [`width="${size}" height="9"`, `width="${line}" height="9" x="${short(pitch * 0.36)}"`]
    : [`width="9" height="${size}"`, `width="9" height="${line}" y="${short(pitch * 0.36)}"`];
  return [
    `<pattern id="claim" ${tile} patternUnits="userSpaceOnUse"><rect ${rule} fill="${claim}"/></pattern>`,
    `<rect width="${width}" height="${height}" fill="url(#claim)"/>`,
  ].join('\n');
}

/** The marks of the quarters of a claim, over the strokes. */
function drawScale({ width, height, isUpright }: Sheet): string {
  const marks = [0.25, 0.5, 0.75].map((share) =>
    isUpright ? `M0 ${short(height * share)}H${width}` : `M${short(width * share)} 0V${height}`,
  );
  const base = isUpright ? `M0 ${height - 1}H${width}` : `M1 0V${height}`;
  return [
    `<path d="${marks.join('')}" stroke="${ground}" stroke-width="1.5"/>`,
    `<path d="${base}" stroke="${ink}" stroke-width="2"/>`,
  ].join('\n');
}

/** The ledger: a stroke for each case, as long as the share of the claim that came back. */
export function drawLedger(groups: readonly LedgerGroup[], name: LedgerSheet): string {
  const cases = orderCases(groups);
  const sheet = sheets[name];
  const { width, height } = sheet;
  const averages = groups.map(
    (group) => `${group.name.toLowerCase()} ${group.average} per cent of ${group.cases} cases`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${cases.length} defaults in the order of their recovery, 2007 to 2022</title>
<desc id="description">A stroke for each case, as long as the share of the claim that came back; rust where the loan had no covenant, petrol where it had one. Averages: ${averages.join(', ')}.</desc>
<rect width="${width}" height="${height}" fill="${ground}"/>
${drawClaims(sheet, cases.length)}
<g fill="none">
${drawStrokes(cases, sheet, true)}
${drawStrokes(cases, sheet, false)}
${drawScale(sheet)}
</g>
</svg>
`;
}
