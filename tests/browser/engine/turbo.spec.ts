import { type Page } from '@playwright/test';
import { type Answers } from '../support/foreign-cms.ts';
import { policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { expectNoGrowth } from '../support/memory.ts';
import { whenReady, whenSettled } from '../support/page-watch.ts';
import { carousel, makeSwapPage, readRestored } from '../support/swap-page.ts';
import { expect, linkTag, scriptTag, slides, test, workingCalls } from '../support/test.ts';
import { shownSlide } from '../support/shown-slide.ts';

declare const Turbo: {
  visit(address: string, options?: { action: string }): void;
  readonly session: { refresh(address: string): void };
};

const morph =
  '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">';

const turboPage = (body: string, head = '') => makeSwapPage({ library: 'turbo', head, body });

const calls: Answers = { ...workingCalls, ...serveLibrary('turbo') };

/** The picture on screen when the widget is drawn again. */
const first = 'Copy of the first slide.';

const visit = (page: Page, path: string, action = 'advance') =>
  page.evaluate(
    ([address = '', kind = '']) => {
      Turbo.visit(address, { action: kind });
    },
    [path, action],
  );

test('a visit and Back: the preview shows the CMS content, then the widget works', async ({
  page,
  startCms,
  watch,
}) => {
  const modal = '<span data-modal="#more">More</span><div id="more">What is hidden</div>';
  const cms = await startCms(
    {
      ...calls,
      'GET /a': turboPage(`${carousel('a', '<h2>CMS a</h2>')}<div id="text">${modal}</div>`),
      'GET /b': turboPage(carousel('b', '<h2>CMS b</h2>')),
    },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/a`);
  await whenReady(page);
  await visit(page, '/b');
  await expect(page.locator('#b')).toHaveAttribute('data-widget-status', 'mounted');
  await page.evaluate(() => {
    document.addEventListener(
      'turbo:before-render',
      (event) => {
        const { newBody } = (event as CustomEvent<{ newBody: Element }>).detail;
        document.documentElement.dataset['shown'] = ['#a', '#text']
          .map((selector) => newBody.querySelector(selector)?.innerHTML ?? '')
          .join('');
      },
      { once: true },
    );
  });
  await page.goBack();
  await expect(page.locator('#a')).toHaveAttribute('data-widget-status', 'mounted');
  expect(await page.locator('html').getAttribute('data-shown')).toBe(`<h2>CMS a</h2>${modal}`);
  await expect(page.locator('#more')).toBeHidden();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');
  expect([watch.errors, watch.warnings, watch.uncaught]).toEqual([[], [], []]);
});

for (const cache of ['', '<meta name="turbo-cache-control" content="no-cache">']) {
  for (const [what, content] of [
    ['the same content', '<h2>CMS 1</h2>'],
    ['new content', '<section class="pmw"><h2>CMS 2</h2></section>'],
  ] as const) {
    test(`a refresh by morph with ${what} ${cache && 'of a page that is not kept '}leaves a working widget`, async ({
      page,
      startCms,
      watch,
    }) => {
      let count = 0;
      const cms = await startCms(
        {
          ...calls,
          'GET /page': () => {
            count += 1;
            return turboPage(
              carousel('c', count === 1 ? '<h2>CMS 1</h2>' : content),
              morph + cache,
            );
          },
        },
        policyOfLibraries,
      );
      await page.goto(`${cms.url}/page`);
      await whenReady(page);
      await page.evaluate(() => {
        document.addEventListener('turbo:render', () => {
          document.documentElement.dataset['rendered'] = '';
        });
      });
      await visit(page, '/page', 'replace');
      await expect(page.locator('html')).toHaveAttribute('data-rendered', '');
      await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
      await expect(shownSlide(page)).toContainText(first);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect(shownSlide(page)).toContainText('Copy of the second slide.');
      expect(count).toBe(2);
      expect(await readRestored(page, 'c')).toBe(content);
      expect([watch.errors, watch.uncaught]).toEqual([[], []]);
    });
  }
}

test('a stream that asks for a refresh leaves a working widget', async ({
  page,
  startCms,
  watch,
}) => {
  let count = 0;
  const cms = await startCms(
    {
      ...calls,
      'GET /page': () => {
        count += 1;
        return turboPage(carousel('c', `<h2>CMS ${count}</h2>`), morph);
      },
    },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.evaluate(() => {
    const stream = document.createElement('turbo-stream');
    stream.setAttribute('action', 'refresh');
    document.body.append(stream);
  });
  await expect.poll(() => count).toBe(2);
  await whenSettled(page);
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');
  expect(await readRestored(page, 'c')).toBe('<h2>CMS 2</h2>');
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('a stream that updates and one that replaces a mounted element', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(
    { ...calls, 'GET /page': turboPage(carousel('c', '<h2>CMS 1</h2>')) },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  const send = (action: string, html: string) =>
    page.evaluate(
      ([kind = '', content = '']) => {
        // eslint-disable-next-line no-restricted-syntax -- as such a page does
        document.body.insertAdjacentHTML(
          'beforeend',
          `<turbo-stream action="${kind}" target="c"><template>${content}</template></turbo-stream>`,
        );
      },
      [action, html],
    );
  const moveOn = async () => {
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(shownSlide(page)).not.toContainText(first);
  };
  for (const method of ['', '" method="morph']) {
    await moveOn();
    await send(`update${method}`, '<h2>CMS 2</h2>');
    await expect(shownSlide(page)).toContainText(first);
    await moveOn();
    await send(`replace${method}`, carousel('c', '<h2>CMS 3</h2>'));
    await expect(shownSlide(page)).toContainText(first);
  }
  expect(await readRestored(page, 'c')).toBe('<h2>CMS 3</h2>');
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('frames bring widgets, and keep those outside when they change the address', async ({
  page,
  startCms,
  watch,
}) => {
  const frame = (content: string) =>
    `<turbo-frame id="f" data-turbo-action="advance">${content}</turbo-frame>`;
  const cms = await startCms(
    {
      ...calls,
      'GET /page': turboPage(
        `${frame('<a href="/other">Other</a>')}${carousel('c', '<h2>CMS</h2>')}`,
      ),
      'GET /other': turboPage(frame(carousel('inside', '<h2>CMS inside</h2>'))),
    },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.getByRole('link', { name: 'Other' }).click();
  await expect(page.locator('#inside')).toHaveAttribute('data-widget-status', 'mounted');
  await expect(page).toHaveURL(/\/other$/);
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  await page.locator('#c').getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page.locator('#c'))).toContainText('Copy of the second slide.');
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

test('a link to a place of the same page leaves the widgets', async ({ page, startCms }) => {
  const cms = await startCms(
    {
      ...calls,
      'GET /page': turboPage(
        `<a href="#place">Down</a>${carousel('c', '<h2>CMS</h2>')}<p id="place">Place</p>`,
      ),
    },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/page`);
  await whenReady(page);
  await page.getByRole('link', { name: 'Down' }).click();
  await expect(page).toHaveURL(/#place$/);
  await whenSettled(page);
  await expect(page.locator('#c')).toHaveAttribute('data-widget-status', 'mounted');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');
});

const germanTag = scriptTag.replace('<script', '<script data-culture="de-DE"');
const greeting = (lang: string, text: string) => `data-text-carousel-next="${text}" lang="${lang}"`;

for (const [where, place] of [
  ['in the head', (tag: string) => ({ head: linkTag + tag, end: '' })],
  ['at the end', (tag: string) => ({ head: linkTag, end: tag })],
] as const) {
  test(`a visit to a page in another language with its own script tag ${where}, and back`, async ({
    page,
    startCms,
    watch,
  }) => {
    const makePage = (lang: string, tag: string) => {
      const { head, end } = place(tag);
      return {
        body: `<!doctype html><html lang="${lang}"><head><title>T</title><script src="/lib/turbo.js" defer></script>${head}</head><body>${carousel('c', '<h2>CMS</h2>')}${end}</body></html>`,
      };
    };
    const cms = await startCms(
      {
        ...calls,
        'GET /de-de/slideshow/home': slides,
        'GET /en': makePage('en-US', scriptTag.replace('<script', '<script data-culture="en-US"')),
        'GET /de': makePage(
          'de-DE',
          germanTag.replace('<script', `<script ${greeting('', 'Weiter')}`),
        ),
      },
      policyOfLibraries,
    );
    await page.goto(`${cms.url}/en`);
    await whenReady(page);
    await visit(page, '/de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await visit(page, '/en', 'advance');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    await whenSettled(page);
    const paths = cms.requests.filter((request) => request.includes('slideshow'));
    expect(new Set(paths)).toEqual(
      new Set(['GET /en-us/slideshow/home', 'GET /de-de/slideshow/home']),
    );
    expect(paths[1]).toBe('GET /de-de/slideshow/home');
    expect(paths.at(-1)).toBe('GET /en-us/slideshow/home');
    expect([watch.errors, watch.warnings, watch.uncaught]).toEqual([[], [], []]);
  });
}

test('a visit to a page in another language by <html lang> alone', async ({ page, startCms }) => {
  const body = carousel('c', '<h2>CMS</h2>');
  const cms = await startCms(
    {
      ...calls,
      'GET /de-de/slideshow/home': slides,
      'GET /en': makeSwapPage({ library: 'turbo', lang: 'en-US', body }),
      'GET /de': makeSwapPage({ library: 'turbo', lang: 'de-DE', body }),
    },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/en`);
  await whenReady(page);
  await visit(page, '/de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(shownSlide(page)).toContainText(first);
  await expect
    .poll(() => cms.requests.filter((request) => request.includes('slideshow')))
    .toEqual(['GET /en-us/slideshow/home', 'GET /de-de/slideshow/home']);
});

test('Back brings the options of the page that it leads to', async ({ page, startCms }) => {
  const tagOf = (base: string) =>
    `<script src="/static/widgets.js" defer data-site-base="${base}"></script>`;
  const pageOf = (base: string, id: string) =>
    makeSwapPage({ library: 'turbo', tag: tagOf(base), body: carousel(id, '<h2>CMS</h2>') });
  const cms = await startCms(
    {
      ...calls,
      'GET /one/en-us/slideshow/home': slides,
      'GET /two/en-us/slideshow/home': slides,
      'GET /a': pageOf('/one/', 'a'),
      'GET /b': pageOf('/two/', 'b'),
    },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/a`);
  await whenReady(page);
  await visit(page, '/b');
  await expect(page.locator('#b')).toHaveAttribute('data-widget-status', 'mounted');
  await page.goBack();
  await expect(page.locator('#a')).toHaveAttribute('data-widget-status', 'mounted');
  await page.goForward();
  await expect(page.locator('#b')).toHaveAttribute('data-widget-status', 'mounted');
  const asked = cms.requests.filter((request) => request.includes('slideshow'));
  expect(asked.map((request) => request.slice(4, 9))).toEqual(['/one/', '/two/', '/one/', '/two/']);
});

test('500 visits there and back leave no node or listener', async ({ page, startCms }) => {
  test.setTimeout(180_000);
  const body = (id: string) =>
    turboPage(
      `${carousel(id, '<h2>CMS</h2>')}<section data-widget="subscribe-callout"><p>CMS</p></section>`,
    );
  const cms = await startCms(
    { ...calls, 'GET /a': body('a'), 'GET /b': body('b') },
    policyOfLibraries,
  );
  await page.goto(`${cms.url}/a`);
  await whenReady(page);
  const session = await page.context().newCDPSession(page);
  const thereAndBack = (rounds: number) =>
    page.evaluate(async (times) => {
      const arrive = (id: string) =>
        new Promise<void>((resolve) => {
          const onMounted = ({ target }: Event) => {
            if (!(target instanceof Element) || target.id !== id) return;
            document.removeEventListener('widget:mounted', onMounted);
            resolve();
          };
          document.addEventListener('widget:mounted', onMounted);
          Turbo.visit(`/${id}`, { action: 'replace' });
        });
      for (let round = 0; round < times; round += 1) {
        await arrive('b');
        await arrive('a');
      }
    }, rounds);
  // One listener for each visit would be two a round. React has 143 on an element that it draws, and those of the
  // last one or two may wait for a later collection. After the first rounds the caches of Turbo and React are full.
  await expectNoGrowth(session, thereAndBack, { rounds: 250, warmUp: 15, most: 1.5 });
});
