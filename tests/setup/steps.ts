/** A part of the whole run: a script of package.json. */
export interface Step {
  readonly script: string;
  /** The JSON report that the step writes, where it runs tests. */
  readonly report?: string;
  readonly values?: readonly string[];
}

/** Steps that run one after the other, until one fails. */
export type Row = readonly Step[];

const unitReport = 'test-results/unit.json';

/** The steps that only read the sources: two rows of about the same duration, and one that may wait. */
const readings: readonly Row[] = [
  [{ script: 'test:lint' }],
  [{ script: 'test:types' }, { script: 'test:styles' }, { script: 'test:format' }],
  // It loads the tools' configurations, which install browsers that are missing: a minute on a new machine.
  [{ script: 'test:dead' }],
];

/** The unit tests. */
export const unit: Step = {
  script: 'test:unit',
  report: unitReport,
  // A full run must be complete: no test may be left marked as the only one.
  values: [
    '--allowOnly=false',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
};

/** Neither measures time, and both wait a lot: unit tests, and the engines other than Chromium. */
const behaviour: readonly Row[] = [
  [unit, { script: 'test:size' }],
  [{ script: 'test:engines', report: 'test-results/engines.json', values: ['--forbid-only'] }],
];

/** Runs alone: time measurements must not be disturbed. */
const browser: Row = [
  { script: 'test:browser', report: 'test-results/browser.json', values: ['--forbid-only'] },
];

/**
 * The phases of the full run, one after the other; the rows of a phase run in parallel. Mistakes in the
 * sources are found before anything is run.
 */
export const phases: readonly (readonly Row[])[] = [
  readings,
  [[{ script: 'build' }]],
  behaviour,
  [browser],
];
