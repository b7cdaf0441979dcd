/** A part of the whole run: a script of package.json. */
export interface Step {
  readonly script: string;
  /** The JSON report that the step writes, where it runs tests. */
  readonly report?: string;
  readonly values?: readonly string[];
}

/** Steps that run one after the other, up to the first that fails. */
export type Row = readonly Step[];

const unitReport = 'test-results/unit.json';

/** What only reads the sources: two rows of about the same length. */
const readings: readonly Row[] = [
  [{ script: 'test:lint' }],
  [
    { script: 'test:types' },
    { script: 'test:styles' },
    { script: 'test:format' },
    { script: 'test:dead' },
  ],
];

/** What runs the project, one after the other: a test must not wait for another's work. */
const runs: Row = [
  {
    script: 'test:unit',
    report: unitReport,
    // The whole run is whole: no test may be left marked as the only one.
    values: [
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
  },
  { script: 'build' },
  { script: 'test:size' },
  { script: 'test:browser', report: 'test-results/browser.json', values: ['--forbid-only'] },
];

/**
 * The phases of the whole run, one after the other; the rows of a phase run side by side. What is wrong in
 * the sources is known before anything is run.
 */
export const phases: readonly (readonly Row[])[] = [readings, [runs]];
