import { join } from 'node:path';
import { bundle } from '../../../dev-server/build/bundle.ts';
import { throwingPhases } from '../../setup/throwing-phases.tsx';
import { makeCmsPage } from '../support/cms-page.ts';
import { readStatuses, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

let script: Buffer;

// They share the script.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const entry = join(import.meta.dirname, '../support/throwing-widgets.tsx');
  const { files } = await bundle({ entry });
  script = files.find((file) => file.name === 'widgets.js')?.bytes ?? Buffer.alloc(0);
});

function makePage(mountPoints: string): { readonly body: string } {
  return makeCmsPage('Widgets that throw', mountPoints, {
    head: '<script src="/test.js" defer data-stylesheet="none"></script>',
  });
}

for (const { phase, widget, problem, isPressed = false } of throwingPhases) {
  const { name } = widget.contract;
  test(`a widget that throws in ${phase} never harms its neighbour, and its CMS content is back`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms({
      'GET /test.js': { body: script },
      'GET /page': makePage(
        `<div id="bad" data-widget="${name}"><p id="cms">CMS</p></div><div id="good" data-widget="hello"></div>`,
      ),
    });
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    if (isPressed) await page.locator('#bad').getByRole('button', { name: 'Press' }).click();
    await expect(page.locator('#bad')).toHaveAttribute('data-widget-status', 'failed');
    await expect(page.locator('#bad')).toHaveText('CMS');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(await readStatuses(page)).toEqual({ bad: 'failed', good: 'mounted' });
    const sentence = `${name}: ${problem} The content of the page stays.`;
    // After the sentence the browser writes the element and the stack.
    expect(watch.errors.map((error) => error.slice(0, sentence.length))).toEqual([sentence]);
    expect(watch.uncaught).toEqual([]);
  });
}

test('an error in an event handler, and one in a listener of the page, leave the widget', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    'GET /test.js': { body: script },
    'GET /page': makePage(
      '<div id="a" data-widget="bad-handler"></div><div id="b" data-widget="hello"></div>',
    ),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => {
    // As a tag manager does: on the button itself, on the mount point, on the document.
    for (const node of [
      document.querySelector('#b button'),
      document.querySelector('#b'),
      document,
    ]) {
      node?.addEventListener('click', () => {
        throw new Error('of the page');
      });
    }
  });
  await page.locator('#a').getByRole('button', { name: 'Press' }).click();
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(await readStatuses(page)).toEqual({ a: 'mounted', b: 'mounted' });
  expect(watch.uncaught.toSorted()).toEqual([
    'bang',
    'of the page',
    'of the page',
    'of the page',
    'of the page',
  ]);
  expect(watch.errors).toEqual([]);
});

test('what a widget throws is an event too', async ({ page, startCms }) => {
  await page.addInitScript(() => {
    document.addEventListener('widget:problem', (event) => {
      const { target, detail } = event as CustomEvent<unknown>;
      const { dataset } = document.documentElement;
      dataset['problem'] = JSON.stringify([(target as Element).id, detail]);
    });
  });
  const cms = await startCms({
    'GET /test.js': { body: script },
    'GET /page': makePage('<div id="bad" data-widget="bad-timer">CMS</div>'),
  });
  await page.goto(`${cms.url}/page`);
  await expect(page.locator('#bad')).toHaveAttribute('data-widget-status', 'failed');
  const heard = (await page.locator('html').getAttribute('data-problem')) ?? '';
  expect(JSON.parse(heard)).toEqual([
    'bad',
    {
      widget: 'bad-timer',
      where: 'a callback',
      found: 'an error: bang',
      expected: 'no error',
      message: 'bad-timer: a callback failed: bang. The content of the page stays.',
      isFatal: true,
    },
  ]);
});

test('two hundred mount points mount what is in view first', async ({ page, startCms }) => {
  const mountPoints = Array.from(
    { length: 200 },
    (_, n) => `<div id="m${n}" data-widget="hello" class="tall"><p>CMS ${n}</p></div>`,
  );
  const cms = await startCms({
    'GET /test.js': { body: script },
    // Whole pixels: a mount point with only part of a pixel inside the view is not in view yet.
    'GET /tall.css': { body: 'h1 { height: 40px; margin: 0 } .tall { height: 120px }' },
    'GET /page': makePage(
      `<link rel="stylesheet" href="/tall.css">${mountPoints.toReversed().join('')}`,
    ),
  });
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    document.addEventListener('widget:mounted', (event) => {
      order.push((event.target as Element).id);
    });
  });
  await page.goto(`${cms.url}/page#m20`);
  await whenReady(page);
  const order = await page.evaluate(() => (window as unknown as { order: string[] }).order);
  expect(order).toHaveLength(200);
  const inView = await page.evaluate(() =>
    [...document.querySelectorAll('.tall')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((element) => element.id),
  );
  expect(inView.length).toBeGreaterThan(3);
  expect(order.slice(0, inView.length).toSorted()).toEqual(inView.toSorted());
});

test('a hidden mount point and one in a closed dialog are mounted too', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({
    'GET /test.js': { body: script },
    'GET /page': makePage(
      '<div hidden><div id="a" data-widget="hello"></div></div><dialog><div id="b" data-widget="hello"></div></dialog>',
    ),
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  expect(await readStatuses(page)).toEqual({ a: 'mounted', b: 'mounted' });
});
