import { once } from 'node:events';
import { createServer, type RequestListener, Server } from 'node:http';
import { type AddressInfo, type Server as Sockets } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a server on a port of its own, until the test ends. @returns its address */
export async function serve(answers: RequestListener | Sockets): Promise<URL> {
  const server = typeof answers === 'function' ? createServer(answers) : answers;
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    if (server instanceof Server) server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}
