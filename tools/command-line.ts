import { parseArgs } from 'node:util';

export class OptionError extends Error {
  override readonly name = 'OptionError';
}

type Option = { readonly doc: string; readonly value?: string };
type Options = Readonly<Record<string, Option>>;

export interface Command<Known extends Options = Options> {
  readonly script: string;
  readonly summary: string;
  readonly options?: Known;
  readonly operands?: { readonly name: string; readonly doc: string };
  readonly environment?: Readonly<Record<string, string>>;
  /** The exit code of a mistake on the command line, if 1 means something else. */
  readonly mistakeCode?: number;
}

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

export function writeHelp({ script, summary, options, operands, environment }: Command): string {
  const usage = `npm run ${script} -- [options]${operands ? ` [${operands.name}]` : ''}`;
  return (
    `${usage}\n\n${summary}` +
    writeTable('Arguments', operands ? [[operands.name, operands.doc]] : []) +
    writeTable('Options', nameOptions(options ?? {})) +
    writeTable('Environment', Object.entries(environment ?? {}))
  );
}

/** Ends the process with the sentence of a mistake on the command line or in a file; a bug keeps its stack. */
export function exitWithMistake(error: unknown, code = 1): never {
  const isMistake = error instanceof Error && /^(?:Option|Source)Error$/.test(error.name);
  if (!isMistake) throw error;
  console.error(error.message);
  process.exit(code);
}

/** Reads the command line; `--help` and a mistake end the process. */
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
