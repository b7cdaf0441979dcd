import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';

/** A row of the table: a requirement, where it is implemented and the test that verifies it. */
interface Requirement {
  readonly number: number;
  readonly says: string;
  readonly file: string;
  readonly testFile: string;
  readonly testName: string;
  readonly decision: string;
}

const row = /^\| +(\d+) +\| +(\S.*?) +\| +`([^`]+)` +\| +`([^`]+)`: (\S.*?) +\|([^|]*)\|$/;

const text = readFileSync(projectPath('docs/specification.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| +\d/.test(line));

const requirements = rows.map((line): Requirement => {
  const [, number = '', says = '', file = '', testFile = '', test = '', decision = ''] =
    row.exec(line) ?? [];
  // Markdown has a backslash before characters that would otherwise be markup.
  const testName = test.replaceAll(String.raw`\<`, '<');
  return { number: Number(number), says, file, testFile, testName, decision: decision.trim() };
});

const sources = new Map<string, string>();

function readSource(path: string): string {
  const source = sources.get(path) ?? readFileSync(projectPath(path), 'utf8');
  sources.set(path, source);
  return source;
}

/** Whether a file calls something with a text that contains the name, as `it('…')` and `it.each(…)('…')` do. */
function hasTest({ testFile, testName }: Requirement): boolean {
  const name = testName
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("'", String.raw`\\?'`);
  return new RegExp(String.raw`\(\s*['"\`][^\n]*${name}`).test(readSource(testFile));
}

describe('the table of the specification', () => {
  it('has every sentence as a requirement, numbered without gaps', () => {
    expect(requirements.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(requirements.length).toBeGreaterThan(350);
  });

  it('has a part for each section of the specification, and one for what was decided since', () => {
    const headings = [...text.matchAll(/^## (\d|Decided)/gm)].map(([, heading]) => heading);
    expect(headings).toEqual('1 2 3 4 5 6 7 8 9 Decided'.split(' '));
  });

  it('says where each requirement is implemented', () => {
    const missing = requirements.filter(({ file }) => !existsSync(projectPath(file)));
    expect(missing).toEqual([]);
  });

  it('names a test for each requirement that is there', () => {
    const missing = requirements.filter(
      (requirement) => !existsSync(projectPath(requirement.testFile)) || !hasTest(requirement),
    );
    expect(missing).toEqual([]);
  });

  it('cites decisions by their headings', () => {
    const headings = readSource('docs/decisions.md');
    const missing = requirements.filter(({ decision }) => {
      const [, heading] = /^"([^"]+)"/.exec(decision) ?? [];
      return heading !== undefined && !headings.includes(`\n## ${heading}\n`);
    });
    expect(missing).toEqual([]);
  });

  it('says nothing twice', () => {
    const said = requirements.map(({ says }) => says);
    expect(said.filter((each, index) => said.indexOf(each) !== index)).toEqual([]);
  });
});
