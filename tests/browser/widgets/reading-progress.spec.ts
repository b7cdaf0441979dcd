import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const bar =
  '<div class="pmw pmw-reading-progress" data-widget="reading-progress" data-article="#article" aria-hidden="true"></div>';
const answers = makeBehaviourPage(
  `${bar}<div class="tall"></div><article id="article"><h2>Article</h2></article><div class="tall"></div>`,
  { css: '#article { block-size: 3000px }' },
);

/** The visible share of the line. */
async function readLine(page: Page): Promise<number> {
  return page.locator('.pmw-reading-progress').evaluate((element) => {
    const { width } = element.getBoundingClientRect();
    return width / document.documentElement.clientWidth;
  });
}

/** Scrolls until this share of the article has been read. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((progress) => {
    const { top, height } = document.getElementById('article')?.getBoundingClientRect() ?? {
      top: 0,
      height: 0,
    };
    window.scrollBy(0, top + progress * (height - innerHeight));
  }, share);
}

for (const isStepwise of [false, true]) {
  test.describe(isStepwise ? 'where the browser cannot' : 'where the browser draws it', () => {
    test('the line follows the article; no script runs per frame', async ({
      page,
      startCms,
      watch,
    }) => {
      const cms = await startCms(answers);
      await page.addInitScript((isOld) => {
        if (isOld) Reflect.deleteProperty(window, 'ViewTimeline');
        const frames: string[] = [];
        Object.assign(window, { perFrame: frames });
        type Listen = (...values: unknown[]) => void;
        const listen = Reflect.get(EventTarget.prototype, 'addEventListener') as Listen;
        EventTarget.prototype.addEventListener = function (this: EventTarget, ...values) {
          if (values[0] === 'scroll') frames.push('scroll');
          Reflect.apply(listen, this, values);
        };
        const request = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (callback) => {
          frames.push('frame');
          return request(callback);
        };
      }, isStepwise);
      await measurePage(page);
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      expect(await readLine(page)).toBe(0);
      for (const share of [0.25, 0.5, 1]) {
        await scrollTo(page, share);
        await expect.poll(async () => Math.abs((await readLine(page)) - share)).toBeLessThan(0.03);
      }
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
      });
      await expect.poll(() => readLine(page)).toBeCloseTo(1, 2);
      const frames = await page.evaluate(
        () => (window as unknown as { perFrame: string[] }).perFrame,
      );
      expect(frames).toEqual([]);
      expect(await findAxeProblems(page)).toEqual([]);
      expect((await readMeasures(page)).shift).toBe(0);
      expect([watch.errors, watch.violations]).toEqual([[], []]);
    });
  });
}

test('takes no room, and is nothing to assistive technology', async ({ page, startCms }) => {
  const cms = await startCms(answers);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const distance = await page.evaluate(() => {
    const line = document.querySelector('.pmw-reading-progress');
    const next = line?.nextElementSibling;
    return (next?.getBoundingClientRect().top ?? 0) - (line?.getBoundingClientRect().top ?? 0);
  });
  expect(distance).toBe(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('without JavaScript the browser draws the line of the page', async ({ browser, startCms }) => {
  const cms = await startCms(answers);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${cms.url}/page`);
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => readLine(page)).toBeCloseTo(1, 1);
  await context.close();
});
