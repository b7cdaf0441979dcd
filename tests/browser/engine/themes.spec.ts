import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';
import { readWidgets } from '../../../dev-server/gallery/read-widgets.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, linkTag, test } from '../support/test.ts';

const { resolve } = createRequire(import.meta.url);
const contentType = 'text/css';
const readPackage = (path: string) => readFileSync(resolve(path), 'utf8');

/** Element rules of themes and resets, as on real pages. */
const themes: Readonly<Record<string, string>> = {
  resets: [
    readPackage('normalize.css/normalize.css'),
    readPackage('bootstrap/dist/css/bootstrap-reboot.css'),
    '*, *::before, *::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important }',
  ].join('\n'),
  'element rules': `button { padding: 15px 30px; margin: 9px; text-transform: uppercase; background: red; border-radius: 20px; min-width: 200px; width: 100% }
    section { position: static } input[type=email]:focus { outline: none } input { width: 100%; margin: 0 0 20px; height: 30px } label { display: block; font-weight: bold; margin: 5px }
    p, h2 { max-width: 30em } h2 { margin: 40px; font-size: 60px; text-transform: uppercase; color: green } p { margin: 30px; text-indent: 40px } a { color: red; border-bottom: 3px dotted }
    img { max-width: 100%; height: auto; border: 5px solid; margin: 10px } ul { list-style: square; margin: 10px; padding: 40px } li { margin: 10px }
    form { padding: 20px; border: 1px solid } div { line-height: inherit } svg { width: 100%; height: auto; vertical-align: top }`,
};

/** The same inherited values on every page, so that only element rules differ. */
const inherited =
  'body { margin: 0 !important; font: 400 16px/1.5 Arial, sans-serif !important; color: #111 !important; letter-spacing: normal !important; background: #fff !important }';

/** Shows an example of a widget on a page without a theme: only with the widgets' own stylesheet. */
async function openExample(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await whenReady(page);
  const pause = page.getByRole('button', { name: 'Pause slideshow' });
  while ((await pause.count()) > 0) await pause.first().click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/**
 * Puts a theme after the widgets' stylesheet, where everything that it wins before that stylesheet wins too, and
 * reads what may not differ: the properties that make the look, and boxes against the widget's own. Of a behaviour
 * only the looks of our classes count, each once: boxes, margins and which part is the present one follow
 * from what the CMS has between them, which is the theme's.
 */
async function readLook(page: Page, theme: string, isOurs: boolean): Promise<readonly string[]> {
  return page.evaluate(
    async ({ href, hasBoxes }) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const loaded = new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
      });
      document.querySelector('link[href$="/widgets.css"]')?.after(link);
      await loaded;
      // Everything that reacts to the change of size has two frames for it; fades end at once.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations()) {
        if (animation.timeline === document.timeline) animation.finish();
      }
      const properties = [
        'background-color',
        'border-top-width',
        'border-top-color',
        'border-radius',
        'color',
        'font-size',
        'font-weight',
        'letter-spacing',
        'text-transform',
        'text-decoration-line',
        'padding-top',
        'padding-left',
        'list-style-type',
        'display',
        ...(hasBoxes ? ['margin-top', 'margin-left'] : []),
      ];
      const looks = [...document.querySelectorAll('.pmw')].flatMap((root) => {
        const origin = root.getBoundingClientRect();
        const inner = root.querySelectorAll(hasBoxes ? '*' : '[class^="pmw-"]');
        return [root, ...inner].flatMap((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          // Neither visible nor in the way: hidden parts, and parts for screen readers only.
          if (width <= 1 || height <= 1) return [];
          const style = getComputedStyle(element);
          const box = [left - origin.left, top - origin.top, width, height];
          const look = properties.map((property) => style.getPropertyValue(property)).join(' ');
          const name = `${element.tagName}.${element.getAttribute('class') ?? ''}`;
          return `${name}: ${hasBoxes ? box.map(Math.round).join(' ') : ''} | ${look}`;
        });
      });
      link.remove();
      return hasBoxes ? looks : [...new Set(looks)].sort();
    },
    { href: theme, hasBoxes: isOurs },
  );
}

const widgets = await readWidgets();
for (const { contract, examples } of widgets) {
  test(`no theme deforms the examples of ${contract.name}`, async ({ page, gallery }) => {
    test.slow();
    await page.route('**/assets/*/site.css', (route) => route.fulfill({ body: '', contentType }));
    await page.route('**/theme/*', (route) => {
      const name = decodeURIComponent(
        new URL(route.request().url()).pathname.split('/').at(-1) ?? '',
      );
      return route.fulfill({ body: `${themes[name] ?? ''}\n${inherited}`, contentType });
    });
    expect(examples.length).toBeGreaterThan(0);
    const isOurs = contract.kind === 'react';
    for (const { name } of sampleOf(examples, 4)) {
      await openExample(page, `${gallery}/_dev/widgets/${contract.name}/${name}`);
      // Pictures of hidden slides load later.
      if (contract.name === 'carousel') await page.waitForLoadState('networkidle');
      const address = (theme: string) => `${gallery}/theme/${encodeURIComponent(theme)}`;
      const plain = await readLook(page, address('none'), isOurs);
      for (const theme of Object.keys(themes)) {
        expect(await readLook(page, address(theme), isOurs), `${name} with ${theme}`).toEqual(
          plain,
        );
      }
    }
  });
}

test('widgets style nothing outside their elements', async ({ page, startCms }) => {
  const outside =
    '<div id="o"><h2>Title</h2><p>Text <a href="/">link</a></p><button>B</button><input><ul><li>x</li></ul></div>';
  const html = (head: string) => ({
    body: `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${outside}</body></html>`,
  });
  const cms = await startCms({ 'GET /without': html(''), 'GET /with': html(linkTag) });
  const readStyles = () =>
    page.evaluate(() =>
      [document.documentElement, document.body, ...document.querySelectorAll('#o, #o *')].map(
        (element) => {
          const style = getComputedStyle(element);
          return [...style]
            .filter((property) => !property.startsWith('--'))
            .map((property) => `${property}: ${style.getPropertyValue(property)}`);
        },
      ),
    );
  await page.goto(`${cms.url}/without`);
  const without = await readStyles();
  await page.goto(`${cms.url}/with`);
  expect(await readStyles()).toEqual(without);
});
