import { type Page } from '@playwright/test';
import { makeRouterSite, routerPolicy, routerSites } from '../support/router-sites.ts';
import { expect, test } from '../support/test.ts';

type Shown = readonly [address: string, heading: string, position?: string];

/** Address, heading and list have to match. */
async function expectPage(page: Page, ...[address, heading, position]: Shown): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  if (position === undefined) await expect(page.getByRole('navigation')).toHaveCount(0);
  else await expect(page.locator('.pmw-pagination__position')).toHaveText(position);
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(address);
  // Turbo throws if the next visit interrupts one whose answer is still being read.
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
}

for (const site of routerSites) {
  test(`with ${site.name}, Back and Forward bring each page with its own address`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(makeRouterSite(site), routerPolicy);
    await page.goto(`${cms.url}/list`);
    await expectPage(page, '/list', 'Documents', '1 of 5');
    for (const n of [2, 3]) {
      await page.getByRole('link', { name: 'Next page' }).click();
      await expectPage(page, `/list?docPage=${n}`, 'Documents', `${n} of 5`);
    }
    await page.getByRole('link', { name: 'Other page' }).click();
    await expectPage(page, '/other', 'Other');
    const there: readonly Shown[] = [
      ['/list', 'Documents', '1 of 5'],
      ['/list?docPage=2', 'Documents', '2 of 5'],
      ['/list?docPage=3', 'Documents', '3 of 5'],
      ['/other', 'Other'],
    ];
    for (const step of there.toReversed().slice(1)) {
      await page.goBack();
      await expectPage(page, ...step);
    }
    for (const step of there.slice(1)) {
      await page.goForward();
      await expectPage(page, ...step);
    }
    // A step after going back, and a link from there.
    await page.goBack();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expectPage(page, '/list?docPage=2', 'Documents', '2 of 5');
    await page.getByRole('link', { name: 'Other page' }).click();
    await expectPage(page, '/other', 'Other');
    await page.getByRole('link', { name: 'Documents again' }).click();
    await expectPage(page, '/list', 'Documents', '1 of 5');
    await page.goBack();
    await expectPage(page, '/other', 'Other');
    await page.goBack();
    await expectPage(page, '/list?docPage=2', 'Documents', '2 of 5');
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}
