import { makeCmsPage } from '../support/cms-page.ts';
import { hold, readStatuses, whenReady, whenSettled } from '../support/page-watch.ts';
import { expect, test, workingCalls } from '../support/test.ts';
import { subscribeCalloutContract } from '../../../widgets/subscribe-callout/subscribe-callout.contract.ts';

const fields = `<label>Mail <input type="email" id="cms-mail" name="e"></label><button type="button" id="send">Send</button>`;

test('taking over waits while a visitor is in a text field, and for the press that ends it; ready does not; the text moves', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms({
    ...workingCalls,
    'GET /page': makeCmsPage(
      'Another CMS',
      `<section id="s" data-widget="subscribe-callout"><form action="/elsewhere">${fields}</form></section>`,
    ),
  });
  const expectHeldBack = async () => {
    await whenReady(page);
    await whenSettled(page);
    expect(await readStatuses(page)).toEqual({ s: 'pending' });
  };
  const release = await hold(page, '**/static/widgets.js');
  await page.goto(`${cms.url}/page`, { waitUntil: 'commit' });
  await page.locator('#cms-mail').focus();
  await page.keyboard.type('reader@pen');
  release();
  await expectHeldBack();
  await page.keyboard.type('sion.example');
  await page.evaluate(() => {
    document.getElementById('send')?.addEventListener('click', () => {
      document.documentElement.dataset['pressed'] = '';
    });
  });
  await page.locator('#send').hover();
  await page.mouse.down();
  await expectHeldBack();
  await page.mouse.up();
  await expect(page.locator('html')).toHaveAttribute('data-pressed', '');
  await expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');
  const ours = page.getByRole('textbox', { name: subscribeCalloutContract.texts['email-label'] });
  await expect(ours).toHaveValue('reader@pension.example');
  await expect(page.locator('#s :focus')).toHaveCount(1);
  await page.getByRole('button', { name: subscribeCalloutContract.texts.submit }).click();
  await expect(page.getByText('Please confirm by e-mail.')).toBeVisible();
  expect(cms.requests.filter((request) => request.includes('signup'))).toHaveLength(1);
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});
