import { type Page } from '@playwright/test';
import { loadAxe } from './axe.ts';

/** The names of links that lead to several places of a page's list of links. */
export async function findAmbiguousLinks(page: Page): Promise<string[]> {
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
      const { href } = new URL(link.getAttribute('href') ?? '', document.baseURI);
      targets.set(name, (targets.get(name) ?? new Set()).add(href));
    }
    axe.teardown();
    return [...targets].flatMap(([name, places]) =>
      places.size > 1 ? [`${name}: ${[...places].join(', ')}`] : [],
    );
  });
}
