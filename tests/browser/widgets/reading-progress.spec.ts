import { type Page } from '@playwright/test';
import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoShift, measurePage } from '../support/measure.ts';
import { expectNoFault } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const bar =
  '<div class="pmw pmw-reading-progress" data-widget="reading-progress" data-article="#article" aria-hidden="true"></div>';
const answers = makeBehaviourPage(
  `${bar}<div class="tall" id="next"></div><article id="article"><h2>Article</h2></article><div class="tall"></div>`,
  '#article { block-size: 3000px }',
);

/** The part of the window that the line takes, which comes in from the left. */
const readLine = (page: Page) =>
  page
    .locator('.pmw-reading-progress')
    .evaluate((line) => line.getBoundingClientRect().right / document.documentElement.clientWidth);

for (const where of ['where the browser draws it', 'where the browser cannot']) {
  test(`the line takes no room and follows the article, ${where}`, async ({
    page,
    openPage,
    watch,
  }) => {
    await page.addInitScript((isOld) => {
      if (isOld) Reflect.deleteProperty(window, 'ViewTimeline');
    }, where.endsWith('cannot'));
    await measurePage(page);
    await openPage(answers);
    const [line, next] = [page.locator('.pmw-reading-progress'), page.locator('#next')];
    const top = await line.evaluate((element) => element.getBoundingClientRect().top);
    expect((await next.boundingBox())?.y).toBe(top);
    await expect.poll(() => readLine(page)).toBe(0);
    for (const share of [0.25, 0.5, 1]) {
      await page.locator('#article').evaluate((article, progress) => {
        const { top: y, height } = article.getBoundingClientRect();
        window.scrollBy(0, y + progress * (height - innerHeight));
      }, share);
      await expect.poll(async () => Math.abs((await readLine(page)) - share)).toBeLessThan(0.03);
    }
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await expect.poll(() => readLine(page)).toBeCloseTo(1, 2);
    await expectNoShift(page);
    expectNoFault(watch);
  });
}
