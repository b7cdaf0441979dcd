import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { isFresh } from './build/freshness.ts';
import { endWithParent } from './end-with-parent.ts';
import { openBuiltWidgets } from './assets/built-widgets.ts';
import { listen, run } from './listen.ts';
import { OptionError } from './command-line.ts';
import { projectPath } from './project.ts';

const summary = 'Serves the pages with the built files of "npm run build", as in production.';

endWithParent(() => {
  process.exit();
});
await run('preview', summary, async (options) => {
  const dist = projectPath('dist');
  if (!existsSync(`${dist}/manifest.json`)) {
    throw new OptionError('There is nothing in dist yet: run "npm run build" first.');
  }
  if (!isFresh())
    console.warn('dist is older than its sources: "npm run build" brings it up to date.');
  const widgets = openBuiltWidgets(dist);
  const allowedHosts = [options.host];
  const app = createApp({ widgets, isDevelopment: false, allowedHosts, api: options.api });
  console.log(
    `Built files: ${await listen(
      createServer((request, response) => {
        app(request, response);
      }),
      options,
    )}`,
  );
});
