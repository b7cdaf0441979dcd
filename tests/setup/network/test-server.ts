import { once } from 'node:events';
import { createServer, type RequestListener, Server } from 'node:http';
import { type AddressInfo, type Server as Sockets } from 'node:net';
import { keepAliveTimeout } from '../../../dev-server/listen.ts';

export interface TestServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Calls a function at the end: `onTestFinished` of vitest. */
export type OnEnd = (close: () => Promise<void>) => void;

/**
 * Starts a server on a port of its own.
 *
 * @param onEnd closes it; else whoever starts it does
 */
export async function startServer(
  answers: RequestListener | Sockets,
  onEnd?: OnEnd,
): Promise<TestServer> {
  const server =
    typeof answers === 'function' ? createServer({ keepAliveTimeout }, answers) : answers;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    if (server instanceof Server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onEnd?.(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Finds a port of this machine on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const { url, close } = await startServer(() => undefined);
  await close();
  return Number(new URL(url).port);
}
