import { parseArgs } from 'node:util';

/** A mistake on the command line or in the environment, as a sentence. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/** An option of a command: with a value where `value` describes it, else a switch. */
interface Option {
  readonly doc: string;
  /** The placeholder of the value in the help, such as `address`. */
  readonly value?: string;
}

type Options = Readonly<Record<string, Option>>;

/** A command of package.json, as its `--help` describes it. */
export interface Command<Known extends Options = Options> {
  /** The script in package.json. */
  readonly script: string;
  /** What it does, in a sentence or two. */
  readonly summary: string;
  readonly options?: Known;
  /** The operands after the options, as `NAME…`, and their meaning. */
  readonly operands?: { readonly name: string; readonly doc: string };
  /** The environment variables that it reads, and their meaning. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The exit code of a mistake on the command line; 1 unless 1 means something else for this command. */
  readonly mistakeCode?: number;
}

/** The values of the command line: texts, and `true` for switches. */
interface CommandLine<Known extends Options> {
  readonly values: {
    readonly [Name in keyof Known]?: Known[Name] extends { value: string } ? string : boolean;
  };
  readonly operands: readonly string[];
}

const help: Options = { help: { doc: 'Print this.' } };

function writeOption(name: string, { value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} <${value}>`;
}

function writeTable(title: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return ['', `${title}:`, ...rows.map(([name, doc]) => `  ${name.padEnd(width)}  ${doc}`)];
}

/** The output of `--help`: usage, purpose, options and environment variables. */
export function writeHelp({ script, summary, options, operands, environment }: Command): string {
  const rows = Object.entries({ ...options, ...help }).map(
    ([name, option]) => [writeOption(name, option), option.doc] as const,
  );
  const variables = Object.entries(environment ?? {});
  return [
    `npm run ${script} -- [options]${operands === undefined ? '' : ` [${operands.name}]`}`,
    '',
    summary,
    ...(operands === undefined ? [] : writeTable('Arguments', [[operands.name, operands.doc]])),
    ...writeTable('Options', rows),
    ...(variables.length === 0 ? [] : writeTable('Environment', variables)),
  ].join('\n');
}

function listKnown(options: Options): string {
  return Object.entries(options)
    .map(([name, option]) => writeOption(name, option))
    .join(', ');
}

/**
 * Reads a command line as the command declares it.
 *
 * @returns the values of the options and the operands, or `'help'` where help was requested
 * @throws {OptionError} naming the unknown option and the known ones
 */
export function readCommandLine<const Known extends Options>(
  command: Command<Known>,
  args: readonly string[],
): CommandLine<Known> | 'help' {
  const options: Options = { ...command.options, ...help };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: command.operands !== undefined,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { value }]) => [
          name,
          { type: value === undefined ? 'boolean' : 'string' } as const,
        ]),
      ),
    });
    if (values['help'] === true) return 'help';
    return { values: values as CommandLine<Known>['values'], operands: positionals };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node adds advice about arguments that begin with a dash.
    const [sentence = ''] = message.split(/\. |\n/);
    throw new OptionError(`${sentence.replace(/\.$/, '')}. Known: ${listKnown(options)}.`);
  }
}

/**
 * Ends the process with one line that says what is wrong.
 *
 * @throws every other error unchanged
 */
export function exitWithMistake(error: unknown, code = 1): never {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exit(code);
}

/**
 * Reads the command line of this process: the first step of every command in package.json. `--help` prints
 * what the command does and ends it; a mistake gives one line and the command's exit code for mistakes.
 */
export function startCommand<const Known extends Options>(
  command: Command<Known>,
): CommandLine<Known> {
  try {
    const line = readCommandLine(command, process.argv.slice(2));
    if (line !== 'help') return line;
  } catch (error) {
    exitWithMistake(error, command.mistakeCode);
  }
  console.log(writeHelp(command));
  process.exit(0);
}
