import process from 'node:process';

// Mutation testing, by hand: `MUTATED=shared/rules npm run test:mutation` changes one thing at a time in that
// folder and runs the unit tests beside it. `TESTED` names others, such as those of the one widget that tests a
// shared component. Both take a folder or a file, MUTATED also several with spaces between them, each with lines
// where only those are meant: `MUTATED=mount/queue.ts:1-40 TESTED=mount/queue.test.ts`. A change that no test
// notices is a missing test, or code that nothing needs. `ISOLATED=no` is faster where no test leaves anything
// behind.

const mutated = process.env['MUTATED'] ?? '{shared,api,mount}';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [
    ...mutated.split(' ').map((place) => (place.includes('.') ? place : `${place}/**/*.{ts,tsx}`)),
    '!**/*.test.{ts,tsx}',
    // Declarations: what each says is shown in the reference, whose words no test repeats.
    '!**/*.{contract,docs}.ts',
  ],
  coverageAnalysis: 'perTest',
  // A value that is computed once, when its file loads, needs every test for each change: hours.
  ignoreStatic: true,
  // What has been measured is not measured again until it or a test of it changes.
  incremental: true,
  incrementalFile: 'copies/mutants.json',
  tempDirName: 'copies/mutants',
  ignorePatterns: ['copies', 'coverage', 'dist', 'test-results'],
  concurrency: 1,
  timeoutMS: 5000,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: null },
};
