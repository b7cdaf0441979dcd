import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectPath, readText } from '../../tools/project.ts';
import { runProgram } from '../setup/run-command.ts';

const { scripts } = JSON.parse(readText('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const file = 'tools/check-machine.cjs';

/** Makes a project that consists of the check, in a folder of this name. */
function makeProject(name: string): string {
  const parent = mkdtempSync(join(tmpdir(), 'pmw-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, name);
  mkdirSync(join(folder, 'tools'), { recursive: true });
  for (const path of [file, 'package.json']) cpSync(projectPath(path), join(folder, path));
  return folder;
}

describe('a machine that cannot run the project', () => {
  it('is refused by every command of the project, and by npm test, before anything is loaded', () => {
    const check = `./${file}`;
    const own = Object.entries(scripts).filter(([, line]) => /\btsx\b/.test(line));
    expect(own.length).toBeGreaterThan(10);
    const start = `node -r ${check} --import tsx `;
    expect(own.filter(([, line]) => !line.startsWith(start))).toEqual([]);
    expect(scripts['pretest']).toBe(`node ${check}`);
    expect(readText('.npmrc')).toMatch(/^engine-strict=true$/m);
  });

  it.each([
    ['v18.20.8', 1],
    ['v20.10.0', 1],
    ['v20.18.3', 1],
    ['v20.19.0', 0],
    ['v21.7.3', 1],
    ['v22.15.1', 1],
    ['v22.16.0', 0],
    ['v23.11.0', 1],
    ['v24.0.0', 0],
    ['v26.0.0', 0],
  ])('is told by one sentence: Node %s', async (version, expected) => {
    const folder = makeProject('project');
    const number = version.slice(1);
    const setVersion = join(folder, 'version.cjs');
    writeFileSync(
      setVersion,
      `Object.defineProperty(process, 'versions', { value: { node: '${number}' } });`,
    );
    const { code, output, errors } = await runProgram(
      process.execPath,
      ['-r', setVersion, join(folder, file)],
      {},
    );
    expect([code, output]).toEqual([expected, '']);
    expect(errors).toBe(
      expected === 0
        ? ''
        : `Node ${number} cannot run this project; expected ^20.19 || ^22.16 || >=24.\n`,
    );
  });

  it.each([
    ['a#b', 1],
    ['100%', 1],
    ['a b (c) é', 0],
  ])('is told by one sentence: a folder named %s', async (name, expected) => {
    const folder = makeProject(name);
    const { code, errors } = await runProgram(process.execPath, [join(folder, file)], {});
    expect(code).toBe(expected);
    if (expected === 1) {
      expect(errors).toBe(
        `The project is in "${folder}"; expected a folder without "#" or "%" in its path.\n`,
      );
    }
  });
});
