/**
 * A mistake of a template author or a CMS, as data. The engine, the schemas and the page checker all describe
 * problems in this form, so that the same mistake has the same message everywhere.
 */
export interface Problem {
  /** The attribute or field: `data-autoplay-delay`, `slides[2].headline`. */
  readonly where: string;
  /** What was found there, in words: `"fast"`, `missing`, `a list`. */
  readonly found: string;
  /** The words between the two where they are not "is": `failed:`, `answered with`. */
  readonly verb?: string;
  /** What was expected: `a whole number of milliseconds, 0 or more`. */
  readonly expected: string;
  /** What was done about it, a sentence: `Using 7000.` */
  readonly outcome?: string | undefined;
  readonly severity?: 'error' | 'warning';
  /** Whether the widget cannot work because of it. */
  readonly isFatal?: boolean;
}

/** Takes a problem and returns; the caller decides whether to stop. */
export type ReportProblem = (problem: Problem) => void;

const longestQuote = 60;

/** Quotes a text for a message; long texts are cut, line breaks are shown. */
export function quote(text: string): string {
  const short = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return JSON.stringify(short);
}

/** Describes an unknown value in words, without printing all of it. */
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
  return `${who || 'a mount point without a name'}: ${sayProblem(problem)}${outcome ? ` ${outcome}` : ''}`;
}

/** An error that a problem caused, in words for a template author. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(sayProblem(problem), options);
    this.problem = problem;
  }
}

/** The problem that caused an error, such as a failed call's. */
export function findProblem(error: Error): Problem | undefined {
  return error instanceof ProblemError ? error.problem : undefined;
}
