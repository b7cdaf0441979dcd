import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectPath, readText } from '../../tools/project.ts';
import { copyProject, type ProjectCopy } from '../setup/copy-project.ts';
import { findFreePort } from '../setup/network/test-server.ts';
import { listDocuments } from '../structure/source-files.ts';

// Starts every script of package.json and every command of the documents in a copy of the project as git has it, as
// far as the first output.

/** What a clone has not got; packages are found in the folder above. */
const made = /^(?:node_modules|dist|copies|coverage|release|test-results|playwright-report|\.git)$/;

/**
 * Commands of npm itself, which ask the registry, names that stand for several, the commands of the package, which
 * has a test of its own, and what asks git for a revision, which a copy has not got.
 */
const foreign =
  /^npm (?:ci|install|outdated)\b|^npx private-markets-widgets\b|^npm run look -- [A-Z]|\*/;

/** In place of what an example leaves open, and of hosts that are not there. */
const examples: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/\S+|\bURL$|<address>/g, 'http://127.0.0.1:1/'],
  [/FILE-or-URL…/g, 'page.html'],
  [/\bTAG$/g, 'de'],
];

function listScripts(): readonly string[] {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: object };
  return Object.keys(scripts).map((name) => `npm run ${name}`);
}

/** The commands in the blocks and between the words of a document. */
function listCommands(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].flatMap(([, lines = '']) =>
    lines.split('\n'),
  );
  const words = [...text.replace(/^ *```.*?^ *```$/gms, '').matchAll(/`([^`\n]+)`/g)];
  return [...blocks, ...words.map(([, code = '']) => code)]
    .flatMap((line) => line.replace(/\s+# .*/, '').split('&&'))
    .map((line) => line.trim())
    .filter((line) =>
      /^(?:[A-Z_]+=\S+ )*(?:npm (?:run \S|start|test|ci|install|outdated)|npx \S)/.test(line),
    );
}

const toLine = (command: string) =>
  examples
    .reduce((line, [open, value]) => line.replaceAll(open, value), command)
    .replace(/^((?:[A-Z_]+=\S+ )*)npm (?:run )?(?:--silent )?/, '$1npm run --silent ');

const isWriting = / > | new -- /;

const found = [
  ...listScripts(),
  ...listDocuments().flatMap((path) => listCommands(readText(path))),
];

/** The program of a line and its options: what it is to work on makes no other start. */
const toStart = (line: string) =>
  line.match(/^(?:\w+=\S+ )*(?:npm run --silent|npx) \S+| --?\w\S*/g)?.join('') ?? line;

const starts = new Map<string, string>();
for (const command of found.filter((line) => !foreign.test(line))) {
  const line = toLine(command);
  const start = toStart(line);
  if (line.length > (starts.get(start)?.length ?? 0)) starts.set(start, line);
}
const lines = [...starts.values()]
  // Those that write files come last: they are ended before they have written all.
  .sort((a, b) => Number(isWriting.test(a)) - Number(isWriting.test(b)));

const isBroken =
  /^\s+at .+:\d+:\d+\)?$|Cannot find|Could not resolve|npm error|command not found|Missing script|Unknown (?:option|command|file)/m;

/** These print at their end, if at all: they have started if they still run after a while. */
const isSilent =
  /\b(?:build|eslint|fix(?::\w+)?|playwright|size|test|test:(?:beside|browser|dead|engines|format|lint|size|types)|tsc)(?: (?!.*--help)|$)/;
const silentMs = 2000;
/** A limit of the test's own, not of what is started: a busy machine has been seen to need a minute. */
const longestMs = 240_000;

/** They use packages that only they need. */
const isMeasurement = /\b(?:bench|lighthouse|test:(?:long|mutation))\b/;
const installing = /^Installing the packages of tests\/(?:bench|night)/;

/** What the others say first that go on, and what is said of the examples: nobody answers, no page, revision or step is there. */
const known =
  /^\s*(?:Starting the server…|Building |git is not here: |dist\/|vite v|RUN +v|Running \d+ tests|\[test:|differs +slideshow|page\.html cannot be read|Expected one revision|There is no step "STEP…")/;

let copy: ProjectCopy;
let port = 0;

beforeAll(async () => {
  const files = readdirSync(projectPath('.')).filter((name) => !made.test(name));
  copy = copyProject(files, 'clone-');
  port = await findFreePort();
});

afterAll(() => copy.remove());

/** Runs a line in a shell until something is printed. @returns the output and, if it has ended, the exit code */
async function start(line: string) {
  const env = { ...process.env, PORT: '0', BROWSER_TEST_PORT: String(port), NO_COLOR: undefined };
  const child = spawn(line, { cwd: copy.folder, shell: true, detached: true, env });
  const ended = once(child, 'close');
  let output = '';
  const printed = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        // The rest of the same line or of a stack, and the end.
        setTimeout(resolve, 1000);
      });
    }
  });
  await Promise.race([printed, ended, wait(isSilent.test(line) ? silentMs : longestMs)]);
  const begun = { output: stripVTControlCharacters(output), exitCode: child.exitCode };
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), signal);
    } catch {
      // All of its processes have ended.
    }
  };
  kill('SIGINT');
  await Promise.race([ended, wait(2000)]);
  kill('SIGKILL');
  return begun;
}

describe('on a fresh clone', () => {
  it('there are commands to start', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'npm run --silent start',
        'npm run --silent lighthouse',
        'npm run --silent bench -- --quick carousel',
        'npx eslint widgets/tabs',
      ]),
    );
  });

  it.concurrent.each(lines)('%s starts', async (line) => {
    const { output, exitCode } = await start(line);
    expect(output).not.toMatch(isBroken);
    // It has done its work, or works in silence.
    const isFine = exitCode === 0 || (output === '' && exitCode === null && isSilent.test(line));
    if (!isFine) expect(output).toMatch(isMeasurement.test(line) ? installing : known);
  });
});
