import { parseArgs } from 'node:util';

/** A mistake on the command line or in the environment, as a sentence. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/** An option: with a value, whose placeholder `value` is, or a switch. */
type Option = { readonly doc: string; readonly value?: string };
type Options = Readonly<Record<string, Option>>;

/** A command of package.json, as its `--help` describes it. */
export interface Command<Known extends Options = Options> {
  /** The script in package.json. */
  readonly script: string;
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

function nameOptions(options: Options): [name: string, doc: string][] {
  const all: Options = { ...options, help: { doc: 'Print this.' } };
  return Object.entries(all).map(([name, { value, doc }]) => [
    value === undefined ? `--${name}` : `--${name} <${value}>`,
    doc,
  ]);
}

function writeTable(title: string, rows: readonly [name: string, doc: string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, doc]) => `\n  ${name.padEnd(width)}  ${doc}`);
  return rows.length === 0 ? '' : `\n\n${title}:${lines.join('')}`;
}

/** The output of `--help`: usage, purpose, operands, options and environment variables. */
export function writeHelp({ script, summary, options, operands, environment }: Command): string {
  const usage = `npm run ${script} -- [options]${operands ? ` [${operands.name}]` : ''}`;
  return (
    `${usage}\n\n${summary}` +
    writeTable('Arguments', operands ? [[operands.name, operands.doc]] : []) +
    writeTable('Options', nameOptions(options ?? {})) +
    writeTable('Environment', Object.entries(environment ?? {}))
  );
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
  const options: Options = command.options ?? {};
  const known = Object.entries(options).map(
    ([name, { value }]) =>
      [name, { type: value === undefined ? 'boolean' : 'string' } as const] as const,
  );
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: command.operands !== undefined,
      options: { ...Object.fromEntries(known), help: { type: 'boolean' } },
    });
    if (values.help !== true) {
      return { values: values as CommandLine<Known>['values'], operands: positionals };
    }
  } catch (error) {
    // Node adds advice about arguments that begin with a dash.
    const [sentence = ''] = (error as Error).message.split(/\. |\n/);
    const names = nameOptions(options).map(([name]) => name);
    const mistake = `${sentence.replace(/\.$/, '')}. Known: ${names.join(', ')}.`;
    exitWithMistake(new OptionError(mistake), command.mistakeCode);
  }
  console.log(writeHelp(command));
  process.exit(0);
}
