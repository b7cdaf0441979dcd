import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { isFresh } from './build/freshness.ts';
import { OptionError } from './command-line.ts';
import { listen, run } from './listen.ts';
import { projectPath } from './project.ts';

const summary = 'Serves the pages with the built files of "npm run build", as in production.';

await run('preview', summary, async ({ host, port, api }) => {
  if (!existsSync(projectPath('dist/manifest.json'))) {
    throw new OptionError('There is nothing in dist yet: run "npm run build" first.');
  }
  if (!isFresh())
    console.warn('dist is older than its sources: "npm run build" brings it up to date.');
  const app = createApp({ isDevelopment: false, allowedHosts: [host], api });
  const server = createServer((request, response) => {
    app(request, response);
  });
  console.log(`Built files: ${await listen(server, { host, port })}`);
});
