import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { isFresh } from './build/freshness.ts';
import { exitWithMistake, OptionError } from './command-line.ts';
import { endWithNpm } from './end-with-parent.ts';
import { listen, printReady } from './listen.ts';
import { listOwnNames, readServerOptions } from './options.ts';
import { projectPath } from './project.ts';

const summary = 'Serves the pages with the built files of "npm run build", as in production.';

async function preview(): Promise<void> {
  const options = readServerOptions('preview', summary);
  if (!existsSync(projectPath('dist/manifest.json'))) {
    throw new OptionError('There is nothing in dist yet: run "npm run build" first.');
  }
  if (!isFresh())
    console.warn('dist is older than its sources: "npm run build" brings it up to date.');
  const { host, api, isInsecure } = options;
  const allowedHosts = listOwnNames(host);
  const app = createApp({ isDevelopment: false, allowedHosts, api, isInsecure });
  const server = createServer((request, response) => {
    app(request, response);
  });
  printReady('Built files', await listen(server, options), api);
}

endWithNpm();
await preview().catch(exitWithMistake);
