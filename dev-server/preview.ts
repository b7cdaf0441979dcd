import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { buildIfStale } from './assets/build-if-stale.ts';
import { exitWithMistake } from '../tools/command-line.ts';
import { endWithNpm } from './end-with-parent.ts';
import { listen, printReady } from './listen.ts';
import { listOwnNames, readServerOptions } from './options.ts';

const summary =
  'Serves the pages with the built files, as in production; builds them first if a source is newer. With SCRIPT=module ' +
  'pages include the module.';

async function preview(): Promise<void> {
  const options = readServerOptions('preview', summary);
  await buildIfStale();
  const { host, api, isInsecure } = options;
  const allowedHosts = listOwnNames(host);
  const isModule = process.env['SCRIPT'] === 'module';
  const app = createApp({ isDevelopment: false, isModule, allowedHosts, api, isInsecure });
  const server = createServer((request, response) => {
    app(request, response);
  });
  printReady('Built files', await listen(server, options), api);
}

endWithNpm();
await preview().catch(exitWithMistake);
