import { type Command, OptionError } from './command-line.ts';

/** The options of the servers (CONTRACT 7). */
export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  readonly api?: URL;
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new OptionError(
    `PORT is ${JSON.stringify(text)}; expected a whole number from 0 to 65535.`,
  );
}

function readApi(text: string): URL {
  const api = URL.canParse(text) ? new URL(text) : undefined;
  const isUsable = api !== undefined && /^https?:$/.test(api.protocol) && api.username === '';
  if (isUsable) return api;
  throw new OptionError(
    `--api is ${JSON.stringify(text)}; expected the address of a CMS, e.g. http://cms.example:8080.`,
  );
}

/** A server of package.json as a command; both have the same options. */
export function makeServerCommand(script: string, summary: string) {
  return {
    script,
    summary,
    options: {
      api: {
        value: 'address of a CMS',
        doc: 'Sends the calls of the widgets there instead of to the stubs.',
      },
    },
    environment: {
      HOST: 'The address to listen on (127.0.0.1).',
      PORT: 'The port to listen on (3000; 0 takes a free one).',
    },
  } as const satisfies Command;
}

/**
 * Reads HOST, PORT and the values of the command line.
 *
 * @throws {OptionError} naming what is unreadable
 */
export function readOptions(
  { api }: { readonly api?: string },
  environment: Readonly<Record<string, string | undefined>>,
): ServerOptions {
  const host = environment['HOST'];
  return {
    // Empty does not mean "every address", as an empty name would to Node.
    host: host === undefined || host === '' ? '127.0.0.1' : host,
    port: readPort(environment['PORT']),
    ...(api !== undefined && { api: readApi(api) }),
  };
}
