import { describe, expect, it } from 'vitest';
import { readText } from './source-files.ts';

const [, behind = ''] = readText('CONTRIBUTING.md').split('\n## Add an attribute\n');
const [section = ''] = behind.split('\n## ');

/** The lines of a text without their indentation. */
const trimLines = (text: string) => text.split('\n').map((line) => line.trim());

const steps = section.split(/^\d\. /m).slice(1);

describe('"Add an attribute" of CONTRIBUTING.md', () => {
  it('needs five files', () => {
    const paths = steps.flatMap((step) => /^ {3}`([\w./-]+)`$/m.exec(step)?.[1] ?? []);
    expect(new Set(paths).size).toBe(5);
  });

  it.each(steps)('fits the file that it changes: %#', (step) => {
    const [, path = ''] = /^ {3}`([\w./-]+)`$/m.exec(step) ?? [];
    const file = trimLines(readText(path)).join('\n');
    const changes = [...step.matchAll(/^ {3}```diff\n([^]*?)^ {3}```$/gm)];
    expect(changes.length).toBeGreaterThan(0);
    for (const [, lines = ''] of changes) {
      const kept = lines.split('\n').filter((line) => !line.startsWith('   +'));
      expect(file).toContain(
        trimLines(kept.map((line) => line.slice(4)).join('\n'))
          .join('\n')
          .trim(),
      );
    }
  });
});
