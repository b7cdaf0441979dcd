import { type Page } from '@playwright/test';
import { expectNoOverflow, expectNoShift, forgetShifts, measurePage } from '../support/measure.ts';
import { hold, open, whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';

const findParts = (page: Page) => {
  const widget = page.locator('[data-widget="fund-performance"]');
  return {
    widget,
    picture: widget.getByRole('img'),
    slider: widget.getByRole('slider'),
    values: widget.getByRole('table', { name: /^Growth of/ }),
    lines: widget.locator('.pmw-fund-performance__line > path:first-child'),
  };
};

for (const width of sampleOf([320, 1280], 1)) {
  test(`the picture fits at ${width} px, is read by keys and pointer, and printed with its table`, async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${gallery}/_dev/widgets/fund-performance/one-class`);
    const { picture, slider, values } = findParts(page);
    await expectNoOverflow(page);
    const { width: drawn = 0 } = (await picture.boundingBox()) ?? {};
    expect(drawn).toBeGreaterThan(0.6 * Math.min(width, 1100));

    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Nov 30, 2015, .* \$10,000/);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Dec 31, 2015/);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /^Oct 31, 2022/);

    // A touch of the middle reads the middle.
    await slider.click();
    await expect(slider).toHaveAttribute('aria-valuetext', /^(?:Apr|May|Jun) 3\d, 2019/);

    await expect(values).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(values).toBeVisible();
    await expect(picture).toBeVisible();
    await expect(slider).toBeHidden();
    await expectNoOverflow(page);
  });
}

test('lines and what is read stand out in forced colours; time runs from left to right everywhere', async ({
  page,
  gallery,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `${gallery}/_dev/widgets/fund-performance/right-to-left`);
  const { widget, slider, lines } = findParts(page);
  await expect(lines).toHaveCount(2);
  const strokes = await lines.evaluateAll((paths) =>
    paths.map((path) => {
      const { stroke, strokeDasharray } = getComputedStyle(path);
      return { stroke, isBroken: strokeDasharray !== 'none' };
    }),
  );
  const ink = await widget.evaluate((element) => getComputedStyle(element).color);
  expect(strokes).toEqual([
    { stroke: ink, isBroken: true },
    { stroke: ink, isBroken: false },
  ]);

  const cursor = widget.locator('.pmw-fund-performance__cursor');
  const leftOf = () => cursor.evaluate((line) => line.getBoundingClientRect().left);
  await slider.focus();
  const last = await leftOf();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(leftOf).toBeLessThan(last);
});

test('the bars of returns stay in their cells, beside or below their figures, in one scale from one line of zero', async ({
  page,
  gallery,
}) => {
  for (const [width, name] of [
    [320, 'one-class'],
    [1280, 'one-class'],
    [1280, 'right-to-left'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${gallery}/_dev/widgets/fund-performance/${name}`);
    const cells = page.locator('td:has(.pmw-fund-performance__bar)');
    await expect(cells).not.toHaveCount(0);
    const found = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const sideOf = (selector: string) =>
          cell.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [bar, zero] = ['bar', 'zero'].map((part) => sideOf(`.pmw-fund-performance__${part}`));
        const { left, right } = cell.getBoundingClientRect();
        const { left: start = 0, right: end = 0, bottom = 0, top = 0 } = bar ?? {};
        const figure = sideOf('bdi');
        return {
          column: (cell as HTMLTableCellElement).cellIndex,
          isInside: start >= left && end <= right,
          isApart:
            end <= figure.left ||
            start >= figure.right ||
            top >= figure.bottom ||
            bottom <= figure.top,
          fromZero: Math.min(...[start, end].map((side) => Math.abs(side - (zero?.left ?? 0)))),
          zero: Math.round(zero?.left ?? 0),
          track: sideOf('.pmw-fund-performance__track').width,
        };
      }),
    );
    for (const { isInside, isApart, fromZero } of found) {
      expect([isInside, isApart], `${name} at ${width}`).toEqual([true, true]);
      expect(fromZero, `${name} at ${width}`).toBeLessThan(1.5);
    }
    const tracks = found.map(({ track }) => track);
    expect(Math.max(...tracks) - Math.min(...tracks), `${name} at ${width}`).toBeLessThan(1.5);
    expect(new Set(found.map(({ column, zero }) => `${column}: ${zero}`)).size).toBe(
      new Set(found.map(({ column }) => column)).size,
    );
  }
});

test('nothing moves when the script takes over; if it never comes, the figures are there', async ({
  page,
}) => {
  const release = await hold(page, '**/widgets.js');
  await page.setViewportSize({ width: 390, height: 2400 });
  await measurePage(page);
  await page.goto('/funds#performance', { waitUntil: 'commit' });
  await whenDrawn(page);
  const { widget } = findParts(page);
  await expect(widget.getByRole('cell', { name: '5.25%' })).toBeVisible();
  await expect(widget.getByRole('table')).toHaveCount(3);
  // Chromium now and then draws a frame before an animation begins.
  const early = await page.evaluate(() => {
    const waits = document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName === 'pmw-wait');
    const waiting = waits.map((animation) => {
      animation.currentTime = -1;
      const { target, pseudoElement } = animation.effect as KeyframeEffect;
      return target === null ? '' : getComputedStyle(target, pseudoElement).visibility;
    });
    for (const animation of waits) animation.currentTime = 0;
    return waiting;
  });
  expect(new Set(early)).toEqual(new Set(['hidden']));
  await forgetShifts(page);
  release();
  await whenReady(page);
  await expectNoShift(page);
});
