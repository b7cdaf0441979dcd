import { describe, expect, it } from 'vitest';
import { type Command, OptionError, readCommandLine, writeHelp } from './command-line.ts';

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
  it('is read by what the command declares', () => {
    const line = readCommandLine(command, ['--colour', 'red', 'hall', '--dry', 'roof']);
    expect(line).toEqual({ values: { colour: 'red', dry: true }, operands: ['hall', 'roof'] });
  });

  it('asks for help, whatever else it says', () => {
    expect(readCommandLine(command, ['hall', '--help'])).toBe('help');
  });

  it.each([
    [['--color', 'red'], /^Unknown option '--color'\. Known: --colour <name>, --dry, --help\.$/],
    [['--colour'], /^Option '--colour <value>' argument missing\. Known: --colour <name>, /],
    [['--dry=yes'], /^Option '--dry' does not take an argument\. Known: /],
  ])('names a mistake in one line: %j', (args, message) => {
    expect(() => readCommandLine(command, args)).toThrow(OptionError);
    expect(() => readCommandLine(command, args)).toThrow(message);
  });

  it('takes no operands where the command declares none', () => {
    const small: Command = { script: 'rest', summary: 'Rests.' };
    expect(() => readCommandLine(small, ['here'])).toThrow(
      /^Unexpected argument 'here'\. Known: --help\.$/,
    );
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
