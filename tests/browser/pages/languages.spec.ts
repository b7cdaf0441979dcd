import { translatedAddresses } from '../../setup/site/site-pages.ts';
import { isLong } from '../../setup/test-length.ts';
import { findAxeProblems } from '../support/axe.ts';
import { findMisfits } from '../support/misfits.ts';
import { listUnmounted, open } from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';

/** A page in each language: `npm run test:long` looks at all. */
const sample = ['/ar', '/de/search'];

for (const address of isLong ? translatedAddresses : sample) {
  test(`${address} is whole in its language, from its own side, at each width`, async ({
    page,
    watch,
  }) => {
    const isArabic = address.startsWith('/ar');
    const [culture, direction] = isArabic ? ['ar-AE', 'rtl'] : ['de-DE', 'ltr'];
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const isSearch = address.endsWith('/search');
    const words = isArabic ? 'صندوق' : 'Jahresbericht';
    await open(page, isSearch ? `${address}?searchtext=${words}` : address);
    await expect(page.locator('html')).toHaveAttribute('lang', culture);
    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
    expect(await listUnmounted(page)).toEqual([]);
    // Texts and answers are in the language: each call goes to its culture, and none is for the texts.
    const path = new RegExp(`^/(?:api/)?${culture.toLowerCase()}/`);
    expect(calls.map((url) => new URL(url).pathname).filter((each) => !path.test(each))).toEqual(
      [],
    );
    expect(calls.length > 0).toBe(!/\/(?:funds|login)$/.test(address));
    if (isSearch) await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    const letters = isArabic ? /[\u0600-\u06ff]/ : /[a-z]/i;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(letters);
    // A dialog that opens by itself lies over the page.
    for (const dialog of await page.getByRole('alertdialog').all()) {
      expect(await findMisfits(page)).toEqual([]);
      await dialog.getByRole('button').first().click();
    }
    // The other pages are the English ones with other words.
    if (['/ar', '/de'].includes(address)) expect(await findAxeProblems(page)).toEqual([]);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findMisfits(page)).toEqual([]);
    }
    const { errors, warnings, violations } = watch;
    expect({ errors, warnings, violations }).toEqual({ errors: [], warnings: [], violations: [] });
  });
}
