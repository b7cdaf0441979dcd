import { describe, expect, it } from 'vitest';
import { runCommand } from '../setup/run-command.ts';
import { runHere } from '../setup/run-here.ts';
import { readText } from '../../tools/project.ts';

const { scripts } = JSON.parse(readText('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The commands that the project itself brings: name and file. Their scripts run nothing else. */
const commands = Object.entries(scripts)
  .filter(([, line]) => /\btsx\b/.test(line))
  .map(
    ([name, line]) =>
      [
        name,
        /^node -r \.\/tools\/check-machine\.cjs --import tsx (\S+)$/.exec(line)?.[1] ?? line,
      ] as const,
  );

describe('the commands of package.json', () => {
  it('bring the development server, the builds and the measurements', () => {
    expect(commands.map(([name]) => name)).toEqual(
      expect.arrayContaining(['start', 'build', 'preview', 'size', 'bench']),
    );
  });

  it.each(commands)('%s tells with --help what it does', async (name, file) => {
    const { code, output, errors } = await runHere(file, '--help');
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain(`npm run ${name} -- `);
    expect(output).toMatch(/\n\n[A-Z].{30,}\.\n\n/);
    expect(output).toMatch(/\nOptions:\n(?: .+\n)* {2}--help +Print this\.\n/);
  });

  it.each(commands)('%s refuses an unknown option in one line', async (name, file) => {
    const { code, output, errors } = await runHere(file, '--no-such-option');
    // 1 means that the command found something, if it searches.
    expect([code, output]).toEqual([name.startsWith('check-') ? 2 : 1, '']);
    expect(errors).toMatch(/^Unknown option '--no-such-option'\. Known: .*--help\.\n$/);
  });

  it('do so in a process of their own', async () => {
    const { code, output } = await runCommand('dev-server/start.ts', '--help');
    expect([code, output]).toEqual([0, expect.stringContaining('npm run start -- ')]);
  });
});
