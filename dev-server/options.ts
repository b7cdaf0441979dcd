import { OptionError } from './command-line.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  readonly api?: URL;
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new OptionError(
    `PORT is ${JSON.stringify(text)}; expected a whole number from 0 to 65535.`,
  );
}

function readApi(text: string): URL {
  const api = URL.canParse(text) ? new URL(text) : undefined;
  if (api !== undefined && /^https?:$/.test(api.protocol) && api.username === '') return api;
  throw new OptionError(
    `--api is ${JSON.stringify(text)}; expected the address of a CMS, e.g. http://cms.example:8080.`,
  );
}

export function readOptions(
  { api }: { readonly api?: string },
  { HOST: host = '', PORT: port = '' }: Readonly<Record<string, string | undefined>>,
): ServerOptions {
  return {
    host: host === '' ? '127.0.0.1' : host,
    port: readPort(port === '' ? '3000' : port),
    ...(api !== undefined && { api: readApi(api) }),
  };
}
