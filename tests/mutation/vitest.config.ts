import { defineConfig } from 'vitest/config';
import project from '../../vite.config.ts';

const folder = process.env['MUTATED'] ?? '{shared,api,mount}';

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
    // What is shared is tested beside itself; with the widgets' tests, a run would take days.
    test: { ...test, include: [`${folder}/**/*.test.{ts,tsx}`] },
  };
});
