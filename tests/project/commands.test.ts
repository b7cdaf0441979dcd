import { describe, expect, it } from 'vitest';
import { runCommand } from '../setup/run-command.ts';
import { readText } from '../structure/source-files.ts';

const { scripts } = JSON.parse(readText('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The commands that the project itself brings: name and file. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^node --import tsx (\S+)$/.exec(line)?.[1];
  return file === undefined ? [] : [[name, file] as const];
});

describe('the commands of package.json', () => {
  it('are found, so that the rules below look at something', () => {
    expect(commands.map(([name]) => name)).toEqual(
      expect.arrayContaining(['start', 'build', 'preview', 'size', 'bench']),
    );
    // Every script that runs a program of ours runs nothing else.
    const own = Object.values(scripts).filter((line) => /\b(?:tsx|node)\b/.test(line));
    expect(own).toHaveLength(commands.length);
  });

  it.concurrent.each(commands)(
    '%s tells with --help what it does',
    async (name, file) => {
      const { code, output, errors } = await runCommand(file, '--help');
      expect([code, errors]).toEqual([0, '']);
      expect(output).toContain(`npm run ${name} -- `);
      expect(output).toMatch(/\n\n[A-Z].{30,}\.\n\n/);
      expect(output).toContain('\nOptions:\n');
      expect(output).toMatch(/\n {2}--help +Print this\.\n/);
    },
    60_000,
  );

  it.concurrent.each(commands)(
    '%s refuses an option that it does not know in one line',
    async (name, file) => {
      const { code, output, errors } = await runCommand(file, '--no-such-option');
      // 1 means that the command found something, if it searches.
      expect([code, output]).toEqual([name.startsWith('check-') ? 2 : 1, '']);
      expect(errors).toMatch(/^Unknown option '--no-such-option'\. Known: .*--help\.\n$/);
    },
    60_000,
  );
});
