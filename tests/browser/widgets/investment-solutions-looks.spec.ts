import { findAxeProblems } from '../support/axe.ts';
import { endAnimations, whenReady } from '../support/page-watch.ts';
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

for (const direction of ['ltr', 'rtl']) {
  for (const forcedColors of ['none', 'active'] as const) {
    test(`${direction}, forced colours ${forcedColors}: axe finds nothing on any slide, and nothing scrolls sideways`, async ({
      page,
      startCms,
      watch,
    }) => {
      await page.emulateMedia({ forcedColors });
      await openShowcase(page, startCms, makeAnswers({ html: `dir="${direction}"` }));
      const start = await startOf(page);
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const n of [1, 2, 4]) {
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
  }
}

test('a theme’s element rules do not deform it', async ({ page, startCms }) => {
  const theme = `button { padding: 15px 30px; margin: 9px; background: red; border-radius: 20px; min-width: 200px; width: 100%; text-transform: uppercase }
    section { position: static } h2, h3 { margin: 40px; font-size: 60px; color: green } p { margin: 30px; text-indent: 40px } a { color: red }
    img { max-width: 100%; height: auto; border: 5px solid; margin: 10px } svg { width: 100%; height: auto; max-height: 200px } div { line-height: inherit }
    * { animation-duration: .01ms !important }`;
  const answers = makeAnswers({ head: '<link rel="stylesheet" href="/theme.css">' });
  const cms = await startCms({ ...answers, 'GET /theme.css': { body: theme } });
  const plain = await startCms(makeAnswers());
  const looks: unknown[] = [];
  for (const { url } of [plain, cms]) {
    await page.goto(`${url}/page`);
    await whenReady(page);
    await scrollTo(page, (await startOf(page)) + 1500);
    await endAnimations(page);
    const look = await page.locator('#s').evaluate((root) =>
      [...root.querySelectorAll('*')].map((element) => {
        const { left, width, top, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, textTransform } = getComputedStyle(element);
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
        const box = [left, top, width, height].map(Math.round);
        return [
          name,
          ...box,
          color,
          backgroundColor,
          fontSize,
          element.textContent && textTransform,
        ].join(' ');
      }),
    );
    looks.push(look);
  }
  expect(looks[1]).toEqual(looks[0]);
});
