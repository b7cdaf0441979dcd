import { parseArgs } from 'node:util';

/** What the servers can be told (CONTRACT 7). */
export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  readonly api?: URL;
}

/** A mistake on the command line or in the environment, as a sentence. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
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

function parseArguments(values: readonly string[]): { api?: string } {
  try {
    return parseArgs({ args: [...values], options: { api: { type: 'string' } } }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node goes on with advice about positional arguments, of which there are none here.
    const [sentence = ''] = message.split('. ');
    throw new OptionError(`${sentence}. Known: --api <address of a CMS>.`);
  }
}

/**
 * Reads HOST, PORT and the command line.
 *
 * @throws {OptionError} naming what is unknown or unreadable
 */
export function readOptions(
  values: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ServerOptions {
  const { api } = parseArguments(values);
  const host = environment['HOST'];
  return {
    // Empty is not "every address", which is what an empty name would mean to Node.
    host: host === undefined || host === '' ? '127.0.0.1' : host,
    port: readPort(environment['PORT']),
    ...(api !== undefined && { api: readApi(api) }),
  };
}
