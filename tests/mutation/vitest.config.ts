import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import project from '../../vite.config.ts';

const mutated = process.env['MUTATED'] ?? '{shared,api,mount}';
// Only the tests beside the shared code run; with those of all widgets, a run would take days.
const tested = process.env['TESTED'] ?? (mutated.includes('.') ? dirname(mutated) : mutated);

// eslint-disable-next-line no-restricted-syntax -- vitest asks for it
export default defineConfig((environment) => {
  const { test, plugins = [], ...options } = project(environment);
  return {
    ...options,
    plugins: [
      ...plugins,
      {
        name: 'processes-instead-of-threads',
        // Stryker asks for threads, in which no test can set its time zone.
        configureVitest: ({ project: { config } }) => {
          config.pool = 'forks';
        },
      },
    ],
    test: {
      ...test,
      // `ISOLATED=no`: one process for all files of a run. Starting one takes longer than most tests; those of
      // `shared/html`, which remember a refused policy, need one each.
      isolate: process.env['ISOLATED'] !== 'no',
      // A change after which a test waits for ever is noticed; no unit test takes as long.
      testTimeout: 4000,
      include: [tested.includes('.') ? tested : `${tested}/**/*.test.{ts,tsx}`],
    },
  };
});
