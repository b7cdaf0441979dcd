import { makeBehaviourPage } from '../support/behaviour-page.ts';
import { expectNoShift, measurePage } from '../support/measure.ts';
import { hold, open, whenDrawn, whenReady } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

const item = (id: string, label: string, content: string, attributes = '') =>
  `<details class="pmw-accordion__item" id="${id}" ${attributes}><summary class="pmw-accordion__summary"><h2 class="pmw-accordion__title">${label}</h2></summary><div class="pmw-accordion__content">${content}</div></details>`;
const accordion = `<p><a href="#figure">To the figure</a> <a href="#close">To the close</a></p>
<div class="pmw pmw-accordion" data-widget="accordion" data-one-open="true">
${item('fees', 'Fees', '<div class="tall"></div><p>One per cent.</p>', 'open')}
${item('notice', 'Notice', '<div class="tall"></div><p id="figure">Ninety days.</p>')}
${item('close', 'Close', '<p>At noon.</p>')}
</div><div class="tall"></div>`;
const answers = makeBehaviourPage(accordion);

test('address and links open the part that they name; a part that is opened stays in view', async ({
  page,
  startCms,
}) => {
  const { url } = await startCms(answers);
  await open(page, `${url}/page#figure`);
  await expect(page.getByText('Ninety days.')).toBeInViewport();
  await expect(page.getByText('One per cent.')).toBeHidden();

  await page.getByRole('link', { name: 'To the close' }).click();
  await expect(page.getByText('At noon.')).toBeInViewport();
  await expect(page.getByText('Ninety days.')).toBeHidden();
  // Closed again, it opens again.
  await page.getByRole('heading', { name: 'Close' }).click();
  await expect(page.getByText('At noon.')).toBeHidden();
  await page.getByRole('link', { name: 'To the close' }).click();
  await expect(page.getByText('At noon.')).toBeInViewport();

  await page.getByRole('heading', { name: 'Fees' }).click();
  await page.getByRole('heading', { name: 'Notice' }).click();
  await expect(page.getByText('One per cent.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Notice' })).toBeInViewport({ ratio: 1 });
});

test('all parts are on paper; then the same ones are open as before', async ({
  page,
  startCms,
}) => {
  const { url } = await startCms(answers);
  await open(page, `${url}/page`);
  const printed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('beforeprint', () => {
          resolve(document.querySelectorAll('details[open]').length);
        });
      }),
  );
  await page.pdf();
  expect(await printed).toBe(3);
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.getByText('One per cent.')).toBeVisible();
});

test('nothing moves when the script takes over; if it never comes, the parts open and close', async ({
  page,
  startCms,
}) => {
  const { url } = await startCms(answers);
  const [fees, close] = [page.getByText('One per cent.'), page.getByText('At noon.')];
  const release = await hold(page, '**/widgets.js');
  await measurePage(page);
  await page.goto(`${url}/page`, { waitUntil: 'commit' });
  await whenDrawn(page);
  release();
  await whenReady(page);
  await expect(fees).toBeVisible();
  await expectNoShift(page);

  await page.unrouteAll();
  await page.route('**/widgets.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'Fees' }).click();
  await expect(fees).toBeHidden();
  await page.getByRole('heading', { name: 'Close' }).click();
  await expect(close).toBeVisible();
});
