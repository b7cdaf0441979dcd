import { join } from 'node:path';
import { bundle } from '../../../dev-server/build/bundle.ts';
import { throwingPhases } from '../../setup/throwing-phases.tsx';
import { makeCmsPage } from '../support/cms-page.ts';
import { open, readStatuses } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

let script: Buffer;

// They share the script.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const entry = join(import.meta.dirname, '../support/throwing-widgets.tsx');
  const { files } = await bundle({ entry });
  script = files.find((file) => file.name === 'widgets.js')?.bytes ?? Buffer.alloc(0);
});

const makeAnswers = (mountPoints: string) => ({
  'GET /test.js': { body: script },
  // Whole pixels: a mount point with only part of a pixel inside the view is not in view yet.
  'GET /tall.css': { body: 'h1 { height: 40px; margin: 0 } .tall { height: 120px }' },
  'GET /page': makeCmsPage('Widgets that throw', mountPoints, {
    head: '<link rel="stylesheet" href="/tall.css"><script src="/test.js" defer data-stylesheet="none"></script>',
  }),
});

test('widgets that throw, at whatever moment, never harm their neighbour, and their CMS content is back', async ({
  page,
  startCms,
  watch,
}) => {
  const points = throwingPhases.map(
    ({ widget }, at) =>
      `<div id="bad-${at}" data-widget="${widget.contract.name}"><p>CMS ${at}</p></div>`,
  );
  const cms = await startCms(
    makeAnswers(`${points.join('')}<div id="good" data-widget="hello"></div>`),
  );
  await open(page, `${cms.url}/page`);
  for (const [at, { isPressed = false }] of throwingPhases.entries()) {
    const point = page.locator(`#bad-${at}`);
    if (isPressed) await point.getByRole('button', { name: 'Press' }).click();
    await expect(point).toHaveAttribute('data-widget-status', 'failed');
    await expect(point).toHaveText(`CMS ${at}`);
  }
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(await readStatuses(page)).toMatchObject({ good: 'mounted' });
  // After the sentence the browser writes the element and the stack.
  expect(watch.errors.map((error) => error.split(' stays.')[0]).toSorted()).toEqual(
    throwingPhases
      .map(({ widget, problem }) => `${widget.contract.name}: ${problem} The content of the page`)
      .toSorted(),
  );
  expect(watch.uncaught).toEqual([]);
});

test('two hundred mount points mount what is in view first, and hidden ones too', async ({
  page,
  startCms,
}) => {
  const points = Array.from(
    { length: 200 },
    (_, n) => `<div id="m${199 - n}" data-widget="hello" class="tall"><p>CMS</p></div>`,
  );
  const hidden =
    '<div hidden><div id="a" data-widget="hello"></div></div><dialog><div id="b" data-widget="hello"></div></dialog>';
  const cms = await startCms(makeAnswers(points.join('') + hidden));
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    document.addEventListener('widget:mounted', (event) => {
      order.push((event.target as Element).id);
    });
  });
  await open(page, `${cms.url}/page#m20`);
  const order = await page.evaluate(() => (window as unknown as { order: string[] }).order);
  expect(order).toHaveLength(202);
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
