import { type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCmsPage } from '../support/cms-page.ts';
import { json } from '../support/foreign-cms.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, linkTag, test } from '../support/test.ts';

const imagesFolder = join(import.meta.dirname, '../../../templates/assets/images');
const image = {
  type: 'image/webp',
  body: readFileSync(join(imagesFolder, 'arcade-960.webp')),
};

const slides = json({
  slides: ['a', 'b', 'c'].map((name) => ({
    headline: `Slide ${name}`,
    backgroundImage: `/${name}.webp`,
    ctaUrl: '/',
    ctaText: 'Read',
  })),
});

const answers = {
  'GET /en-us/slideshow/home': slides,
  'GET /a.webp': image,
  'GET /b.webp': image,
  'GET /c.webp': image,
};

const picture =
  '<img id="first" class="hero" src="/a.webp?width=960" alt="A corridor" width="960">';

const cmsContent = (inner = picture) => `<div class="cms"><p>Before</p>${inner}<p>After</p></div>`;

/** Remembers the CMS's own node, to compare it after the widget has taken over. */
async function visit(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      Object.assign(window, {
        first: (window as { first?: Element }).first ?? document.querySelector('#first'),
      });
    });
  });
  await page.goto(address);
  await whenReady(page);
}

const makePage = (content: string, script = '') =>
  makeCmsPage(
    'First picture',
    `<section data-widget="carousel" data-carousel-id="home" data-autoplay-delay="0">${content}</section>`,
    { head: `${linkTag}<script src="/static/widgets.js" defer ${script}></script>` },
  );

for (const [what, inner] of [
  ['image', picture],
  [
    'picture',
    `<picture><source media="(min-width: 1px)" srcset="/a.webp?width=960">${picture}</picture>`,
  ],
] as const) {
  test(`the first ${what} of the CMS stays: the same node, one request, and it is given back`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms({ ...answers, 'GET /page': makePage(cmsContent(inner)) });
    await visit(page, `${cms.url}/page`);
    const current = page.getByRole('group', { name: '1 of 3' });
    await expect(current).toBeVisible();
    const isKept = () =>
      page.evaluate(() => {
        const { first } = window as { first?: Element };
        return first?.isConnected === true && first.closest('.pmw-carousel__slide') !== null;
      });
    expect(await isKept()).toBe(true);
    const boxes = await page.evaluate(() =>
      ['#first', '.pmw-carousel__slides'].map((selector) => {
        const { x, width } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { x, width };
      }),
    );
    expect(boxes[0]).toEqual(boxes[1]);
    expect(cms.requests.filter((request) => request.includes('/a.webp'))).toEqual([
      'GET /a.webp?width=960',
    ]);
    await page.evaluate(() => {
      window.PrivateMarketsWidgets.unmount();
    });
    expect(await page.locator('[data-widget]').innerHTML()).toBe(cmsContent(inner));
    expect(
      await page.evaluate(
        () => document.querySelector('#first') === (window as { first?: Element }).first,
      ),
    ).toBe(true);
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}

test('the largest paint of the page is the picture of the CMS, painted once', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({ ...answers, 'GET /page': makePage(cmsContent()) });
  await visit(page, `${cms.url}/page`);
  const entries = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const found = list.getEntries() as (PerformanceEntry & {
            element?: Element;
            url: string;
          })[];
          setTimeout(() => {
            resolve(
              found.map(
                (entry) =>
                  `${entry.element?.id ?? ''} ${new URL(entry.url || location.href).pathname}`,
              ),
            );
          }, 500);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(entries.at(-1)).toBe('first /a.webp');
  expect(entries.filter((entry) => entry.includes('.webp'))).toHaveLength(1);
});

test('a copy of a mounted carousel begins with the picture too', async ({ page, startCms }) => {
  let count = 0;
  const cms = await startCms({
    ...answers,
    'GET /en-us/slideshow/home': () => {
      count += 1;
      return count === 1 ? slides : { status: 500 };
    },
    'GET /page': makePage(cmsContent()),
  });
  await visit(page, `${cms.url}/page`);
  await page.evaluate(() => {
    const copy = document.querySelector('[data-widget]')?.cloneNode(true);
    if (copy) document.querySelector('main')?.append(copy);
  });
  const copy = page.locator('[data-widget]').nth(1);
  await expect(copy).toHaveAttribute('data-widget-status', 'failed');
  expect(await copy.innerHTML()).toBe(cmsContent());
});

test('a picture that is none of the slide stays with the content of the CMS', async ({
  page,
  startCms,
}) => {
  const other = '<img id="first" src="/b.webp" alt="">';
  const cms = await startCms({ ...answers, 'GET /page': makePage(cmsContent(other)) });
  await visit(page, `${cms.url}/page`);
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByRole('group', { name: '1 of 3' }).locator('img')).toHaveAttribute(
    'src',
    '/a.webp',
  );
});

test('pictures of hidden slides load when the page is idle, the next one first', async ({
  page,
  startCms,
}) => {
  const slow = { ...image, delayMs: 300 };
  const cms = await startCms({
    ...answers,
    'GET /b.webp': slow,
    'GET /slow.css': { type: 'text/css', body: '', delayMs: 800 },
    'GET /page': makeCmsPage(
      'First picture',
      `<section data-widget="carousel" data-carousel-id="home" data-autoplay-delay="0">${cmsContent()}</section>
       <img src="/slow.webp" alt="">`,
    ),
    'GET /slow.webp': { ...image, delayMs: 800 },
  });
  const order: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.webp')) order.push(path);
  });
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith('.webp')) order.push(`${path} done`);
  });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await expect.poll(() => order).toContain('/c.webp');
  const hidden = order.filter(
    (entry) => /slow|b\.webp|c\.webp/.test(entry) && entry !== '/c.webp done',
  );
  expect(hidden).toEqual(['/slow.webp', '/slow.webp done', '/b.webp', '/b.webp done', '/c.webp']);
});

test('images from data come in the widths that the page names, at the width that is needed', async ({
  page,
  startCms,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  const options = 'data-image-query="w={width}" data-image-widths="480,960,1920"';
  const cms = await startCms({ ...answers, 'GET /page': makePage('', options) });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const first = page.getByRole('group', { name: '1 of 3' }).locator('img');
  await expect(first).toHaveAttribute(
    'srcset',
    '/a.webp?w=480 480w, /a.webp?w=960 960w, /a.webp?w=1920 1920w',
  );
  await expect
    .poll(() => cms.requests.filter((request) => request.includes('.webp')).length)
    .toBe(3);
  expect(cms.requests.filter((request) => request.includes('.webp'))).toEqual([
    'GET /a.webp?w=480',
    'GET /b.webp?w=480',
    'GET /c.webp?w=480',
  ]);
});

test('a mount point may say how its own images are resized', async ({ page, startCms }) => {
  const options = 'data-image-query="w={width}" data-image-widths="480,960"';
  const { body } = makePage('', options);
  const own = body.replace(
    'data-autoplay-delay',
    'data-image-query="size={width}" data-autoplay-delay',
  );
  const cms = await startCms({ ...answers, 'GET /page': { body: own } });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await expect(page.getByRole('group', { name: '1 of 3' }).locator('img')).toHaveAttribute(
    'srcset',
    '/a.webp?size=480 480w, /a.webp?size=960 960w',
  );
});
