import { type Page } from '@playwright/test';
import { makeCmsPage } from '../support/cms-page.ts';
import { findAxeProblems } from '../support/axe.ts';
import { measurePage, readMeasures } from '../support/measure.ts';
import { whenDrawn, whenIdle, whenReady } from '../support/page-watch.ts';
import { expect, linkTag, scriptTag, test as base } from '../support/test.ts';

/** Headless browsers hide their scroll bars; here they take space, as on most desktops. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const hidden = [launchOptions.ignoreDefaultArgs ?? []].flat() as string[];
      await use({ ...launchOptions, ignoreDefaultArgs: [...hidden, '--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

const long = '<p>A paragraph of the page.</p>'.repeat(60);

/** A page with a difficult theme: a fixed header, something sticky, rules about neighbours. */
const makePage = (body: string, attributes = '') => ({
  'GET /page': makeCmsPage('Article', body + long, {
    html: attributes,
    head: `<link rel="stylesheet" href="/page.css">${linkTag}${scriptTag}`,
    before: '<header class="bar"><p>Fixed header</p></header>',
  }),
  'GET /page.css': {
    body: `body { margin: 0 } .bar { position: fixed; inset: 0 0 auto; text-align: end } main { padding-top: 60px }
      .sticky { position: sticky; top: 40px } section { display: block } p + .after { color: red }`,
  },
});

const article = `<p class="sticky">Sticky</p><p><a id="opener" href="/transcript" data-modal="#transcript">View transcript here</a></p>
  <section id="transcript" hidden><h2>Transcript</h2><p>One <a href="/a">link</a>.</p><p><button id="inner" data-modal="#note">Note</button></p></section>
  <p class="after">After</p><div id="note" data-modal-title="A note" hidden><p>Words <a href="/b">and a link</a></p></div>`;

/** The position of every element of the page. */
const readBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main, main *')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[left, top, width, height].join(' ')}`;
      }),
  );

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('opens, is walked round and closes by keyboard alone, axe clean', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(makePage(article));
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await expect(page.locator('#transcript')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Transcript' });
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  // Among its rules is that a visitor who moves through it by other means than Tab finds no unnamed stop.
  expect(await findAxeProblems(page)).toEqual([]);
  // Tab goes around: the browser's toolbar is never next.
  const walk: (string | null | undefined)[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    walk.push(await focused(page));
  }
  expect(walk).toEqual(['link', 'Note', 'Close', 'link']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Note');
  // One inside the other: Escape closes only the upper one.
  await page.keyboard.press('Enter');
  const note = page.getByRole('dialog', { name: 'A note' });
  await expect(note.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(page.locator('#inner')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#opener')).toBeFocused();
  expect([watch.errors, watch.warnings, watch.uncaught, watch.violations]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

for (const [name, attributes, style] of [
  ['a plain page', '', ''],
  ['a page whose body holds the overflow', '', 'overflow-x: hidden'],
  ['a page from right to left', 'dir="rtl"', ''],
] as const) {
  test(`nothing shifts when a modal opens and closes: ${name}`, async ({ page, startCms }) => {
    const pages = makePage(article, attributes);
    const css = `${pages['GET /page.css'].body} body { ${style} }`;
    const cms = await startCms({ ...pages, 'GET /page.css': { body: css } });
    await measurePage(page);
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await page.evaluate(() => {
      window.scrollTo(0, 90);
    });
    expect(
      await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth),
    ).toBeGreaterThan(0);
    const before = await readBoxes(page);
    // The theme shows the content until the script hides it; after that nothing may move.
    const { shift } = await readMeasures(page);
    await page.locator('#opener').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await readBoxes(page)).toEqual(before);
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 400);
    await whenDrawn(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(90);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await readBoxes(page)).toEqual(before);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(90);
    expect((await readMeasures(page)).shift).toBe(shift);
    expect(await page.evaluate(() => document.documentElement.style.cssText)).toBe('');
  });
}

test('closes by a press on the backdrop, not by one that begins on the text', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(makePage(article));
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.locator('#opener').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#opener')).toBeFocused();
});

test('a long content scrolls inside, and its Close stays in view, at 320 CSS pixels', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(
    makePage(
      `<a id="opener" href="#" data-modal="#c">Open</a><div id="c"><h2>Long</h2>${long}</div>`,
    ),
  );
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.locator('#opener').click();
  await page.keyboard.press('End');
  const box = page.locator('.pmw-modal__box');
  await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('keeps a mounted widget alive, in it and back', async ({ page, startCms }) => {
  const cms = await startCms(
    makePage(
      `<a id="opener" href="#" data-modal="#c">Open</a><div id="c"><h2>Letter</h2><section id="s" data-widget="subscribe-callout"></section></div>`,
    ),
  );
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.locator('#opener').click();
  await page.getByRole('textbox').fill('reader@pension.example');
  await page.keyboard.press('Escape');
  await page.locator('#opener').click();
  await expect(page.getByRole('textbox')).toHaveValue('reader@pension.example');
  await expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');
});

test('clips of a group: Previous and Next by keyboard, the film left behind is silent', async ({
  page,
  startCms,
}) => {
  const clip = (name: string) =>
    `<a href="#${name}" data-modal="#${name}" data-modal-group="clips">${name}</a><div id="${name}"><h2>Clip ${name}</h2><video controls></video></div>`;
  const cms = await startCms(makePage(clip('one') + clip('two')));
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => {
    HTMLMediaElement.prototype.pause = function pause() {
      document.documentElement.dataset['paused'] = this.parentElement?.id ?? '';
    };
  });
  await page.getByRole('link', { name: 'one' }).click();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Clip two' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-paused', 'one');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  expect(await findAxeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'one' })).toBeFocused();
});

test('begins each part of a group at its head, also after the end of a long one', async ({
  page,
  startCms,
}) => {
  const part = (name: string) =>
    `<a href="#${name}" data-modal="#${name}" data-modal-group="parts">${name}</a><div id="${name}"><h2>Part ${name}</h2>${long}</div>`;
  const cms = await startCms(makePage(part('one') + part('two')));
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.getByRole('link', { name: 'one' }).click();
  await page.locator('.pmw-modal__box').evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Part two' })).toBeInViewport();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'one' })).toBeFocused();
});

test('the pointer over an opener changes nothing that is seen, reached or heard', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(makePage(article));
  await measurePage(page);
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => {
    window.scrollTo(0, 90);
  });
  const read = async () => [
    await readBoxes(page),
    await page.locator('body').ariaSnapshot(),
    await page.evaluate(() => [document.body.outerHTML, document.activeElement?.tagName, scrollY]),
  ];
  const before = await read();
  const { shift } = await readMeasures(page);
  await page.locator('#opener').hover();
  await whenIdle(page);
  expect(await read()).toEqual(before);
  expect((await readMeasures(page)).shift).toBe(shift);
  await page.keyboard.press('Tab');
  await expect(page.locator('#opener')).toBeFocused();
});

test('is not printed', async ({ page, startCms }) => {
  const cms = await startCms(makePage(article));
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.locator('#opener').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog', { includeHidden: true })).toBeHidden();
});
