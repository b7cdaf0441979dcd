import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../browser/support/development-server.ts';
import { sampleOf } from '../setup/test-length.ts';
import { follow, readSection, readSteps, runIn, type Step } from './walks.ts';

// Follows the walks of "Change a widget" of CONTRIBUTING.md in a copy of the project.

interface Told {
  readonly sentence: string;
  /** The test that says it, and the part of its name if it is one of many. */
  readonly test: readonly [file: string, name?: string];
}

interface Walk {
  readonly heading: string;
  readonly widget: string;
  /** By the file of the step that is left out. Nothing is told about a test, a builder or a state. */
  readonly told: Readonly<Record<string, Told>>;
}

const list = 'widgets/document-list';
const callout = 'widgets/subscribe-callout';

const inParts = (sentence: string): Told => ({
  sentence,
  test: ['tests/structure/widget-parts.test.ts'],
});
const inLanguages = (sentence: string): Told => ({
  sentence,
  test: ['tests/structure/languages.test.ts'],
});
const inList = (name: string): Told => ({
  sentence: name,
  test: [`${list}/document-list.test.tsx`, name],
});
const inCallout: Told = {
  sentence: 'subscribe callout as the template renders it',
  test: [`${callout}/mount-point.test.tsx`],
};

const dates = inList('has a column of dates unless data-show-dates is false');
const languages = inList('has a column of languages if a document has one');

const walks: readonly Walk[] = [
  {
    heading: '### Add an attribute',
    widget: 'document-list',
    told: {
      [`${list}/document-list.contract.ts`]: dates,
      [`${list}/document-list.widget.ts`]: dates,
      'templates/partials/mount-points/document-list.hbs': inParts(
        'Write data-show-dates in templates/partials/mount-points/document-list.hbs',
      ),
      'docs/contract.md': inParts('Name data-show-dates of document-list in docs/contract.md'),
    },
  },
  {
    heading: '### Add a text',
    widget: 'subscribe-callout',
    told: {
      [`${callout}/subscribe-callout.contract.ts`]: inLanguages(
        'texts.subscribe-callout.frequency is no text of this widget',
      ),
      [`${callout}/subscribe-form.tsx`]: inCallout,
      'templates/partials/mount-points/subscribe-callout.hbs': inCallout,
      'languages/*.json': inLanguages('languages/de.json: subscribe-callout.frequency is missing'),
    },
  },
  {
    heading: '### Add a field: a column',
    widget: 'document-list',
    told: {
      'api/documents.ts': languages,
      [`${list}/document-item.ts`]: languages,
      [`${list}/find-documents.ts`]: languages,
      [`${list}/document-list.contract.ts`]: languages,
      'languages/*.json': inLanguages('languages/de.json: document-list.language is missing'),
    },
  },
];

const style = readSteps('### Change a style');
const everything = walks.flatMap(({ heading, widget }) =>
  readSteps(heading).map((step): [Step, string] => [step, widget]),
);

let copy: ProjectCopy;
let originals: ReadonlyMap<string, string>;

function restore(): void {
  for (const [file, text] of originals) writeFileSync(file, text);
}

beforeAll(() => {
  copy = copyProject([
    ...['tests', 'widgets', 'docs', '.github', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
    ...['SECURITY.md', 'LICENSE', 'package-lock.json', 'eslint.config.ts', '.prettierrc.json'],
  ]);
  const tags = readSteps('### Add a text')
    .find(({ path }) => path === 'languages/*.json')
    ?.blocks[0]?.text.matchAll(/^\S+/gm);
  const paths = [
    ...[...everything.map(([step]) => step), ...style].map(({ path }) => path),
    ...[...(tags ?? [])].map(([tag]) => `languages/${tag}.json`),
  ].filter((path) => !path.includes('*'));
  originals = new Map(
    paths.map((path) => {
      const file = join(copy.folder, path);
      return [file, readFileSync(file, 'utf8')];
    }),
  );
}, 180_000);

afterAll(() => {
  copy.remove();
}, 60_000);

describe.each(walks)('$heading, without', ({ heading, widget, told }) => {
  const steps = readSteps(heading);

  it.each(sampleOf(Object.entries(told), 1))(
    '%s',
    async (left, { sentence, test: [file, name] }) => {
      restore();
      expect(steps.map(({ path }) => path)).toContain(left);
      for (const step of steps.filter(({ path }) => path !== left)) follow(copy, step, widget);
      const names = name === undefined ? [] : ['-t', name];
      expect(await runIn(copy, 'vitest', 'run', file, ...names)).toContain(sentence);
    },
    120_000,
  );
});

describe('all walks together', () => {
  beforeAll(async () => {
    restore();
    for (const [step, widget] of everything) follow(copy, step, widget);
    for (const step of style) follow(copy, step);
    expect(await runIn(copy, 'node dev-server/tools/reference.ts')).toBe('');
    const changed = [...originals.keys()].filter((file) => /\.(?:tsx?|css|json)$/.test(file));
    expect(await runIn(copy, 'prettier', '--write', ...changed)).toBe('');
    const linted = changed.filter((file) => !file.endsWith('.json'));
    expect(await runIn(copy, 'eslint', '--fix', '--max-warnings', '0', ...linted)).toBe('');
  }, 300_000);

  it('end with the command of CONTRIBUTING.md', async () => {
    const [, line = ''] = /^(npx tsc .*)$/m.exec(readSection('## Change a widget')) ?? [];
    const commands = line.split(' && ').map((command) => command.split(' ').slice(1));
    expect(commands.map(([program]) => program)).toEqual(['tsc', 'vitest']);
    for (const [program = '', ...values] of commands) {
      expect(await runIn(copy, program, ...values)).toBe('');
    }
  }, 300_000);

  it('are in the reference', () => {
    const read = (name: string) =>
      readFileSync(join(copy.folder, `widgets/${name}/README.md`), 'utf8');
    expect(read('document-list')).toContain('`data-show-dates`');
    expect(read('document-list')).toContain('`language`');
    expect(read('subscribe-callout')).toContain('`data-text-frequency`');
    expect(read('tabs')).toContain('| `--pmw-tabs-gap` | The distance between two tabs.');
  });
});
