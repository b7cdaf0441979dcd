import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { keepAliveTimeout } from '../../../dev-server/listen.ts';

export interface RunningServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a server on a port of its own. */
export async function startServer(answer: RequestListener): Promise<RunningServer> {
  const server = createServer({ keepAliveTimeout }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
