import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the recordings are made with, and how to install it. */
export interface Program {
  readonly name: string;
  /** An environment variable with another path. */
  readonly variable: string;
  readonly purpose: string;
}

function isThere(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a program on the PATH.
 *
 * @returns its path
 * @throws {Error} saying what is missing, what it is for and how to install it
 */
export function findProgram({ name, variable, purpose }: Program): string {
  const given = process.env[variable];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = given === undefined ? folders.map((folder) => join(folder, name)) : [given];
  const found = places.find(isThere);
  if (found !== undefined) return found;
  throw new Error(
    `media: ${given ?? name} is not there; it makes ${purpose}. ` +
      `Install it ("apt-get install ${name}", "brew install ${name}") or name it in ${variable}.`,
  );
}

/**
 * Runs a program and waits for it.
 *
 * @throws {Error} with the last lines of its output, where it fails
 */
export function run(program: string, values: readonly string[]): void {
  const { status, stderr } = spawnSync(program, values, { encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(`media: ${program} failed.\n${stderr.split('\n').slice(-8).join('\n')}`);
}
