import { type Page } from '@playwright/test';
import { policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { open, whenSettled } from '../support/page-watch.ts';
import { makeReplacementPage, replacements, toReplacementHtml } from '../support/replacements.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { carousel, makeSwapPage, readRestored } from '../support/swap-page.ts';
import { expect, test, workingCalls } from '../support/test.ts';

// Content with which a page replaces what a widget drew is the CMS content from then on.

/** Goes on from the first slide: the widget has just been drawn, and works. */
async function moveOn(page: Page): Promise<void> {
  await expect(shownSlide(page)).toContainText('Copy of the first slide.');
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');
}

/** The second has the same tag and class as the widget's own: a morph keeps the node and changes it. */
const contents = ['<h2>Second</h2><p>More</p>', '<section class="pmw"><h2>Third</h2></section>'];

for (const way of replacements) {
  test(`content that comes by ${way.name} is the CMS content, and the widget mounts anew, once`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(
      { ...workingCalls, ...makeReplacementPage(way, '<h2>First</h2>') },
      policyOfLibraries,
    );
    await open(page, `${cms.url}/page`);
    for (const content of contents) {
      await moveOn(page);
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        for (const type of ['widget:mounted', 'widget:unmounted']) {
          document.addEventListener(type, (event) => seen.push(event.type));
        }
      });
      await page.evaluate(way.replace, toReplacementHtml(way, content));
      await moveOn(page);
      await whenSettled(page);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen).toEqual(['widget:unmounted', 'widget:mounted']);
      expect(await readRestored(page, 'c')).toBe(content);
      await page.evaluate(() => window.PrivateMarketsWidgets.mount());
    }
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}

// A page that answers every mounting within the same frame by restoring its own content must not cause an endless
// loop: it is slowed down, told once, never given up. Code that replaces content at its own pace, or a person, may do so
// for ever.

declare global {
  interface Window {
    /** The script of the page gives up. */
    isStopped?: boolean;
  }
}

const place = `<div id="place">${carousel('c', '<h2>From the page</h2>')}</div>`;

/** Ways in which a page, or a framework on it, restores its own content. They run in the page. */
const restorings: Readonly<Record<string, (html: string) => void>> = {
  'in an observer of its own': () => {
    const around = document.getElementById('place');
    const observer = new MutationObserver(() => {
      const element = document.getElementById('c');
      if (!window.isStopped && element?.querySelector('.pmw-carousel'))
        element.replaceChildren('From the page');
    });
    if (around) observer.observe(around, { childList: true, subtree: true });
  },
  'with the element itself, whatever is written on it': (html) => {
    const around = document.getElementById('place');
    const observer = new MutationObserver(() => {
      observer.disconnect();
      if (around && !window.isStopped) around.innerHTML = html; // eslint-disable-line no-restricted-syntax -- as such a page does
      setTimeout(watch);
    });
    const watch = () => {
      if (around) observer.observe(around, { attributes: true, childList: true, subtree: true });
    };
    watch();
  },
};

for (const [way, restore] of Object.entries(restorings)) {
  test(`a page that puts its content back ${way} is told once, holds up nobody, and is never given up`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(
      { ...workingCalls, 'GET /page': makeSwapPage({ body: place }) },
      policyOfLibraries,
    );
    await open(page, `${cms.url}/page`);
    await page.evaluate(restore, carousel('c', '<h2>From the page</h2>'));
    await page.evaluate(() => {
      window.PrivateMarketsWidgets.unmount();
      void window.PrivateMarketsWidgets.mount();
    });
    await expect.poll(() => watch.errors).toHaveLength(1);
    // Other new elements are mounted as usual.
    await page.evaluate(() => {
      const other = Object.assign(document.createElement('section'), { id: 's' });
      other.setAttribute('data-widget', 'subscribe-callout');
      document.body.append(other);
    });
    await expect(page.locator('#s')).toHaveAttribute('data-widget-status', 'mounted');
    await page.evaluate(() => (window.isStopped = true));
    await moveOn(page);
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
      'GET /part': { body: carousel('c', '<h2>From the page</h2>') },
    },
    policyOfLibraries,
  );
  await open(page, `${cms.url}/page`);
  for (const letter of 'private') {
    const mounted = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('widget:mounted', resolve, { once: true });
        }),
    );
    await page.getByRole('textbox').press(letter);
    await mounted;
  }
  await moveOn(page);
  expect(watch.errors).toEqual([]);
});
