import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ProjectCopy } from '../browser/support/development-server.ts';
import { readText } from '../structure/source-files.ts';

/** A change of one file, as CONTRIBUTING.md writes it: a path on a line of its own, and the blocks below it. */
export interface Step {
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
    return {
      path,
      blocks: blocks.map(([, kind = '', text = '']) => ({
        kind,
        text: text.replace(/^ {3}/gm, '').trimEnd(),
      })),
    };
  });
}

/** Adds the texts of a block to the files of the languages, below the first words of the step's widget. */
function addTexts(copy: ProjectCopy, widget: string, text: string): void {
  for (const [, tag = '', entry = ''] of text.matchAll(/^(\S+) (.*)$/gm)) {
    copy.edit(`languages/${tag}.json`, `"${widget}": {`, `"${widget}": {${entry},`);
  }
}

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

/**
 * Makes the change of a step in a copy of the project.
 *
 * @param widget whose texts a step for all languages adds
 */
export function follow(copy: ProjectCopy, { path, blocks }: Step, widget = ''): void {
  for (const { kind, text } of blocks) {
    if (path === 'languages/*.json') addTexts(copy, widget, text);
    else if (kind === 'diff') applyDiff(copy, path, text);
    else {
      const file = join(copy.folder, path);
      if (existsSync(file))
        throw new Error(`${path} exists: the walk or the project has it twice.`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${text}\n`);
    }
  }
}

/** Runs a program of the project's packages in a copy; returns its output if it failed, or else ''. */
export async function runIn(copy: ProjectCopy, program: string, ...values: string[]) {
  const [, script = program] = /^node (.*)$/.exec(program) ?? [];
  const isNode = script !== program;
  const child = isNode
    ? spawn(process.execPath, ['--import', 'tsx', script, ...values], { cwd: copy.folder })
    : spawn('npx', [program, ...values], { cwd: copy.folder });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return code === 0 ? '' : printed || `exit code ${code}`;
}
