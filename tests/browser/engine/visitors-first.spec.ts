import { hold, readStatuses, whenReady, whenSettled } from '../support/page-watch.ts';
import { makeSwapPage } from '../support/swap-page.ts';
import { expect, slides, test, workingCalls } from '../support/test.ts';

const scriptPath = '**/static/widgets.js';

const form = (fields: string) =>
  makeSwapPage({
    body: `<section id="s" data-widget="subscribe-callout"><form action="/elsewhere">${fields}</form></section><button id="outside">Outside</button>`,
  });

const email = '<label>Mail <input type="email" id="cms-mail" name="e"></label>';

test('taking over waits while a visitor is in a text field; ready does not; text and focus move', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': form(`${email}<button>Send</button>`),
  });
  const release = await hold(page, scriptPath);
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  await page.locator('#cms-mail').focus();
  await page.keyboard.type('reader@pen');
  release();
  await whenReady(page);
  expect(await readStatuses(page)).toEqual({ s: 'pending' });
  await page.keyboard.type('sion.example');
  await whenSettled(page);
  expect(await readStatuses(page)).toEqual({ s: 'pending' });
  await page.locator('#outside').click();
  await expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');
  const ours = page.getByRole('textbox', { name: 'Email address' });
  await expect(ours).toHaveValue('reader@pension.example');
  await expect(page.locator('#outside')).toBeFocused();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please confirm by e-mail.')).toBeVisible();
  expect(cms.requests.filter((request) => request.includes('signup'))).toHaveLength(1);
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('a focus in editable content holds it back, until the focus leaves', async ({
  page,
  startCms,
}) => {
  const editable = '<div contenteditable="true" id="field">x</div>';
  const cms = await startCms({ ...workingCalls, 'GET /page': form(editable) });
  const release = await hold(page, scriptPath);
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  await page.locator('#field').focus();
  release();
  await whenReady(page);
  await whenSettled(page);
  expect(await readStatuses(page)).toEqual({ s: 'pending' });
  await page.locator('#outside').focus();
  await expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');
});

test('a focus that comes while the widget loads holds it back too', async ({ page, startCms }) => {
  const cms = await startCms({
    'GET /en-us/slideshow/home': { ...slides, delayMs: 400 },
    'GET /page': makeSwapPage({
      body: '<section id="c" data-widget="carousel" data-carousel-id="home"><input id="field" type="search"></section><button id="outside">Outside</button>',
    }),
  });
  await page.goto(`${cms.url}/page`);
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'loading');
  await page.locator('#field').focus();
  await whenReady(page);
  expect(await readStatuses(page)).toEqual({ c: 'pending' });
  await page.locator('#outside').focus();
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
});

test('the page’s own autofocus does not hold it back, and moves', async ({ page, startCms }) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': form('<input type="email" autofocus id="cms-mail"><button>Send</button>'),
  });
  const release = await hold(page, scriptPath);
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  await expect(page.locator('#cms-mail')).toBeFocused();
  release();
  await expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused();
});

test('what is typed into an autofocused field does', async ({ page, startCms }) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': form('<input type="email" autofocus id="cms-mail"><button>Send</button>'),
  });
  const release = await hold(page, scriptPath);
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  await expect(page.locator('#cms-mail')).toBeFocused();
  await page.keyboard.type('a@b');
  release();
  await whenReady(page);
  expect(await readStatuses(page)).toEqual({ s: 'pending' });
});

for (const [kind, control, expected] of [
  [
    'a button with a counterpart',
    '<button type="button" id="was">Go to slide 3</button>',
    'Go to slide 3',
  ],
  ['a link without one', '<a href="/x" id="was">Something else</a>', undefined],
] as const) {
  test(`a focus on ${kind} does not wait and is not lost`, async ({ page, startCms }) => {
    const cms = await startCms({
      ...workingCalls,
      'GET /page': makeSwapPage({
        body: `<section id="c" data-widget="carousel" data-carousel-id="home">${control}</section>`,
      }),
    });
    const release = await hold(page, scriptPath);
    await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
    await page.locator('#was').focus();
    release();
    await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
    const focused = await page.evaluate(() => ({
      isInside: document.getElementById('c')?.contains(document.activeElement),
      label: document.activeElement?.getAttribute('aria-label') ?? undefined,
    }));
    expect(focused.isInside).toBe(true);
    if (expected !== undefined) expect(focused.label).toBe(expected);
  });
}

test('a press on the CMS’s own button is not lost when the focus leaves its field for it', async ({
  page,
  startCms,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': form(`${email}<button type="button" id="send">Send</button>`),
  });
  const release = await hold(page, scriptPath);
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  await page.locator('#cms-mail').focus();
  release();
  await whenReady(page);
  await page.evaluate(() => {
    document.getElementById('send')?.addEventListener('click', () => {
      document.documentElement.dataset['pressed'] = '';
    });
  });
  await page.locator('#send').hover();
  await page.mouse.down();
  await whenSettled(page);
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', '');
  await expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');
});
