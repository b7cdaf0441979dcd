import { createServer } from 'node:http';
import { createApp } from './app.ts';
import { listen, run } from './listen.ts';
import { openLiveWidgets } from './assets/live-widgets.ts';

const summary =
  'Serves the pages with the widgets as their sources are now; changes show without a restart.';

await run('start', summary, async (options) => {
  const server = createServer();
  const allowedHosts = [options.host];
  // Listen first: where the port is taken, nothing else has to be started and stopped.
  const address = await listen(server, options);
  const starting = openLiveWidgets({ server, allowedHosts }).then((widgets) => {
    const { loadModule } = widgets;
    return createApp({ widgets, isDevelopment: true, allowedHosts, api: options.api, loadModule });
  });
  server.on('request', (request, response) => {
    void starting.then((app) => {
      app(request, response);
    });
  });
  await starting;
  console.log(`Development server: ${address}`);
  // If watch.ts started it, the server ends with it, however that ended.
  process.send?.(Number(new URL(address).port));
  process.on('disconnect', () => process.exit());
});
