import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { expectNoShift, forgetShifts, measurePage } from '../support/measure.ts';
import { expectNoFault, whenDrawn, whenIdle } from '../support/page-watch.ts';
import { isInView, readPlaces, zoomTo } from '../support/zoomed-by-fingers.ts';
import { expect, testWithScrollBars as test } from '../support/test.ts';
import { modalContract } from '../../../widgets/modal/modal.contract.ts';

const long = '<p>A paragraph of the page.</p>'.repeat(60);

/** A page with a difficult theme: a fixed header, something sticky, rules about neighbours. */
const makePage = (body: string) => ({
  'GET /page': makeCmsPage('Article', body + long, {
    head: `<link rel="stylesheet" href="/page.css">${linkTag}${scriptTag}`,
    before: '<header class="bar"><p>Fixed header</p></header>',
  }),
  'GET /page.css': {
    body: `body { margin: 0 } .bar { position: fixed; inset: 0 0 auto; text-align: end } main { padding-top: 60px }
      .sticky { position: sticky; top: 40px } section { display: block } p + .after { color: red }
      [data-overflow] { overflow-x: hidden }`,
  },
});

const article = `<p class="sticky">Sticky</p><p><a id="opener" href="/transcript" data-modal="#transcript">View transcript here</a></p>
  <section id="transcript" hidden><h2>Transcript</h2><p>One <a href="/a">link</a>.</p><p><button id="inner" data-modal="#note">Note</button></p></section>
  <p class="after">After</p><div id="note" data-modal-title="A note" hidden><p>Words <a href="/b">and a link</a></p></div>`;

/** The position of every element of the page behind. */
const readBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main, main *')]
      .filter((element) => element.checkVisibility() && !element.closest('dialog, [hidden]'))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[left, top, width, height].join(' ')}`;
      }),
  );

const readScroll = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollTo90(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, 90);
  });
}

test('opens, is walked round and closes by keyboard and by a press on its backdrop', async ({
  page,
  openPage,
  watch,
}) => {
  await measurePage(page);
  await openPage(makePage(article));
  const opener = page.locator('#opener');
  const dialog = page.getByRole('dialog', { name: 'Transcript' });

  await test.step('the pointer over an opener changes nothing that is seen, reached or heard', async () => {
    await scrollTo90(page);
    const read = () =>
      page.evaluate(() => [document.body.outerHTML, document.activeElement?.tagName, scrollY]);
    await forgetShifts(page);
    const before = await read();
    await opener.hover();
    await whenIdle(page);
    expect(await read()).toEqual(before);
    await expectNoShift(page);
  });

  await test.step('Tab goes around in it: the browser’s toolbar is never next', async () => {
    await page.keyboard.press('Tab');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: modalContract.texts.close })).toBeFocused();
    // Among its rules is that a visitor who moves through it by other means than Tab finds no unnamed stop.
    expect(await findAxeProblems(page)).toEqual([]);
    const walk: (string | null | undefined)[] = [];
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      walk.push(await page.evaluate(() => document.activeElement?.textContent));
    }
    expect(walk).toEqual(['link', 'Note', 'Close', 'link', 'Close', 'Note']);
  });

  await test.step('Escape closes the upper of two', async () => {
    await page.keyboard.press('Enter');
    const note = page.getByRole('dialog', { name: 'A note' });
    await expect(note.getByRole('button', { name: modalContract.texts.close })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(page.locator('#inner')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('a press that begins on the text does not close it, one on the backdrop does', async () => {
    await opener.click();
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  expect(watch.warnings).toEqual([]);
  expectNoFault(watch);
});

test('nothing shifts when it opens and closes, and the page behind does not scroll', async ({
  page,
  openPage,
}) => {
  await measurePage(page);
  await openPage(makePage(article));
  for (const [name, dir, overflow] of [
    ['a plain page', 'ltr', false],
    ['a page whose body holds the overflow', 'ltr', true],
    ['a page from right to left', 'rtl', false],
  ] as const) {
    await test.step(name, async () => {
      await page.evaluate(
        ([direction, isBodys]) => {
          document.documentElement.dir = direction;
          document.body.toggleAttribute('data-overflow', isBodys);
        },
        [dir, overflow] as const,
      );
      await scrollTo90(page);
      const barWidth = await page.evaluate(
        () => window.innerWidth - document.documentElement.clientWidth,
      );
      expect(barWidth).toBeGreaterThan(0);
      await forgetShifts(page);
      const before = await readBoxes(page);
      await page.locator('#opener').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await readBoxes(page)).toEqual(before);
      await page.mouse.move(5, 300);
      await page.mouse.wheel(0, 400);
      await whenDrawn(page);
      expect(await readScroll(page)).toBe(90);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await readBoxes(page)).toEqual(before);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => readScroll(page)).toBeGreaterThan(90);
      await expectNoShift(page);
      expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('');
    });
  }
});

test('at 320 px a long part of a group scrolls inside, Close stays in view, the next begins at its head and silences the film before', async ({
  page,
  openPage,
}) => {
  const part = (name: string) =>
    `<a href="#${name}" data-modal="#${name}" data-modal-group="parts">${name}</a><div id="${name}"><h2>Part ${name}</h2><video controls width="90"></video>${long}</div>`;
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(makePage(part('one') + part('two')));
  await page.evaluate(() => {
    HTMLMediaElement.prototype.pause = function pause() {
      document.documentElement.dataset['paused'] = this.parentElement?.id ?? '';
    };
  });
  await page.getByRole('link', { name: 'one' }).click();
  await page.keyboard.press('End');
  const box = page.locator('.pmw-modal__box');
  // To its end: the browser scrolls there in steps.
  const toGo = () =>
    box.evaluate(
      ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
    );
  await expect.poll(toGo).toBeLessThan(1);
  expect(await box.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  await expect(page.getByRole('button', { name: modalContract.texts.close })).toBeInViewport({
    ratio: 1,
  });
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const next = page.getByRole('button', { name: 'Next' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Part two' })).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-paused', 'one');
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'one' })).toBeFocused();
});

test('the name of what has no heading of its own stands beside Close, and is read once', async ({
  page,
  openPage,
}) => {
  await openPage(makePage(article));
  await page.locator('#opener').click();
  const readName = (name: string) =>
    page
      .getByRole('dialog', { name })
      .evaluate((dialog) => getComputedStyle(dialog, '::before').content);
  expect(await readName('Transcript')).toBe('none');
  await page.locator('#inner').click();
  expect(await readName('A note')).toBe('"A note" / ""');
  await expect(page.getByRole('dialog', { name: 'A note' })).toMatchAriaSnapshot(`
    - dialog "A note":
      - button "Close"
      - paragraph
  `);
});

test.describe('where two fingers zoom', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a modal opens in the part of a zoomed page that is in view, and fills the page again with it', async ({
    page,
    openPage,
  }) => {
    await openPage(
      makePage(`<p class="end"><a href="#terms" data-modal="#terms">Terms</a></p>
    <div id="terms"><h2>The terms</h2><p>Words</p></div>`),
    );
    await zoomTo(page, 2.5, '[data-modal]');
    await page.getByRole('link', { name: 'Terms' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'The terms' })).toBeVisible();
    const places = await readPlaces(page, 'dialog');
    expect(places.scale).toBe(2.5);
    expect(isInView(places)).toBe(true);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect
      .poll(async () => {
        const { box } = await readPlaces(page, 'dialog');
        return box.right - box.left;
      })
      .toBeGreaterThan(300);
    await page.getByRole('button', { name: modalContract.texts.close }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
