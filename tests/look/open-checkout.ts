import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { OptionError } from '../../tools/command-line.ts';
import { projectPath } from '../../tools/project.ts';
import { startServer } from '../setup/network/test-server.ts';
import { startPreview } from '../setup/network/start-preview.ts';

/** A checkout of the project, built and served. */
export interface Checkout {
  /** The first pages of the site in each language. */
  readonly site: readonly URL[];
  /** The first page of the catalogue; undefined where the build writes none. */
  readonly catalogue: URL | undefined;
  readonly close: () => Promise<void>;
}

function run(folder: string, command: string, ...values: readonly string[]): void {
  const isWindows = process.platform === 'win32';
  const options = { cwd: folder, encoding: 'utf8', shell: isWindows } as const;
  const { status, stderr } = spawnSync(command, values, options);
  if (status === 0) return;
  throw new OptionError(`${command} ${values.join(' ')} failed in ${folder}:\n${stderr.trim()}`);
}

/**
 * Checks a revision out beside the sources, inside the project, so that its packages are found; a revision with other
 * packages gets its own.
 *
 * @returns the folder
 * @throws {OptionError} where git knows no such revision
 */
export function checkOut(revision: string): string {
  const folder = projectPath('copies/look');
  removeCheckout();
  mkdirSync(projectPath('copies'), { recursive: true });
  run(projectPath('.'), 'git', 'worktree', 'add', '--detach', folder, revision);
  const readLock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (readLock(folder) !== readLock(projectPath('.'))) run(folder, 'npm', 'ci');
  return folder;
}

/** Removes what `checkOut` left, also after a run that was stopped. */
export function removeCheckout(): void {
  rmSync(projectPath('copies/look'), { recursive: true, force: true });
  run(projectPath('.'), 'git', 'worktree', 'prune');
}

/** Builds a checkout, and serves its pages by its own server and its catalogue by any. */
export async function openCheckout(folder: string): Promise<Checkout> {
  run(folder, 'npm', 'run', '--silent', 'build', '--', '--if-stale');
  const preview = await startPreview(folder);
  const plain = await startServer(express().use(express.static(join(folder, 'dist'))));
  return {
    site: ['/', '/de', '/ar'].map((path) => new URL(path, preview.origin)),
    catalogue: existsSync(join(folder, 'dist/catalogue/index.html'))
      ? new URL('/catalogue/index.html', plain.url)
      : undefined,
    close: async () => {
      preview.stop();
      await plain.close();
    },
  };
}
