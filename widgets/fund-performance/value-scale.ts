/** Where amounts stand in the picture. */
export interface ValueScale {
  readonly isLogarithmic: boolean;
  /** The amounts of the lines across, from below. */
  readonly ticks: readonly number[];
  /** The share of the height, from above, at which an amount stands. */
  readonly place: (amount: number) => number;
}

/** Where amounts span more, equal distances are equal changes in per cent. */
const mostTimes = 5;

/** 1, 2, 2.5 or 5 times a power of ten: the first that needs at most five steps. */
function findStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 5));
  return [1, 2, 2.5, 5, 10].map((times) => times * power).find((step) => span / step <= 5) ?? span;
}

/** The whole numbers from one to another. */
function listWhole(from: number, to: number): readonly number[] {
  return [...new Array(to - from + 1).keys()].map((index) => from + index);
}

function listTicks(least: number, most: number): readonly number[] {
  const step = findStep(most - least || most);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return listWhole(first, last).map((times) => times * step);
}

/** 1, 2 and 5 times each power of ten, from the last below to the first above. */
function listLogTicks(least: number, most: number): readonly number[] {
  const power = Math.floor(Math.log10(least));
  const powers = listWhole(power, Math.ceil(Math.log10(most)));
  const all = powers.flatMap((each) => [1, 2, 5].map((times) => times * 10 ** each));
  const first = all.findLastIndex((tick) => tick <= least);
  const last = all.findIndex((tick) => tick >= most);
  return all.slice(Math.max(first, 0), last === -1 ? undefined : last + 1);
}

/** Logarithmic if the amounts span more than five times the least. */
export function findValueScale(amounts: readonly number[]): ValueScale {
  const least = amounts.reduce((a, b) => Math.min(a, b), Infinity);
  const most = amounts.reduce((a, b) => Math.max(a, b), 0);
  const isLogarithmic = most > mostTimes * least;
  const ticks = isLogarithmic ? listLogTicks(least, most) : listTicks(least, most);
  const measure = isLogarithmic ? Math.log : (amount: number) => amount;
  const [low, high] = [measure(ticks[0] ?? least), measure(ticks.at(-1) ?? most)];
  return { isLogarithmic, ticks, place: (amount) => (high - measure(amount)) / (high - low) };
}
