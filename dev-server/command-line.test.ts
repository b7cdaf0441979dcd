import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Command, startCommand, writeHelp } from './command-line.ts';

const command = {
  script: 'paint',
  summary: 'Paints the house.',
  options: {
    colour: { value: 'name', doc: 'The colour (white).' },
    dry: { doc: 'Only says what it would do.' },
  },
  operands: { name: 'ROOM…', doc: 'Paints only these.' },
  environment: { LADDER: 'How high it may climb.' },
} as const satisfies Command;

const help = `npm run paint -- [options] [ROOM…]

Paints the house.

Arguments:
  ROOM…  Paints only these.

Options:
  --colour <name>  The colour (white).
  --dry            Only says what it would do.
  --help           Print this.

Environment:
  LADDER  How high it may climb.`;

describe('a command line', () => {
  const { argv } = process;
  const start = (known: Command, args: readonly string[]) => {
    process.argv = [...argv.slice(0, 2), ...args];
    return startCommand(known);
  };
  const watchEnd = () => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    });
    const told = vi.spyOn(console, 'error').mockReturnValue();
    return { told, printed: vi.spyOn(console, 'log').mockReturnValue() };
  };

  afterEach(() => {
    process.argv = argv;
  });

  it('is read by what the command declares', () => {
    const line = start(command, ['--colour', 'red', 'hall', '--dry', 'roof']);
    expect(line).toEqual({ values: { colour: 'red', dry: true }, operands: ['hall', 'roof'] });
  });

  it('asks for help, whatever else it says', () => {
    const { printed } = watchEnd();
    expect(() => start(command, ['hall', '--help'])).toThrow('exit 0');
    expect(printed).toHaveBeenCalledWith(help);
    expect(writeHelp(command)).toBe(help);
  });

  const small: Command = { script: 'rest', summary: 'Rests.', mistakeCode: 2 };

  it.each<[Command, readonly string[], string, RegExp]>([
    [
      command,
      ['--color', 'red'],
      'exit 1',
      /^Unknown option '--color'\. Known: --colour <name>, --dry, --help\.$/,
    ],
    [
      command,
      ['--colour'],
      'exit 1',
      /^Option '--colour <value>' argument missing\. Known: --colour <name>, /,
    ],
    [command, ['--dry=yes'], 'exit 1', /^Option '--dry' does not take an argument\. Known: /],
    [small, ['here'], 'exit 2', /^Unexpected argument 'here'\. Known: --help\.$/],
  ])('names a mistake in one line: %j %j', (known, args, end, message) => {
    const { told } = watchEnd();
    expect(() => start(known, args)).toThrow(end);
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message));
  });
});
