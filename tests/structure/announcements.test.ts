import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';
import { announcementGroups } from '../browser/support/announcements.ts';
import { type Utterance } from '../browser/support/live-regions.ts';

const speakers: Readonly<Record<string, string>> = {
  focus: 'the focus',
  status: '`status`',
  alert: '`alert`',
  polite: '`aria-live`',
};

const describeUtterance = ({ by, text }: Utterance) => `${speakers[by] ?? by}: “${text}”`;

/** The cells of the rows below a heading of a document, without the head of the table. */
function readTable(file: string, heading: string): string[][] {
  const text = readFileSync(projectPath(file), 'utf8');
  const [, part = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = part.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

describe('the table of what is announced', () => {
  it('has a row for each change that the browser tests bring about', () => {
    const rows = announcementGroups.flatMap(({ widget, announcements }) =>
      announcements.map(({ change, cause, says, instead }) => [
        `\`${widget}\``,
        change,
        cause,
        [...says.map(describeUtterance), instead ?? []].flat().join('; '),
      ]),
    );
    expect(readTable('docs/accessibility.md', 'What is announced')).toEqual(rows);
  });
});
