import { readFileSync } from 'node:fs';
import { type TestSequencer, type TestSpecification } from 'vitest/node';

/** Puts files of the same environment next to each other: only those share a process. The longest come first. */
export class ByEnvironment implements TestSequencer {
  shard = (files: TestSpecification[]): TestSpecification[] => files;

  sort(files: TestSpecification[]): TestSpecification[] {
    return files
      .map((file) => {
        const text = readFileSync(file.moduleId, 'utf8');
        return { file, hasPage: text.startsWith('// @vitest-environment jsdom'), text };
      })
      .sort((a, b) => Number(b.hasPage) - Number(a.hasPage) || b.text.length - a.text.length)
      .map(({ file }) => file);
  }
}
