/**
 * A mistake of a template author or a CMS, as data. The engine, the schemas and the page checker all use this
 * form, so that the same mistake has the same message everywhere.
 */
export interface Problem {
  /** The attribute or field: `data-autoplay-delay`, `slides[2].headline`. */
  readonly where: string;
  /** `"fast"`, `missing`, `a list` */
  readonly found: string;
  /** The words between the two, if not "is": `failed:`, `answered with`. */
  readonly verb?: string;
  /** `a whole number of milliseconds, 0 or more` */
  readonly expected: string;
  /** The consequence, a sentence: `Using 7000.` */
  readonly outcome?: string | undefined;
  readonly severity?: 'error' | 'warning';
  /** The widget cannot work because of it. */
  readonly isFatal?: boolean;
  /** The problems that this one stands for, the first among them, where several are reported as one. */
  readonly all?: readonly Problem[];
}

/** Why a mount point cannot work as it is written: its status becomes `failed`, the content of the page stays. */
export interface FatalProblem extends Problem {
  readonly isFatal: true;
}

export const contentStays = 'The content of the page stays.';

/** @returns the problem, whose consequence is the same wherever it is met */
export const toFatal = (problem: Problem): FatalProblem => {
  return { ...problem, isFatal: true, outcome: contentStays };
};

export type ReportProblem = (problem: Problem) => void;

const longestQuote = 60;

/** Quotes a text for a message; long texts are cut, line breaks and characters that nobody sees are shown. */
export function quote(text: string): string {
  const short = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return showUnseen(JSON.stringify(short));
}

const numbered =
  'an object with numbers for names, as PHP writes a list with gaps (array_values() closes them)';

/** Whether all names of an object are numbers: `{"0": …, "2": …}`. */
export function isNumbered(value: object): boolean {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name));
}

/** Describes an unknown value in words, without printing all of it. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return isNumbered(value) ? numbered : 'an object';
  return `a ${typeof value}`;
}

export function sayProblem({ where, verb = 'is', found, expected }: Problem): string {
  return `${where} ${verb} ${found}; expected ${expected}.`;
}

/**
 * One line for the console.
 * @param who the widget's name as the author wrote it, e.g. `carousel`
 */
export function formatProblem(who: string, problem: Problem): string {
  const { outcome } = problem;
  const sentence = `${who || 'a mount point without a name'}: ${sayProblem(problem)}`;
  return showUnseen(outcome ? `${sentence} ${outcome}` : sentence);
}

export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(sayProblem(problem), options);
    this.problem = problem;
  }
}

export function findProblem(error: Error): Problem | undefined {
  return error instanceof ProblemError ? error.problem : undefined;
}

/** Characters that look like a space or like nothing; JSON allows them only inside its texts. */
export const unseen = /(?! )[\p{Cf}\p{Z}]/u;

/**
 * Writes each as an escape, `a\u200b`, and so each control character: a terminal obeys those, and some break lines.
 * JSON stays what it is.
 */
export function showUnseen(text: string): string {
  return text.replace(/(?! )[\p{Cc}\p{Cf}\p{Z}]/gu, (character) =>
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
