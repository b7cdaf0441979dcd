import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createApp } from '../../../dev-server/app.ts';

export interface ExamplesServer {
  readonly origin: string;
  close(): void;
}

/** The gallery of the development server, with the built files. */
export async function startExamplesServer(): Promise<ExamplesServer> {
  const app = createApp({
    isDevelopment: true,
  });
  const server = createServer((request, response) => {
    app(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
