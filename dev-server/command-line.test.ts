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

describe('a command line', () => {
  const { argv } = process;
  const start = (known: Command, args: readonly string[]) => {
    process.argv = [...argv.slice(0, 2), ...args];
    return startCommand(known);
  };
  const watchEnd = () => ({
    exit: vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`);
    }),
    told: vi.spyOn(console, 'error').mockReturnValue(),
    printed: vi.spyOn(console, 'log').mockReturnValue(),
  });

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
    expect(printed).toHaveBeenCalledWith(writeHelp(command));
  });

  it.each([
    [['--color', 'red'], /^Unknown option '--color'\. Known: --colour <name>, --dry, --help\.$/],
    [['--colour'], /^Option '--colour <value>' argument missing\. Known: --colour <name>, /],
    [['--dry=yes'], /^Option '--dry' does not take an argument\. Known: /],
  ])('names a mistake in one line: %j', (args, message) => {
    const { told } = watchEnd();
    expect(() => start(command, args)).toThrow('exit 1');
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message));
  });

  it('takes no operands where the command declares none', () => {
    const { told } = watchEnd();
    const small: Command = { script: 'rest', summary: 'Rests.', mistakeCode: 2 };
    expect(() => start(small, ['here'])).toThrow('exit 2');
    expect(told).toHaveBeenCalledWith("Unexpected argument 'here'. Known: --help.");
  });
});

describe('the help of a command', () => {
  it('tells the call, what it does, operands, options and environment variables', () => {
    expect(writeHelp(command)).toBe(
      `npm run paint -- [options] [ROOM…]

Paints the house.

Arguments:
  ROOM…  Paints only these.

Options:
  --colour <name>  The colour (white).
  --dry            Only says what it would do.
  --help           Print this.

Environment:
  LADDER  How high it may climb.`,
    );
  });
});
