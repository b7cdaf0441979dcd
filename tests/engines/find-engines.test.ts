import { expect, it, vi } from 'vitest';
import { type Engine, findEngine } from './find-engines.ts';

it.each<[string, ci: string, mayInstall: boolean, isFound: boolean, installed: readonly string[]]>([
  ['is missing on a developer’s machine, where nothing is installed', '', true, false, []],
  ['is installed in CI, with all that it needs', 'true', true, true, ['another', 'its-driver']],
  ['is missing there too where nothing may be installed', 'true', false, false, []],
])('an engine beside Chromium %s', (_, ci, mayInstall, isFound, expected) => {
  vi.stubEnv('CI', ci);
  const installed: string[] = [];
  const engine: Engine = {
    name: 'Another',
    packages: ['another', 'its-driver'],
    find: () =>
      installed.length === 2 ? () => Promise.reject(new Error('Not started.')) : undefined,
  };
  const install = (name: string) => mayInstall && installed.push(name) > 0;
  expect(findEngine(engine, install) !== undefined).toBe(isFound);
  expect(installed).toEqual(expected);
});
