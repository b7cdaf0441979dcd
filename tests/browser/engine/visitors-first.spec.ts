import { type Page } from '@playwright/test';
import { hold, readStatuses, whenReady, whenSettled } from '../support/page-watch.ts';
import { type StartCms } from '../support/start-cms.ts';
import { makeSwapPage } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';

/** Opens a page with fields of the CMS in a mount point. @returns the CMS, and what lets the script come */
async function arrive(page: Page, startCms: StartCms, fields: string) {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makeSwapPage({
      body: `<section id="s" data-widget="subscribe-callout"><form action="/elsewhere">${fields}</form></section><button id="outside">Outside</button>`,
    }),
  });
  const release = await hold(page, '**/static/widgets.js');
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  return { cms, release };
}

const expectMounted = (page: Page) =>
  expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');

async function expectHeldBack(page: Page): Promise<void> {
  await whenReady(page);
  await whenSettled(page);
  expect(await readStatuses(page)).toEqual({ s: 'pending' });
}

const email = '<label>Mail <input type="email" id="cms-mail" name="e"></label>';

test('taking over waits while a visitor is in a text field; ready does not; text and focus move', async ({
  page,
  startCms,
  watch,
}) => {
  const { cms, release } = await arrive(page, startCms, `${email}<button>Send</button>`);
  await page.locator('#cms-mail').focus();
  await page.keyboard.type('reader@pen');
  release();
  await expectHeldBack(page);
  await page.keyboard.type('sion.example');
  await expectHeldBack(page);
  await page.locator('#outside').click();
  await expectMounted(page);
  const ours = page.getByRole('textbox', { name: 'Email address' });
  await expect(ours).toHaveValue('reader@pension.example');
  await expect(page.locator('#outside')).toBeFocused();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please confirm by e-mail.')).toBeVisible();
  expect(cms.requests.filter((request) => request.includes('signup'))).toHaveLength(1);
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('a press on the CMS’s own button is not lost when the focus leaves its field for it', async ({
  page,
  startCms,
}) => {
  const button = '<button type="button" id="send">Send</button>';
  const { release } = await arrive(page, startCms, email + button);
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
  await expectMounted(page);
});
