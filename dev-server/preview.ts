import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { exitWithMistake, OptionError } from '../tools/command-line.ts';
import { endWithNpm } from './end-with-parent.ts';
import { listen, printReady } from './listen.ts';
import { listOwnNames, readServerOptions } from './options.ts';
import { projectPath } from '../tools/project.ts';

const summary = 'Serves the pages with the built files of "npm run build", as in production.';

async function preview(): Promise<void> {
  const options = readServerOptions('preview', summary);
  if (!existsSync(projectPath('dist/manifest.json'))) {
    throw new OptionError('There is nothing in dist yet: run "npm run build" first.');
  }
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
