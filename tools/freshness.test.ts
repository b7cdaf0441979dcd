import { expect, it } from 'vitest';
import { readImports } from '../tests/structure/read-imports.ts';
import { readText } from './project.ts';
import { sources } from './freshness.ts';

it('a build is fresh if it is newer than every file of which it is made', () => {
  const files = new Set(['tools/build/command.ts', 'vite.config.ts']);
  for (const path of files) {
    for (const { to } of readImports(path, readText(path))) {
      if (/\.tsx?$/.test(to)) files.add(to);
    }
  }
  expect(files.size).toBeGreaterThan(80);
  const isSource = (path: string) =>
    sources.some((source) => path === source || path.startsWith(`${source}/`));
  expect([...files].filter((path) => !isSource(path)).sort()).toEqual([]);
});
