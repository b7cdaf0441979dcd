import { parseArgs } from 'node:util';
import { print, printError } from './print.ts';

export class OptionError extends Error {
  override readonly name = 'OptionError';
}

type Options = Readonly<Record<string, { readonly doc: string; readonly value?: string }>>;

interface Command<Known extends Options> {
  readonly script: string;
  readonly summary: string;
  readonly options?: Known;
  readonly operands?: { readonly name: string; readonly doc: string };
  readonly environment?: Readonly<Record<string, string>>;
  /** The exit code of a mistake on the command line, if 1 means something else. */
  readonly mistakeCode?: number;
}

type Values<Known extends Options> = {
  readonly [Name in keyof Known]?: Known[Name] extends { value: string } ? string : boolean;
};

function writeTable(title: string, rows: readonly (readonly [name: string, doc: string])[]) {
  const lines = rows.map(([name, doc]) => `\n  ${name.padEnd(24)}  ${doc}`);
  return rows.length === 0 ? '' : `\n\n${title}:${lines.join('')}`;
}

let runs = (script: string) => `npm run ${script} --`;

/** Names the program that has the commands, where it is not npm. */
export function runBy(program: string): void {
  runs = (script) => `${program} ${script}`;
}

/** How a command is typed, for help and examples: `npm run check-page --`. */
export const nameCommand = (script: string) => runs(script);

/** Ends the process with the sentence of a mistake on the command line or in a file; a bug keeps its stack. */
export function exitWithMistake(error: unknown, code = 1): never {
  const isMistake = error instanceof Error && /^(?:Option|Source)Error$/.test(error.name);
  if (!isMistake) throw error;
  printError(error.message);
  process.exit(code);
}

/** Reads the command line; `--help` and a mistake end the process. */
export function startCommand<const Known extends Options>(command: Command<Known>) {
  const { script, summary, operands, environment = {}, mistakeCode } = command;
  const options = Object.entries<Options[string]>({
    ...command.options,
    help: { doc: 'Print this.' },
  });
  const names = options.map(([name, { value }]) => `--${name}${value ? ` <${value}>` : ''}`);
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: operands !== undefined,
      options: Object.fromEntries(
        options.map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
      ),
    });
    if (!values['help'])
      return { values: values as Values<Known>, operands: positionals as string[] };
  } catch (error) {
    // Node adds advice about arguments that begin with a dash.
    const [sentence = ''] = (error as Error).message.split(/\.(?: |$)|\n/);
    exitWithMistake(new OptionError(`${sentence}. Known: ${names.join(', ')}.`), mistakeCode);
  }
  const usage = `${runs(script)} [options]${operands ? ` [${operands.name}]` : ''}`;
  const help =
    `${usage}\n\n${summary}` +
    writeTable('Arguments', operands ? [[operands.name, operands.doc]] : []) +
    writeTable(
      'Options',
      options.map(([, { doc }], at) => [names[at] ?? '', doc]),
    ) +
    writeTable('Environment', Object.entries(environment));
  print(...help.split('\n'));
  process.exit(0);
}
