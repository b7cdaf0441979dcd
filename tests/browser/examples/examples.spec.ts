import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createApp } from '../../../dev-server/app.ts';
import { openBuiltWidgets } from '../../../dev-server/assets/built-widgets.ts';
import { importModule, readWidgets } from '../../../dev-server/gallery/read-widgets.ts';
import { projectPath } from '../../../dev-server/project.ts';
import { findAxeProblems } from '../support/axe.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const widgets = await readWidgets(importModule);

let server: Server;
let origin = '';

/** The gallery of the development server, with the built files. */
test.beforeAll(async () => {
  const app = createApp({
    widgets: openBuiltWidgets(projectPath('dist')),
    isDevelopment: true,
    loadModule: importModule,
  });
  server = createServer((request, response) => {
    app(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

for (const { contract, examples } of widgets) {
  test(`the examples of ${contract.name} mount, report no more than they say, and axe finds nothing`, async ({
    page,
    watch,
  }) => {
    test.slow();
    for (const { name, problems = 0 } of examples) {
      await test.step(name, async () => {
        watch.errors.length = 0;
        await page.goto(`${origin}/_dev/widgets/${contract.name}/${name}`);
        await whenReady(page);
        if (contract.kind !== 'page') {
          const mountPoint = page.locator(`[data-widget=${contract.name}]`).first();
          await expect(mountPoint).toHaveAttribute('data-widget-status', /^(?:mounted|empty)$/);
        }
        const pause = page.getByRole('button', { name: 'Pause slideshow' });
        while ((await pause.count()) > 0) await pause.first().click();
        expect(await findAxeProblems(page)).toEqual([]);
        expect(watch.errors, watch.errors.join('\n')).toHaveLength(problems);
        expect([watch.uncaught, watch.violations]).toEqual([[], []]);
      });
    }
  });
}
