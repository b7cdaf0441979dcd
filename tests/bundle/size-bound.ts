/** The script may be this many times the committed size, so that larger growth is a decision. */
const mostTimes = 1.05;

/** The most that a page without React widgets loads of the module, in bytes (brotli). */
const mostOfCore = 40_000;

const write = (bytes: number) => bytes.toLocaleString('en-GB');

interface Judgement {
  readonly isWithinBound: boolean;
  /** With the figures. */
  readonly sentence: string;
}

function judge(what: string, bytes: number, bound: number, reason: string): Judgement {
  const isWithinBound = bytes <= bound;
  const verb = isWithinBound ? 'is within' : 'is over';
  const sentence = `${what}, ${write(bytes)} bytes (brotli), ${verb} ${write(bound)}: ${reason}.`;
  return { isWithinBound, sentence };
}

/** Compares the script's size with the committed one, both in bytes (brotli). */
export function judgeSize(bytes: number, committed: number): Judgement {
  const reason = `5 % above the committed ${write(committed)}`;
  return judge('widgets.js', bytes, Math.floor(committed * mostTimes), reason);
}

/** Compares with its bound what a page without React widgets loads of the module. */
export function judgeCore(bytes: number): Judgement {
  return judge('esm/widgets.js and its core', bytes, mostOfCore, 'what tabs alone may load');
}
