import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { readWidgets } from '../../../dev-server/gallery/read-widgets.ts';
import { projectPath } from '../../../dev-server/project.ts';
import { productionPolicy } from '../support/foreign-cms.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const widgets = await readWidgets();

/** The first block of HTML in a README: what an author copies. */
function readFirstHtml(name: string): string {
  const text = readFileSync(projectPath(`widgets/${name}/README.md`), 'utf8');
  return /```html\n([\s\S]*?)\n```/.exec(text)?.[1] ?? '';
}

/** A page of a CMS with the script and the stylesheet, and no styles of its own. */
function writeBarePage(title: string, html: string): string {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/assets/widgets.css">
    <script src="/assets/widgets.js" defer data-culture="en-US" data-site-base="/_dev/stubs/normal/" data-api-base="/_dev/stubs/normal/api/"></script>
  </head>
  <body><main><h1>${title}</h1>
${html}
</main></body>
</html>`;
}

/** The texts of buttons and links in a widget that have the browser's default look. */
function findUnstyled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const own = document.querySelectorAll<HTMLElement>('.pmw button, .pmw a[href], .pmw input');
    return [...own]
      .filter((element) => {
        const { borderStyle, color } = getComputedStyle(element);
        return /outset|inset/.test(borderStyle) || color === 'rgb(0, 0, 238)';
      })
      .map((element) => element.outerHTML);
  });
}

test('the first HTML of each README looks right on a page without looks of its own', async ({
  page,
  watch,
  gallery,
}) => {
  test.slow();
  for (const { contract } of widgets) {
    await test.step(contract.name, async () => {
      const html = readFirstHtml(contract.name);
      expect(html).toContain(contract.kind === 'page' ? `data-${contract.name}` : 'data-widget=');
      const address = `${gallery}/bare/${contract.name}`;
      await page.route(address, (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': productionPolicy },
          body: writeBarePage(contract.name, html),
        }),
      );
      await page.goto(address);
      await whenReady(page);
      if (contract.kind !== 'page') {
        const mountPoint = page.locator(`[data-widget=${contract.name}]`);
        await expect(mountPoint).toHaveAttribute('data-widget-status', 'mounted');
      }
      expect(await findUnstyled(page)).toEqual([]);
    });
  }
  const { errors, warnings, uncaught, violations } = watch;
  expect([errors, warnings, uncaught, violations]).toEqual([[], [], [], []]);
});
