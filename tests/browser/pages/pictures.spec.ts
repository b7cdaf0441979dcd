import { type Page } from '@playwright/test';
import { openEach } from '../support/openings.ts';
import { open, whenIdle } from '../support/page-watch.ts';
import { readThrough } from '../support/read-through.ts';
import { expect, test } from '../support/test.ts';
import { paginationTexts } from '../../../shared/components/pagination.contract.ts';

const readName = (address: string) => /\/images\/([\w-]+?)(?:-\d+)?\./.exec(address)?.[1];

/** By their names, the addresses of the pictures that a page asks for: one for each width. */
function watchPictures(page: Page): ReadonlyMap<string, ReadonlySet<string>> {
  const asked = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const name = readName(request.url());
    if (name !== undefined) asked.set(name, (asked.get(name) ?? new Set()).add(request.url()));
  });
  return asked;
}

for (const address of ['/news', '/thought-leadership']) {
  test(`${address} asks for each picture in one width, also where it is drawn anew, hidden or turned over`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const asked = watchPictures(page);
    await open(page, address);
    await readThrough(page);
    await openEach(page, 'main', () => whenIdle(page));
    const next = page.getByRole('link', { name: paginationTexts.next });
    if ((await next.count()) > 0) await next.click();
    await whenIdle(page);
    const twice = [...asked.values()].filter(({ size }) => size > 1).map((each) => [...each]);
    expect(asked.size).toBeGreaterThan(0);
    expect(twice).toEqual([]);
  });
}

test('a phone does not load the picture of a head that it leaves out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = watchPictures(page);
  await open(page, '/insights');
  await readThrough(page);
  await whenIdle(page);
  const picture = page.locator('.site-page-header img');
  await expect(picture).toBeHidden();
  const name = readName((await picture.getAttribute('src')) ?? '');
  expect(name).toBeDefined();
  expect(asked.size).toBeGreaterThan(0);
  expect([...asked.keys()]).not.toContain(name);
});
