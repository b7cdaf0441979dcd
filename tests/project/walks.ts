import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ProjectCopy } from '../browser/support/development-server.ts';
import { runProgram } from '../setup/run-command.ts';
import { readText } from '../structure/source-files.ts';

/** A change of one file, as CONTRIBUTING.md writes it: a path on a line of its own, and the blocks below it. */
export interface Step {
  readonly heading: string;
  readonly path: string;
  readonly blocks: readonly { readonly kind: string; readonly text: string }[];
}

/** The part of CONTRIBUTING.md below a heading, up to the next heading of the same level. */
export function readSection(heading: string): string {
  const [, behind = ''] = readText('CONTRIBUTING.md').split(`\n${heading}\n`);
  const [level = ''] = heading.split(' ');
  const [section = ''] = behind.split(new RegExp(`\n#{2,${level.length}} `));
  return section;
}

export function readSteps(heading: string): readonly Step[] {
  const [, ...parts] = readSection(heading).split(/^ {3}`([\w./*-]+)`$/m);
  return parts.flatMap((path, at) => {
    if (at % 2 === 1) return [];
    const blocks = [...(parts[at + 1] ?? '').matchAll(/^ {3}```(\w+)\n([\s\S]*?)^ {3}```$/gm)];
    const toBlock = ([, kind = '', text = '']: readonly string[]) => ({
      kind,
      text: text.replace(/^ {3}/gm, '').trimEnd(),
    });
    return [{ heading, path, blocks: blocks.map(toBlock) }];
  });
}

const allWidgets = 'widgets/all-widgets.ts';
const allLanguages = 'languages/*.json';

/** The documents with a row for each widget, and the row before which a new one comes. */
const nextRows: Readonly<Record<string, string>> = {
  'docs/accessibility.md': '| `reading-progress`',
  'docs/contract.md': '| `tabbed-search`',
};

/** The widgets whose texts are added to all languages. */
const widgets: Readonly<Record<string, string>> = {
  '### Add a text': 'subscribe-callout',
  '### Add a field: a column': 'document-list',
};

const readTags = (text: string) =>
  [...text.matchAll(/^(\S+) (.*)$/gm)].map(([, tag = '', entry = '']) => [tag, entry] as const);

function applyDiff(copy: ProjectCopy, path: string, diff: string): void {
  const lines = diff.split('\n');
  const without = (mark: string) =>
    lines.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
  const from = without('+').join('\n');
  if (readFileSync(join(copy.folder, path), 'utf8').split(from).length > 2) {
    throw new Error(`${path} has more than one place for this change:\n${from}`);
  }
  copy.edit(path, from, without('-').join('\n'));
}

/** Makes the change of a step in a copy of the project. */
function follow(copy: ProjectCopy, { heading, path, blocks }: Step): void {
  for (const { kind, text } of blocks) {
    const nextRow = nextRows[path];
    if (path === allLanguages) {
      // Below the first words of the widget.
      const texts = `"${widgets[heading] ?? ''}": {`;
      for (const [tag, entry] of readTags(text)) {
        copy.edit(`languages/${tag}.json`, texts, `${texts}${entry},`);
      }
    } else if (kind === 'diff') applyDiff(copy, path, text);
    else if (path === allWidgets) {
      const [line = '', entry = ''] = text.split('\n');
      copy.edit(path, 'import ', `${line}\nimport `);
      copy.edit(path, '[] = [\n', `[] = [\n${entry}\n`);
    } else if (nextRow !== undefined) copy.edit(path, nextRow, `${text}\n${nextRow}`);
    else {
      const file = join(copy.folder, path);
      if (existsSync(file)) throw new Error(`${path} is there twice.`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${text}\n`);
    }
  }
}

/** Prepares a copy of the project in which steps are followed again and again, each time from the beginning. */
export function prepareWalks(copy: ProjectCopy, steps: readonly Step[]) {
  const paths = steps.flatMap(({ path, blocks }) =>
    path === allLanguages
      ? blocks.flatMap(({ text }) => readTags(text).map(([tag]) => `languages/${tag}.json`))
      : [path],
  );
  const originals = new Map(
    paths.map((path) => {
      const file = join(copy.folder, path);
      return [file, existsSync(file) ? readFileSync(file, 'utf8') : undefined];
    }),
  );
  return {
    /** The files that the steps change or add. */
    files: [...originals.keys()],
    followAllBut: (left: readonly Step[]): void => {
      for (const [file, text] of originals) {
        if (text === undefined) rmSync(file, { force: true });
        else writeFileSync(file, text);
      }
      for (const step of steps) if (!left.includes(step)) follow(copy, step);
    },
  };
}

/** Runs a program of the project's packages in a copy; returns its output if it failed, or else ''. */
export async function runIn(copy: ProjectCopy, program: string, ...values: readonly string[]) {
  const [command, first] = program.endsWith('.ts')
    ? [process.execPath, ['--import', 'tsx', program]]
    : ['npx', [program]];
  const env = { ...process.env, NO_COLOR: '1' };
  const { code, output, errors } = await runProgram(command, [...first, ...values], {
    cwd: copy.folder,
    env,
  });
  return code === 0 ? '' : output + errors || `exit code ${code}`;
}
