import { policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { whenReady } from '../support/page-watch.ts';
import { carousel, makeSwapPage } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';
import { shownSlide } from '../support/shown-slide.ts';

// A page that answers every mounting within the same frame by restoring its own content must not cause an endless
// loop: it is slowed down, told once, never given up. Code that replaces content at its own pace, or a person, may do so
// for ever.

declare global {
  interface Window {
    /** The script of the page gives up. */
    isStopped?: boolean;
  }
}

const content = '<h2>From the page</h2>';
const place = `<div id="place">${carousel('c', content)}</div>`;

/** Ways in which a page, or a framework on it, restores its own content. They run in the page. */
const pages: readonly (readonly [string, (html: string) => void])[] = [
  [
    'in a listener',
    () => {
      document.addEventListener('widget:mounted', ({ target }) => {
        const element = target as Element;
        if (element.id === 'c' && !window.isStopped) element.replaceChildren('From the page');
      });
    },
  ],
  [
    'in an observer of its own',
    () => {
      const place = document.getElementById('place');
      const observer = new MutationObserver(() => {
        const element = document.getElementById('c');
        if (!window.isStopped && element?.querySelector('.pmw-carousel'))
          element.replaceChildren('From the page');
      });
      if (place) observer.observe(place, { childList: true, subtree: true });
    },
  ],
  [
    'with the element itself',
    (html) => {
      document.addEventListener('widget:mounted', () => {
        const place = document.getElementById('place');
        if (place && !window.isStopped) place.innerHTML = html; // eslint-disable-line no-restricted-syntax -- as such a page does
      });
    },
  ],
  [
    'with the element itself, whatever is written on it',
    (html) => {
      const place = document.getElementById('place');
      const render = () => {
        if (place && !window.isStopped) place.innerHTML = html; // eslint-disable-line no-restricted-syntax -- as such a page does
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
        if (element.id === 'c' && !window.isStopped) element.removeAttribute('data-widget-status');
      });
    },
  ],
];

for (const [way, putBack] of pages) {
  test(`a page that puts its content back ${way} is told once, holds up nobody, and is never given up`, async ({
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
    await page.evaluate(putBack, carousel('c', content));
    await page.evaluate(() => {
      window.PrivateMarketsWidgets.unmount();
      void window.PrivateMarketsWidgets.mount();
    });
    await expect.poll(() => watch.errors).toHaveLength(1);
    // Other new elements are mounted as usual.
    await page.evaluate((html) => {
      const aside = document.createElement('aside');
      aside.innerHTML = html; // eslint-disable-line no-restricted-syntax -- as a page does
      document.body.append(aside);
    }, '<section id="s" data-widget="subscribe-callout"><p>CMS</p></section>');
    await expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');
    await page.evaluate(() => (window.isStopped = true));
    await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).toContainText('Copy of the second slide.');
    expect(watch.errors).toEqual([expect.stringMatching(/^carousel: the content is put back/)]);
    expect(watch.uncaught).toEqual([]);
  });
}

for (const everyMs of [50, 250]) {
  test(`a fragment that the page replaces every ${everyMs} ms lives`, async ({
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
    await page.evaluate(
      async ([html, ms]) => {
        const ticker = document.getElementById('place');
        for (let round = 0; round < 12; round += 1) {
          if (ticker) ticker.innerHTML = html; // eslint-disable-line no-restricted-syntax -- as such a page does
          await new Promise((resolve) => setTimeout(resolve, ms));
        }
      },
      [carousel('c', content), everyMs] as const,
    );
    await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).toContainText('Copy of the second slide.');
    expect([watch.errors, watch.warnings, watch.uncaught]).toEqual([[], [], []]);
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
