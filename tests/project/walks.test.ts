import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../browser/support/development-server.ts';
import { isLong } from '../setup/test-length.ts';
import { prepareWalks, readSection, readSteps, runIn, type Step } from './walks.ts';

// Follows "Add a widget" and "Change a widget" of CONTRIBUTING.md to the letter, in a copy of the project.

const added = readSteps('## Add a widget');
const [attribute, text, field, style] = [
  '### Add an attribute',
  '### Add a text',
  '### Add a field: a column',
  '### Change a style',
].map(readSteps) as [readonly Step[], readonly Step[], readonly Step[], readonly Step[]];
const steps = [...added, ...attribute, ...text, ...field, ...style];

/** A step that is left out, and what tells it: a sentence or the name of a test. */
type Omission = readonly [step: Step, tells: RegExp];

function omit(walk: readonly Step[], path: string, tells: string | RegExp): Omission {
  const step = walk.find((each) => each.path.endsWith(path));
  if (step === undefined) throw new Error(`CONTRIBUTING.md has no step ${path}.`);
  return [step, new RegExp(tells)];
}

const dates = 'has a column of dates unless data-show-dates is false';
const languages = 'has a column of languages if a document has one';
const asTheTemplate = 'subscribe callout as the template renders it';
const isMissing = (key: string) => `languages/de\\.json: ${key} is missing`;

/** These can be left out together, since each is told by itself. */
const together: readonly Omission[] = [
  omit(added, 'firm-age.css', 'widgets/firm-age/firm-age\\.css'),
  omit(added, 'firm-age.examples.ts', 'Write widgets/firm-age/firm-age\\.examples\\.ts'),
  omit(added, 'firm-age.hbs', 'Write templates/partials/mount-points/firm-age\\.hbs'),
  omit(added, 'all-widgets.ts', 'Add firm-age to the list in widgets/all-widgets\\.ts'),
  omit(added, 'docs/accessibility.md', 'Write a row for firm-age .* docs/accessibility\\.md'),
  omit(added, 'docs/contract.md', 'Name data-since of firm-age in docs/contract\\.md'),
  omit(attribute, 'document-list.widget.ts', dates),
  omit(attribute, 'document-list.hbs', 'Write data-show-dates in .*/document-list\\.hbs'),
  omit(attribute, 'docs/contract.md', 'Name data-show-dates of document-list in docs/contract'),
  omit(text, '.tsx', asTheTemplate),
  omit(text, 'languages/*.json', isMissing('subscribe-callout\\.frequency')),
  omit(field, 'find-documents.ts', languages),
  omit(field, 'languages/*.json', isMissing('document-list\\.language')),
];

/** Left out one by one, in the long run alone. Nothing is told about a test, a builder or a state. */
const others: readonly Omission[] = [
  ...added
    .slice(0, 5)
    // The compiler names a file as the import does.
    .map(({ path }) => omit(added, path, `${path}|'\\./${basename(path)}'`)),
  omit(attribute, 'document-list.contract.ts', dates),
  omit(attribute, 'document-list.docs.ts', 'document-list\\.docs\\.ts'),
  omit(text, 'subscribe-callout.contract.ts', 'frequency is no text of this widget'),
  omit(text, 'subscribe-callout.docs.ts', 'subscribe-callout\\.docs\\.ts'),
  omit(text, 'subscribe-callout.hbs', asTheTemplate),
  omit(field, 'api/documents.ts', languages),
  omit(field, 'fields/documents.docs.ts', 'documents\\.docs\\.ts'),
  omit(field, 'document-item.ts', languages),
  omit(field, 'document-list.contract.ts', languages),
  omit(field, 'document-list.docs.ts', 'document-list\\.docs\\.ts'),
];

const omissions = (isLong ? [...together, ...others].map((each) => [each]) : [together]).map(
  (left) => ({ left, paths: left.map(([{ path }]) => path).join(', ') }),
);

/** The tests that tell what is missing. */
const tests = [
  'tests/structure/accessibility',
  'tests/structure/stylesheets',
  'tests/structure/widget-parts',
  'widgets/document-list',
  'widgets/subscribe-callout/mount-point',
];

/** The linters and the compiler read the whole copy, as `npm test` has just read the project. */
const inFull = it.runIf(isLong);

const minutes = (count: number) => count * 60_000;

let copy: ProjectCopy;
let walks: ReturnType<typeof prepareWalks>;

const run = (program: string, ...values: readonly string[]) => runIn(copy, program, ...values);
const readCopy = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

beforeAll(async () => {
  copy = copyProject([
    ...['tests', 'widgets', 'docs', '.github', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
    ...['SECURITY.md', 'LICENSE', 'package-lock.json', 'eslint.config.ts', '.prettierrc.json'],
  ]);
  walks = prepareWalks(copy, steps);
  walks.followAllBut([]);
  expect(await run('tools/reference/command.ts')).toBe('');
}, minutes(3));

afterAll(() => copy.remove(), minutes(1));

describe('the walks of CONTRIBUTING.md, followed to the letter,', () => {
  inFull.concurrent(
    'pass the linters',
    async () => {
      const code = walks.files.filter((file) => /\.(?:tsx?|css)$/.test(file));
      const ofNew = code.filter((file) => /widgets\/(?:firm-age|print-page)\//.test(file));
      expect(await run('prettier', '--check', ...ofNew)).toBe('');
      expect(await run('eslint', '--max-warnings', '0', ...code)).toBe('');
    },
    minutes(5),
  );

  inFull.concurrent(
    'end with the commands of CONTRIBUTING.md',
    async () => {
      const [, line = ''] = /^npx (tsc .*)$/m.exec(readSection('## Change a widget')) ?? [];
      const [types = '', command = ''] = line.split(' && npx ');
      expect(await run('tsc', ...types.split(' ').slice(1))).toBe('');
      const [program, ...named] = command.split(' ');
      expect([program, named]).toEqual(['vitest', expect.arrayContaining(['run'])]);
      const files = named.filter((file) => file !== 'tests/structure/languages');
      const rules = ['imports', 'templates'].map((name) => `tests/structure/${name}`);
      expect(await run('vitest', ...new Set([...files, ...rules, ...tests]))).toBe('');
      expect(await run('tools/reference/command.ts', '--check')).toBe('');
      // A test asks for the texts of the new widget, which no step gives.
      const told = await run('vitest', 'run', 'tests/structure/languages', '--reporter=dot');
      expect(told).toContain('languages/de.json: firm-age.more is missing');
      expect(told).not.toMatch(/(?:subscribe-callout|document-list)\.[\w-]+ is/);
    },
    minutes(5),
  );

  it('lead to the reference', () => {
    expect(readCopy('widgets/firm-age/README.md')).toContain(
      '| `--pmw-firm-age-size` | The size of the words. | `2rem`',
    );
    expect(readCopy('widgets/print-page/README.md')).toContain('| `data-print` |');
    expect(readCopy('widgets/document-list/README.md')).toContain('`data-show-dates`');
    expect(readCopy('widgets/document-list/README.md')).toContain('`language`');
    expect(readCopy('widgets/subscribe-callout/README.md')).toContain('`data-text-frequency`');
    expect(readCopy('widgets/tabs/README.md')).toContain(
      '| `--pmw-tabs-gap` | The distance between two tabs.',
    );
  });

  it.each(omissions)(
    'tell what is left out: $paths',
    async ({ left }) => {
      walks.followAllBut(left.map(([step]) => step));
      const files = [...tests, 'tests/structure/languages'];
      const told = await run('vitest', 'run', ...files, '--reporter=dot');
      for (const [, tells] of left) {
        // Types are slow to check: only for what no test tells.
        expect(tells.test(told) ? told : await run('tsc', '-b')).toMatch(tells);
      }
    },
    minutes(5),
  );
});
