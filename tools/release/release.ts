import { execFileSync, type ExecFileSyncOptions, spawnSync } from 'node:child_process';
import { zipSync } from 'fflate';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguageFiles } from '../render/language-files.ts';
import { readWidgets } from '../read-widgets.ts';
import { OptionError } from '../command-line.ts';
import { findMissingTexts } from '../languages/find-missing-texts.ts';
import { projectPath, readText, readVersion } from '../project.ts';
import { dateChangeLog } from './change-log.ts';
import { print, printError } from '../print.ts';

const options = { cwd: projectPath('.'), shell: process.platform === 'win32' } as const;
const changed = ['package.json', 'package-lock.json', 'CHANGELOG.md'].map(projectPath);
const folder = projectPath('release');

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

function runNpm(values: readonly string[], more: ExecFileSyncOptions = {}): string {
  return String(execFileSync('npm', values, { ...options, stdio: 'inherit', ...more }));
}

/** Changes elsewhere in a repository that the project is a part of do not count. */
function checkCheckout(): void {
  const git = ['status', '--porcelain', '--', '.'];
  const { status, stdout, error } = spawnSync('git', git, { cwd: options.cwd, encoding: 'utf8' });
  if (error) printError('git is not here: whether everything is committed is not checked.');
  // Git fails outside of a checkout.
  if (status !== 0 || stdout === '') return;
  const [first = '', ...others] = stdout.trimEnd().split('\n');
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new OptionError(
    `A release is made from a clean checkout; not committed: ${first.slice(3)}${more}.`,
  );
}

function checkVersion(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new OptionError(`${JSON.stringify(version)} is no version; expected one such as 0.2.0.`);
  }
  if (version.localeCompare(readVersion(), 'en', { numeric: true }) <= 0) {
    throw new OptionError(`${version} is not above the present version, ${readVersion()}.`);
  }
}

/** Texts may wait for their translation until here: what is released has all of them. */
async function checkLanguages(): Promise<void> {
  const contracts = (await readWidgets()).map(({ contract }) => contract);
  const [first, ...others] = findMissingTexts(contracts, readLanguageFiles());
  if (first === undefined) return;
  const { language, missing } = first;
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  const languages = others.length > 0 ? `, and so do ${others.length} other languages` : '';
  throw new OptionError(
    `languages/${language}.json lacks ${missing[0] ?? ''}${more}${languages}; expected every text in every language. "npm run languages" lists them.`,
  );
}

/** Writes the npm package of `dist`, and from its list of files the zip, where they are in a folder of the version. */
function pack(version: string, day: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const json = runNpm(
    ['pack', './dist', '--json', '--ignore-scripts', '--pack-destination', 'release'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [packed] = JSON.parse(json) as readonly Packed[];
  if (packed === undefined) throw new Error('npm packed nothing.');
  const root = `private-markets-widgets-${version}`;
  const entries = packed.files.map(
    ({ path }) => [`${root}/${path}`, readFileSync(projectPath(`dist/${path}`))] as const,
  );
  const zip = `${root}.zip`;
  // One time for all files: the same sources make the same bytes.
  const mtime = `${day}T12:00:00`;
  writeFileSync(join(folder, zip), zipSync(Object.fromEntries(entries), { level: 9, mtime }));
  return [zip, packed.filename];
}

/**
 * Sets the version, dates the changelog, builds, tests and packs; restores all three files if a step fails.
 *
 * @param day such as 2026-11-24
 * @returns the files made, in `release/`
 */
export async function release(version: string, day: string): Promise<readonly string[]> {
  checkVersion(version);
  checkCheckout();
  await checkLanguages();
  const log = projectPath('CHANGELOG.md');
  const dated = dateChangeLog(readText(log), version, day);
  const before = changed.map((path) => [path, readFileSync(path)] as const);
  // Ctrl+C ends the step that runs, which then fails.
  const keepRunning = () => undefined;
  process.on('SIGINT', keepRunning);
  try {
    writeFileSync(log, dated);
    runNpm(['version', version, '--no-git-tag-version', '--ignore-scripts'], { stdio: 'ignore' });
    print(`Building ${version}…`);
    runNpm(['run', 'build']);
    runNpm(['test']);
    return pack(version, day);
  } catch (error) {
    for (const [path, bytes] of before) writeFileSync(path, bytes);
    throw error;
  } finally {
    process.off('SIGINT', keepRunning);
  }
}
