import { answers, apply, makePage, menuButton, status } from '../support/filter-page.ts';
import { open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

test('is driven by the keyboard alone', async ({ page, startCms }) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page`);
  await menuButton(page, 'Topic').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Rates' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(menuButton(page, 'Topic')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove Rates' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(menuButton(page, 'Topic')).toBeFocused();
  // Leaving by Tab closes it too.
  await page.keyboard.press('Enter');
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('Tab goes through an open menu, and leaving it drops its checks', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page`);
  await menuButton(page, 'Topic').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Credit' })).toBeFocused();
  await page.keyboard.press('Space');
  for (const name of ['Apply', 'Clear', 'Region Any']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(status(page)).toHaveText('40 results');
  await menuButton(page, 'Topic').click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('what a menu shows can be said: its name is its label and its value, heard once', async ({
  page,
  startCms,
}) => {
  const cms = await startCms(answers);
  await open(page, `${cms.url}/page`);
  const check = async (shown: string) => {
    const topic = menuButton(page, 'Topic');
    await expect(topic).toHaveText(shown);
    await expect(topic).toHaveAccessibleName(`Topic ${shown}`);
    await expect(topic).toHaveAccessibleDescription('');
  };
  await check('Any');
  await apply(page, 'Topic', 'Credit');
  await check('Credit');
  await apply(page, 'Topic', 'Rates');
  await check('2 selected');
});

test('an open menu hangs from its button’s right edge where text runs to the left', async ({
  page,
  startCms,
}) => {
  const { body } = makePage('news');
  const cms = await startCms({
    ...answers,
    'GET /page': { body: body.replace('<html', '<html dir="rtl"') },
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${cms.url}/page`);
  await menuButton(page, 'Topic').click();
  const read = async () => {
    const boxes = [page.getByRole('group', { name: 'Topic' }), menuButton(page, 'Topic')];
    const [panel, button] = await Promise.all(boxes.map((each) => each.boundingBox()));
    return (panel?.x ?? 0) + (panel?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0);
  };
  expect(Math.abs(await read())).toBeLessThan(1);
});
