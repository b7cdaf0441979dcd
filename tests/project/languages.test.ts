import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageFile } from '../../tools/merge-language.ts';
import { copyProject, type ProjectCopy } from '../setup/copy-project.ts';
import { runProgram } from '../setup/run-command.ts';
import { sampleOf } from '../setup/test-length.ts';
import { readText } from '../../tools/project.ts';

// The first step of languages/README.md, and a file that is broken, in a copy of the project.

let copy: ProjectCopy;
let finnish: string;

const runInShell = (line: string) =>
  runProgram(line, [], { cwd: copy.folder, shell: true, env: { ...process.env, NO_COLOR: '1' } });

beforeAll(() => {
  copy = copyProject();
  finnish = join(copy.folder, 'languages/fi.json');
  rmSync(finnish, { force: true });
});

afterAll(() => copy.remove());

describe('a new language', () => {
  it('is begun by the line of languages/README.md, for which the shell makes an empty file', async () => {
    const line = 'npm run --silent languages -- fi > languages/fi.json';
    expect(readText('languages/README.md')).toContain(`\`${line}\``);
    const { code, errors } = await runInShell(line);
    expect(code, errors).toBe(0);
    expect(errors).toMatch(/^fi lacks \d+ texts\. .+\n$/);
    const { language, texts } = JSON.parse(readFileSync(finnish, 'utf8')) as LanguageFile;
    expect([language, texts['modal']?.['close']]).toEqual(['fi', '']);
  });

  const commands = ['npm run --silent languages -- sv', 'npm run --silent build'];
  it.each(sampleOf(commands, 1))(
    'whose file is empty is named in one sentence, without a stack: %s',
    async (line) => {
      writeFileSync(finnish, '');
      const { code, errors } = await runInShell(line);
      expect([code, errors]).toEqual([1, 'languages/fi.json is empty; expected JSON.\n']);
    },
  );
});
