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

const unit: Step = {
  script: 'test:unit',
  report: unitReport,
  // The whole run is whole: no test may be left marked as the only one.
  values: [
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
};

/** Neither measures time, and each waits for much: unit tests, and the engines beside Chromium. */
const behaviour: readonly Row[] = [
  [unit, { script: 'test:size' }],
  [{ script: 'test:engines', report: 'test-results/engines.json', values: ['--forbid-only'] }],
];

/** Alone: what measures time must not wait for another's work. */
const browser: Row = [
  { script: 'test:browser', report: 'test-results/browser.json', values: ['--forbid-only'] },
];

/**
 * The phases of the whole run, one after the other; the rows of a phase run side by side. What is wrong in
 * the sources is known before anything is run.
 */
export const phases: readonly (readonly Row[])[] = [
  readings,
  [[{ script: 'build' }]],
  behaviour,
  [browser],
];
