/**
 * Something a template author or a CMS got wrong, as data. Engine, schemas and the page checker all
 * speak of problems in this one form, so that the same mistake reads alike everywhere.
 */
export interface Problem {
  /** The attribute or field: `data-autoplay-delay`, `slides[2].headline`. */
  readonly where: string;
  /** What stands there, as words: `"fast"`, `missing`, `a list`. */
  readonly found: string;
  /** What stands between the two where it is not "is": `failed:`, `answered with`. */
  readonly verb?: string;
  /** What should stand there: `a whole number of milliseconds, 0 or more`. */
  readonly expected: string;
  /** What was done about it, a sentence: `Using 7000.` */
  readonly outcome?: string;
  readonly severity?: 'error' | 'warning';
  /** Whether the widget cannot work with it. */
  readonly isFatal?: boolean;
}

/** Takes a problem and goes on: whoever reports decides whether to stop. */
export type ReportProblem = (problem: Problem) => void;

const longestQuote = 60;

/** Quotes a text for a message; long texts are cut, line breaks are shown. */
export function quote(text: string): string {
  const short = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return JSON.stringify(short);
}

/** Says in words what an unknown value is, without printing all of it. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}

/** A problem as a sentence: where, found, expected. */
export function sayProblem({ where, verb = 'is', found, expected }: Problem): string {
  return `${where} ${verb} ${found}; expected ${expected}.`;
}

/**
 * One line for the console: who, where, found, expected, what was done.
 *
 * @param who the widget's name as the author wrote it, e.g. `carousel`
 */
export function formatProblem(who: string, problem: Problem): string {
  const { outcome } = problem;
  return `${who === '' ? 'a mount point without a name' : who}: ${sayProblem(problem)}${outcome ? ` ${outcome}` : ''}`;
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  return ['where', 'found', 'expected'].every(
    (field) => typeof Reflect.get(value, field) === 'string',
  );
}

/** The problem that an error carries in words for a template author, such as a failed call's. */
export function findProblem(error: Error): Problem | undefined {
  return 'problem' in error && isProblem(error.problem) ? error.problem : undefined;
}
