import { createServer } from 'node:http';
import { exitWithMistake } from '../tools/command-line.ts';
import { endWithNpm } from './end-with-parent.ts';
import { listen } from './listen.ts';
import { readServerOptions } from './options.ts';
import { print } from '../tools/print.ts';

// Watches the server, a process of its own: a change of a file that it started with starts it again.

const summary =
  'Serves the pages with the widgets as their sources are now; changes show without a restart.';

/** Ends with a mistake if the port is taken. A free one, PORT=0, stays the same from start to start. */
async function choosePort(): Promise<void> {
  const server = createServer();
  const [origin = ''] = await listen(server, readServerOptions('start', summary));
  process.env['PORT'] = new URL(origin).port || '80';
  await new Promise((resolve) => server.close(resolve));
}

await choosePort().catch(exitWithMistake);
// It takes seconds until the server says its address.
print('Starting the server…');
endWithNpm();
process.argv.splice(1, 1, 'tsx', 'watch', '--clear-screen=false', 'dev-server/serve.ts');
await import(import.meta.resolve('tsx/cli'));
