import { findAxeProblems } from '../support/axe.ts';
import { endAnimations } from '../support/page-watch.ts';
import { dot, makeAnswers, openShowcase, scrollTo, startOf } from '../support/showcase-page.ts';
import { expect, test } from '../support/test.ts';

test('has the measures of the specification', async ({ page, startCms }) => {
  await openShowcase(page, startCms);
  const first = await dot(page, 1).boundingBox();
  const last = await dot(page, 4).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBe(4 * 40);
  const feature = page.locator('[class$="__feature pmw-notch"]').first();
  expect((await feature.boundingBox())?.height).toBe(188);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await feature.boundingBox())?.height).toBe(140);
});

test('right to left in forced colours, axe finds nothing on the first and last slide, and nothing scrolls sideways', async ({
  page,
  startCms,
  watch,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openShowcase(page, startCms, makeAnswers({ html: 'dir="rtl"' }));
  const start = await startOf(page);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const n of [1, 4]) {
      await scrollTo(page, start + (n - 1) * 1000 + 500);
      await expect(dot(page, n)).toHaveAttribute('aria-current', 'true');
      await endAnimations(page);
      expect(await findAxeProblems(page)).toEqual([]);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  expect([watch.errors, watch.violations]).toEqual([[], []]);
});
