import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';
import { whenReady } from '../support/page-watch.ts';
import { expect, linkTag, makePage, scriptTag, test, workingCalls } from '../support/test.ts';

const { resolve } = createRequire(import.meta.url);
const readPackage = (path: string) => readFileSync(resolve(path));

/** Element rules of themes and resets, as real pages have them. */
const themes: Readonly<Record<string, string | Buffer>> = {
  'Bootstrap’s reboot': readPackage('bootstrap/dist/css/bootstrap-reboot.css'),
  normalize: readPackage('normalize.css/normalize.css'),
  'a reset that ends animations':
    '*, *::before, *::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important }',
  'element rules': `button { padding: 15px 30px; margin: 9px; text-transform: uppercase; background: red; border-radius: 20px; min-width: 200px; width: 100% }
    section { position: static } input[type=email]:focus { outline: none } input { width: 100%; margin: 0 0 20px; height: 30px } label { display: block; font-weight: bold; margin: 5px }
    p, h2 { max-width: 30em } h2 { margin: 40px; font-size: 60px; text-transform: uppercase; color: green } p { margin: 30px; text-indent: 40px } a { color: red; border-bottom: 3px dotted }
    img { max-width: 100%; height: auto; border: 5px solid; margin: 10px } ul { list-style: square; margin: 10px; padding: 40px } li { margin: 10px }
    form { padding: 20px; border: 1px solid } div { line-height: inherit } svg { width: 100%; height: auto; vertical-align: top }`,
};

/** What may not differ: boxes against the widget's own, and the properties that make the look. */
async function readLook(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const properties = [
      ...['background-color', 'border-top-width', 'border-top-color', 'border-radius', 'color'],
      ...['font-size', 'font-weight', 'letter-spacing', 'text-transform', 'text-decoration-line'],
      ...['padding-top', 'padding-left', 'margin-top', 'margin-left', 'list-style-type', 'display'],
    ];
    return [...document.querySelectorAll('.pmw')].flatMap((root) => {
      const origin = root.getBoundingClientRect();
      return [root, ...root.querySelectorAll('*')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const box = [left - origin.left, top - origin.top, width, height].map(Math.round).join(' ');
        const look = properties.map((property) => style.getPropertyValue(property)).join(' ');
        return `${element.tagName}.${element.getAttribute('class') ?? ''}: ${box} | ${look}`;
      });
    });
  });
}

/** The same inherited values on every page, so that only element rules differ. */
const inherited =
  'body { margin: 0 !important; font: 400 16px/1.5 Arial, sans-serif !important; color: #111 !important; letter-spacing: normal !important; background: #fff !important }';

for (const [name, css] of Object.entries(themes)) {
  test(`a page with ${name} does not deform the widgets`, async ({ page, startCms }) => {
    const still = '<link rel="stylesheet" href="/inherited.css">';
    const cms = await startCms({
      ...workingCalls,
      'GET /inherited.css': { body: inherited },
      'GET /theme.css': { body: css },
      'GET /plain': makePage(linkTag + scriptTag + still),
      'GET /before': makePage(
        `<link rel="stylesheet" href="/theme.css">${linkTag}${scriptTag}${still}`,
      ),
      'GET /after': makePage(
        `${linkTag}${scriptTag}<link rel="stylesheet" href="/theme.css">${still}`,
      ),
    });
    const looks: unknown[] = [];
    for (const path of ['plain', 'before', 'after']) {
      await page.goto(`${cms.url}/${path}`);
      await whenReady(page);
      await page.getByRole('button', { name: 'Pause slideshow' }).click();
      await page.mouse.move(0, 0);
      await page.getByRole('button', { name: 'Play slideshow' }).blur();
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      looks.push(await readLook(page));
    }
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
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
