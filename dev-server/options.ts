import { hostname as readMachineName } from 'node:os';
import { OptionError, startCommand } from '../tools/command-line.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** The variable that chooses the port. */
  readonly portName: string;
  readonly api?: URL;
  /** Whether a CMS on `https` may have a certificate that nobody has signed. */
  readonly isInsecure: boolean;
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

type Variables = Readonly<Record<string, string | undefined>>;

export function readOptions(
  { api, insecure = false }: { readonly api?: string; readonly insecure?: boolean },
  { HOST: host = '', PORT: port = '', PORT_NAME: portName = '' }: Variables,
): ServerOptions {
  return {
    host: host === '' ? '127.0.0.1' : host,
    port: readPort(port === '' ? '3000' : port),
    portName: portName === '' ? 'PORT' : portName,
    ...(api !== undefined && { api: readApi(api) }),
    isInsecure: insecure,
  };
}

/** Reads the command line of a server; `--help` and an unknown option end the process. */
export function readServerOptions(script: string, summary: string): ServerOptions {
  const { values } = startCommand({
    script,
    summary,
    options: {
      api: {
        value: 'address of a CMS',
        doc: 'Sends the calls of the widgets there instead of to the stubs.',
      },
      insecure: { doc: 'Accepts a certificate of that CMS that no authority has signed.' },
    },
    environment: {
      HOST: 'The address to listen on (127.0.0.1; 0.0.0.0 is all of this machine).',
      PORT: 'The port to listen on (3000; 0 takes a free one).',
    },
  });
  return readOptions(values, process.env);
}

/** The names of this machine, in its own network too, and the one given as HOST. */
export function listOwnNames(host: string, machine = readMachineName()): readonly string[] {
  const name = machine.toLowerCase();
  return [host.toLowerCase(), name, ...(name.includes('.') ? [] : [`${name}.local`])];
}
