import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by path. */
export type Files = Readonly<Record<string, string | Buffer>>;

/**
 * Writes files into a new folder, which is removed after the test.
 *
 * @param onEnd `afterAll` outside of the tests: the folder stays until the last one
 * @returns the folder
 */
export function writeFiles(files: Files, onEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'pmw-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
