import { type Page } from '@playwright/test';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { productionPolicy } from '../../setup/network/test-cms.ts';
import { expectNoFault, whenDrawn } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { modalContract } from '../../../widgets/modal/modal.contract.ts';

/** A page with a theme and a script of its own. */
const makePage = (main: string, { css = '', script = '' } = {}) => ({
  'GET /page': makeCmsPage('Article', main, {
    head: `<link rel="stylesheet" href="/page.css"><script src="/page.js" defer></script>${linkTag}${scriptTag}`,
  }),
  'GET /page.css': { body: css, headers: { 'content-type': 'text/css' } },
  'GET /page.js': { body: script, headers: { 'content-type': 'text/javascript' } },
  'GET /frame': { body: '<title>Frame</title><p>Frame' },
  'POST /sent': { body: '<title>Sent</title><h1>Thanks</h1>' },
});

/** Frames of the page's own site are allowed. */
const framesOwn = `${productionPolicy}; frame-src 'self'`;

const opener = (id: string) => `<a href="#${id}" data-modal="#${id}">Open ${id}</a>`;
const openOf = (page: Page, id: string) =>
  page.getByRole('link', { name: `Open ${id}`, exact: true }).click();

test('the form, the listeners and the styles around a content go on in its dialog, and a frame in it is not loaded again', async ({
  page,
  openPage,
  watch,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/frame')) loads += 1;
  });
  await openPage(
    makePage(
      `<form method="post" action="/sent" id="around"><p>${opener('ask')}</p>
      <div id="ask"><h2>Ask us</h2><input name="who" aria-label="Name"><button type="button">Download</button>
      <iframe src="/frame" title="Frame"></iframe><button>Send</button></div></form>`,
      {
        css: '#around h2 { color: rgb(1, 2, 3); }',
        script: `document.getElementById('around').addEventListener('click', ({ target }) => {
          if (target.type === 'button') document.documentElement.dataset.heard = target.textContent;
        });`,
      },
    ),
    framesOwn,
  );
  const dialog = page.getByRole('dialog', { name: 'Ask us' });
  for (let time = 0; time < 3; time += 1) {
    await openOf(page, 'ask');
    await page.frameLocator('iframe').getByText('Frame').waitFor();
    await expect(dialog.getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(loads).toBe(1);
  await openOf(page, 'ask');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'Download');
  await dialog.getByRole('textbox').fill('Ann');
  const sent = page.waitForRequest((request) => request.url().endsWith('/sent'));
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await sent).postData()).toBe('who=Ann');
  expect(watch.warnings).toEqual([]);
});

test('a group goes from one place to the next with the focus and a frame that goes on', async ({
  page,
  openPage,
  watch,
}) => {
  const part = (id: string) =>
    `<section class="${id}"><p><a href="#${id}" data-modal="#${id}" data-modal-group="g">Open ${id}</a></p><div id="${id}"><h2>Part ${id}</h2><iframe src="/frame" title="Frame"></iframe></div></section>`;
  await openPage(
    makePage(part('one') + part('two'), {
      css: '.one h2 { color: rgb(1, 1, 1); } .two h2 { color: rgb(2, 2, 2); }',
    }),
    framesOwn,
  );
  await openOf(page, 'one');
  await expect(page.getByRole('heading', { name: 'Part one' })).toHaveCSS('color', 'rgb(1, 1, 1)');
  const next = page.getByRole('button', { name: 'Next' });
  await next.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Part two' });
  await expect(dialog.getByRole('heading')).toHaveCSS('color', 'rgb(2, 2, 2)');
  expect(await dialog.evaluate((element) => element.matches('.two dialog:modal'))).toBe(true);
  await expect(next).toBeFocused();
  await page.keyboard.press('Escape');
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('section')].map(({ children }) => children.length),
    ),
  ).toEqual([2, 2]);
  expectNoFault(watch);
});

test('a dialog whose place is not displayed stands at the end of the page, which is told once @night', async ({
  page,
  openPage,
  watch,
}) => {
  const hidden = [
    ['none', 'style-none'],
    ['content-visibility', 'style-content'],
    ['aria', ''],
    ['inert', ''],
  ] as const;
  await openPage(
    makePage(
      hidden.map(([id]) => opener(id)).join(' ') +
        opener('details') +
        `<details><summary>More</summary><div id="details"><h2>Words</h2></div></details>
        <div class="style-none"><div id="none"><h2>Words</h2></div></div>
        <div class="style-content"><div id="content-visibility"><h2>Words</h2></div></div>
        <div aria-hidden="true"><div id="aria"><h2>Words</h2></div></div>
        <div inert><div id="inert"><h2>Words</h2></div></div>`,
      {
        css: '.style-none { display: none; } .style-content { content-visibility: hidden; }',
      },
    ),
  );
  const ids = [...hidden.map(([id]) => id), 'details'];
  for (const id of [...ids, ...ids]) {
    await openOf(page, id);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Words' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(watch.warnings).toEqual(
    ids.map((id) => expect.stringContaining(`"#${id}" inside an element that is not displayed`)),
  );
});

test('a dialog can be used whatever the styles around it are', async ({
  page,
  openPage,
  watch,
}) => {
  const around = {
    pointer: 'pointer-events: none; user-select: none',
    hidden: 'visibility: hidden',
    clear: 'opacity: 0; filter: blur(9px)',
    small: 'height: 0; overflow: hidden; transform: scale(0)',
    away: 'position: absolute; left: -9999px; text-indent: -9999px; white-space: nowrap',
    contained: 'contain: strict; will-change: transform; font-size: 0',
  };
  const names = Object.keys(around);
  await openPage(
    makePage(
      names.map(opener).join(' ') +
        names
          .map(
            (name) =>
              `<div class="${name}"><div id="${name}"><h2>Words</h2><button type="button">Press</button></div></div>`,
          )
          .join(''),
      { css: names.map((name) => `.${name} { ${around[name as 'pointer']} }`).join('\n') },
    ),
  );
  for (const name of sampleOf(names, 3)) {
    await test.step(name, async () => {
      await openOf(page, name);
      const dialog = page.getByRole('dialog', { name: 'Words' });
      await expect(dialog.getByRole('heading')).toBeInViewport();
      await dialog.getByRole('button', { name: 'Press' }).click();
      await dialog.getByRole('button', { name: modalContract.texts.close }).click();
      await expect(dialog).toHaveCount(0);
    });
  }
  expect(watch.warnings).toEqual([]);
});

test('a content that a theme hides is shown, or the author is told', async ({
  page,
  openPage,
  watch,
}) => {
  const theme = {
    none: 'display: none !important',
    invisible: 'visibility: hidden; opacity: 0; transition: all 5s',
    important: 'visibility: hidden !important; opacity: 0 !important',
    away: 'position: absolute; left: -9999px',
    relative: 'position: relative; left: -9999px',
    shifted: 'position: fixed; inset: 0; transform: translateX(-100%) !important',
    margin: 'margin-left: -9999px',
    scaled: 'transform: scale(0); pointer-events: none',
    clipped:
      'position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip: rect(0 0 0 0); clip-path: inset(50%)',
    collapsed: 'max-height: 0; overflow: hidden',
    indented: 'text-indent: -9999px',
  };
  const names = Object.keys(theme) as (keyof typeof theme)[];
  await openPage(
    makePage(
      [...names, 'dialog', 'inner'].map(opener).join(' ') +
        names
          .map(
            (name) =>
              `<div id="${name}" class="${name}" inert aria-hidden="true"><h2>Words</h2></div>`,
          )
          .join('') +
        '<dialog id="dialog"><h2>Words</h2></dialog><div id="inner"><h2>Words</h2></div>',
      {
        css:
          names.map((name) => `.${name} { ${theme[name]} }`).join('\n') +
          '#inner h2 { display: none; }',
      },
    ),
  );
  const readStyles = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main > *')].map((each) => each.getAttribute('style')),
    );
  const before = await readStyles();
  for (const name of [...names, 'dialog']) {
    await test.step(name, async () => {
      await openOf(page, name);
      const heading = page.getByRole('dialog', { name: 'Words' }).getByRole('heading');
      await expect(heading).toBeInViewport();
      await expect(heading).toHaveCSS('visibility', 'visible');
      expect(
        await page.evaluate((id) => {
          const content = document.getElementById(id);
          return content && getComputedStyle(content).opacity;
        }, name),
      ).toBe('1');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  expect(await readStyles()).toEqual(before);
  expect(watch.warnings).toEqual([]);
  await openOf(page, 'inner');
  await whenDrawn(page);
  expect(watch.warnings).toEqual([expect.stringContaining('styles show nothing')]);
});

test('a content is found by its address, by a plain link to it or into it, and by the browser’s search', async ({
  page,
  openPage,
}) => {
  const cms = await openPage(
    makePage(
      `${opener('terms')} <a href="#terms">Plain</a> <a href="#part">Plain part</a> <a href="#elsewhere">Away</a>
      <div id="terms"><h2>Terms</h2>${'<p>A paragraph.</p>'.repeat(60)}<p id="part">The part</p></div><p id="elsewhere">Elsewhere</p>`,
    ),
  );
  const dialog = page.getByRole('dialog', { name: 'Terms' });
  const close = async () => {
    await dialog.getByRole('button', { name: modalContract.texts.close }).click();
    await expect(dialog).toHaveCount(0);
  };
  await test.step('a plain link, also a second time, when it changes no address', async () => {
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('link', { name: 'Plain', exact: true }).click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(page.getByRole('link', { name: 'Open terms' })).toBeFocused();
    }
  });
  await test.step('a link into it', async () => {
    await page.getByRole('link', { name: 'Plain part' }).click();
    await expect(page.getByText('The part')).toBeInViewport();
  });
  await test.step('Back leads out of it', async () => {
    await page.goBack();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('the address, on loading', async () => {
    await page.goto('about:blank');
    await page.goto(`${cms.url}/page#part`);
    await expect(dialog).toBeVisible();
    await expect(page.getByText('The part')).toBeInViewport();
    await close();
    // A change of the page does not open it again.
    await page.evaluate(() => document.body.append('More'));
    await whenDrawn(page);
    await expect(dialog).toHaveCount(0);
  });
  await test.step('a text in the address, as the browser’s search finds it', async () => {
    await page.goto('about:blank');
    await page.goto(`${cms.url}/page#:~:text=The%20part`);
    await expect(dialog).toBeVisible();
  });
});

test('what is open is on paper, whole, and nothing of its controls', async ({ page, openPage }) => {
  await openPage(
    makePage(
      `${opener('terms')}<div id="terms"><h2>Terms</h2>${'<p>A paragraph.</p>'.repeat(120)}<p id="last">The end</p></div>`,
    ),
  );
  await openOf(page, 'terms');
  await page.emulateMedia({ media: 'print' });
  const box = await page.locator('#last').boundingBox();
  expect(box?.y).toBeGreaterThan(2000);
  await expect(page.getByRole('button', { name: modalContract.texts.close })).toBeHidden();
  const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBeGreaterThan(2);
});
