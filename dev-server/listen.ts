import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { exitWithMistake, OptionError, startCommand } from './command-line.ts';
import { readOptions, type ServerOptions } from './options.ts';

const causes: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; choose another one with PORT',
  EACCES: 'the port may not be used by this user; choose another one with PORT',
  EADDRNOTAVAIL: 'this machine has no such address; choose another one with HOST',
  ENOTFOUND: 'the name is not known; choose another one with HOST',
};

/** In milliseconds. Node's five seconds close a line just as a page that was idle uses it again. */
export const keepAliveTimeout = 60_000;

export function listen(server: Server, { host, port }: ServerOptions): Promise<string> {
  server.keepAliveTimeout = keepAliveTimeout;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const cause = causes[error.code ?? ''] ?? error.message;
      reject(new OptionError(`Cannot listen on ${host}:${port}: ${cause}.`));
    });
    server.listen(port, host, () => {
      const { address, family, port: used } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${used}`);
    });
  });
}

/** Runs a server with the options of this process; a mistake in them gives one sentence. */
export async function run(
  script: string,
  summary: string,
  start: (options: ServerOptions) => Promise<void>,
): Promise<void> {
  const { values } = startCommand({
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
  });
  try {
    const options = readOptions(values, process.env);
    await start(options);
    if (options.api) console.log(`Calls go to ${options.api.href.replace(/\/$/, '')} (--api).`);
  } catch (error) {
    exitWithMistake(error);
  }
}
