import { type Page } from '@playwright/test';
import { loadAxe } from '../support/axe.ts';
import { testEachPage } from '../support/each-page.ts';
import { open } from '../support/page-watch.ts';
import { expect } from '../support/test.ts';

/** The names of links that lead to several places of a page's list of links. */
async function findAmbiguous(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(() => {
    const { axe } = window;
    if (!axe) throw new Error('Axe is not loaded.');
    const targets = new Map<string, Set<string>>();
    axe.setup(document);
    for (const link of document.querySelectorAll('a[href]')) {
      const isHidden = !link.checkVisibility({ visibilityProperty: true });
      if (isHidden || link.closest('[aria-hidden=true], [inert]')) continue;
      const name = axe.commons.text.accessibleText(link).replaceAll(/\s+/g, ' ').trim();
      targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? ''));
    }
    axe.teardown();
    return [...targets].flatMap(([name, places]) =>
      places.size > 1 ? [`${name}: ${[...places].join(', ')}`] : [],
    );
  });
}

testEachPage('no two links of one name lead to two places', async (page, address) => {
  await open(page, address);
  // What lies behind the notice, which opens by itself, has no names.
  const close = page.getByRole('button', { name: 'Close', exact: true });
  if (await close.isVisible()) await close.click();
  // The menu is part of the list of links as soon as it is open.
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('.site-panel')) panel.removeAttribute('hidden');
  });
  expect(await findAmbiguous(page)).toEqual([]);
});
