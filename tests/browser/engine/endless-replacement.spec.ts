import { type Page } from '@playwright/test';
import { policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { whenReady } from '../support/page-watch.ts';
import { carousel, makeSwapPage } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';

// A page that answers every mounting by restoring its own content must not cause an endless loop. Code that
// replaces content at its own pace, or a person, may do so for ever.

const content = '<h2>From the page</h2>';
const place = `<div id="place">${carousel('c', content)}</div>`;

/** Ways in which a page, or a framework on it, restores its own content. They run in the page. */
const pages: readonly (readonly [string, (html: string) => void])[] = [
  [
    'in a listener',
    () => {
      document.addEventListener('widget:mounted', ({ target }) => {
        const element = target as Element;
        if (element.id === 'c') element.replaceChildren('From the page');
      });
    },
  ],
  [
    'in an observer of its own',
    () => {
      const place = document.getElementById('place');
      const observer = new MutationObserver(() => {
        const element = document.getElementById('c');
        if (element?.querySelector('.pmw-carousel')) element.replaceChildren('From the page');
      });
      if (place) observer.observe(place, { childList: true, subtree: true });
    },
  ],
  [
    'a little later',
    () => {
      document.addEventListener('widget:mounted', ({ target }) => {
        const element = target as Element;
        if (element.id !== 'c') return;
        setTimeout(() => {
          element.replaceChildren('From the page');
        }, 50);
      });
    },
  ],
  [
    'with the element itself',
    (html) => {
      document.addEventListener('widget:mounted', () => {
        const place = document.getElementById('place');
        if (place) place.innerHTML = html; // eslint-disable-line no-restricted-syntax -- as such a page does
      });
    },
  ],
  [
    'with the element itself, whatever is written on it',
    (html) => {
      const place = document.getElementById('place');
      const render = () => {
        if (place) place.innerHTML = html; // eslint-disable-line no-restricted-syntax -- as such a page does
      };
      const observer = new MutationObserver(() => {
        observer.disconnect();
        render();
        setTimeout(watch);
      });
      const watch = () => {
        if (place) observer.observe(place, { attributes: true, childList: true, subtree: true });
      };
      watch();
    },
  ],
  [
    'by taking the status away',
    () => {
      document.addEventListener('widget:mounted', ({ target }) => {
        const element = target as Element;
        if (element.id === 'c') element.removeAttribute('data-widget-status');
      });
    },
  ],
];

const countMounted = (page: Page) =>
  page.evaluate(() => {
    const counts = { mounted: 0 };
    Object.assign(window, { counts });
    document.addEventListener('widget:mounted', () => (counts.mounted += 1));
  });
const readMounted = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: { mounted: number } }).counts.mounted);

for (const [way, putBack] of pages) {
  test(`a page that puts its content back ${way} keeps it in the end`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(
      { ...workingCalls, 'GET /page': makeSwapPage({ body: place }) },
      policyOfLibraries,
    );
    await page.goto(`${cms.url}/page`);
    await whenReady(page);
    await countMounted(page);
    await page.evaluate(putBack, carousel('c', content));
    await page.evaluate(() => {
      window.PrivateMarketsWidgets.unmount();
      return window.PrivateMarketsWidgets.mount();
    });
    await expect.poll(() => watch.errors).toHaveLength(1);
    // Other new elements are mounted as usual. At once: after half a second of quiet another try begins.
    const mounted = await page.evaluate((html) => {
      const aside = document.createElement('aside');
      aside.innerHTML = html; // eslint-disable-line no-restricted-syntax -- as a page does
      document.body.append(aside);
      return (window as unknown as { counts: { mounted: number } }).counts.mounted;
    }, '<section id="s" data-widget="subscribe-callout"><p>CMS</p></section>');
    await expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');
    expect(await readMounted(page)).toBe(mounted + 1);
    expect(mounted).toBeLessThan(15);
    await expect(page.locator('#c')).toContainText('From the page');
    await expect(page.locator('.pmw-carousel')).toHaveCount(0);
    expect(watch.errors).toEqual([expect.stringMatching(/^carousel: the content is put back/)]);
    expect(watch.uncaught).toEqual([]);
  });
}

test('content that a visitor replaces by every key lives', async ({ page, startCms, watch }) => {
  const cms = await startCms(
    {
      ...workingCalls,
      ...serveLibrary('htmx2'),
      'GET /page': makeSwapPage({
        library: 'htmx2',
        body: `<label>Search <input hx-get="/part" hx-trigger="input" hx-target="#place"></label>${place}`,
      }),
      'GET /part': { body: carousel('c', content) },
    },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  for (const letter of 'private markets') {
    const mounted = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('widget:mounted', resolve, { once: true });
        }),
    );
    await page.getByRole('textbox').press(letter);
    await mounted;
  }
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  expect(watch.errors).toEqual([]);
});
