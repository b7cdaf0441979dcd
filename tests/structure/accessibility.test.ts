import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listWidgetNames } from '../../tools/read-widgets.ts';
import { projectPath, readText } from '../../tools/project.ts';

const text = readText('docs/accessibility.md');

/** The section below a heading, up to the next heading of any level. */
function readPart(heading: string): string {
  const [, part = ''] = text.split(`\n${heading}\n`);
  return part.split(/\n#{2,3} /)[0] ?? '';
}

/** The success criteria of WCAG 2.2 by level. */
const criteria = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2
    2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7
    2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};

describe('the statement of accessibility', () => {
  it.each(Object.entries(criteria))('names each criterion of level %s once', (level, list) => {
    const lines = readPart(`### Level ${level}`).split('\n');
    const rows = lines.map((line) => line.split('|')[1] ?? '');
    expect(rows.flatMap((row) => row.match(/\d\.\d\.\d+/g) ?? [])).toEqual(list.split(/\s+/));
  });

  it('cites files that are there', () => {
    const cited = [...text.matchAll(/`((?:tests|widgets|docs)\/[^`<*]+)`/g)].map(
      ([, path]) => path,
    );
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((path) => !existsSync(projectPath(path ?? '')))).toEqual([]);
  });

  it('says for each widget what the keys do', () => {
    const keys = readPart('## By keyboard');
    const missing = listWidgetNames().filter((name) => !keys.includes(`\`${name}\``));
    expect(
      missing.map(
        (name) => `Write a row for ${name} under "By keyboard" of docs/accessibility.md.`,
      ),
    ).toEqual([]);
  });
});
