import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { OptionError } from '../tools/command-line.ts';
import { type ServerOptions } from './options.ts';
import { print } from '../tools/print.ts';

const causes: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; choose another one with PORT',
  EACCES: 'the port may not be used by this user; choose another one with PORT',
  EADDRNOTAVAIL: 'this machine has no such address; choose another one with HOST',
  ENOTFOUND: 'the name is not known; choose another one with HOST',
};

/** In milliseconds. Node's five seconds close a line just as a page that was idle uses it again. */
export const keepAliveTimeout = 60_000;

/** The addresses to type into a browser: `0.0.0.0` and `::` stand for all of this machine. */
function listOrigins({ address, family, port }: AddressInfo): readonly string[] {
  const isAll = address === '0.0.0.0' || address === '::';
  const inNetwork = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter((each) => each.family === 'IPv4' && !each.internal);
  const hosts = isAll
    ? ['127.0.0.1', ...inNetwork.map((each) => each.address)]
    : [family === 'IPv6' ? `[${address}]` : address];
  return hosts.map((host) => `http://${host}:${port}`);
}

/** @returns the addresses under which the server is reached */
export function listen(server: Server, options: ServerOptions): Promise<readonly string[]> {
  const { host, port, portName } = options;
  server.keepAliveTimeout = keepAliveTimeout;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const cause = causes[error.code ?? '']?.replace('PORT', portName) ?? error.message;
      reject(new OptionError(`Cannot listen on ${host}:${port}: ${cause}.`));
    });
    server.listen(port, host, () => {
      resolve(listOrigins(server.address() as AddressInfo));
    });
  });
}

/** Prints the line that says that a server is ready, and where. */
export function printReady(name: string, origins: readonly string[], api: URL | undefined): void {
  print(`${name}: ${origins.join(' ')}`);
  if (api) print(`Calls go to ${api.href.replace(/\/$/, '')} (--api).`);
}
