import { type Page } from '@playwright/test';
import { type Answers } from '../support/foreign-cms.ts';
import { policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { expectNoGrowth } from '../support/memory.ts';
import { open, whenSettled } from '../support/page-watch.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { carousel, makeSwapPage, readRestored } from '../support/swap-page.ts';
import { expect, linkTag, slides, test, workingCalls } from '../support/test.ts';

declare const Turbo: { visit(address: string, options?: { action: string }): void };

const makePage = (body: string, head = '') => makeSwapPage({ library: 'turbo', head, body });
const calls: Answers = { ...workingCalls, ...serveLibrary('turbo') };

const visit = (page: Page, path: string, action = 'advance') =>
  page.evaluate(
    ([address = '', kind = '']) => {
      Turbo.visit(address, { action: kind });
    },
    [path, action],
  );

/** Goes on from the first slide, which a widget shows that has just been drawn. */
async function moveOn(page: Page): Promise<void> {
  await expect(shownSlide(page)).toContainText('Copy of the first slide.');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');
}

test('a link to a place leaves the widgets; after a visit and Back the preview shows the CMS content, then they work', async ({
  page,
  startCms,
  watch,
}) => {
  const modal = '<span data-modal="#more">More</span><div id="more">What is hidden</div>';
  const cms = await startCms(
    {
      ...calls,
      'GET /a': makePage(
        `<a href="#text">Down</a>${carousel('a', '<h2>CMS a</h2>')}<div id="text">${modal}</div>`,
      ),
      'GET /b': makePage(carousel('b', '<h2>CMS b</h2>')),
    },
    policyOfLibraries,
  );
  await open(page, `${cms.url}/a`);
  await moveOn(page);
  await page.getByRole('link', { name: 'Down' }).click();
  await expect(page).toHaveURL(/#text$/);
  await whenSettled(page);
  await expect(shownSlide(page)).toContainText('Copy of the second slide.');

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
  await moveOn(page);
  expect([watch.errors, watch.warnings, watch.uncaught]).toEqual([[], [], []]);
});

for (const cache of ['', '<meta name="turbo-cache-control" content="no-cache">']) {
  test(`refreshes by morph, of a visit and of a stream, with new content of a page that is ${cache && 'not '}kept leave a working widget`, async ({
    page,
    startCms,
    watch,
  }) => {
    const head = `<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">${cache}`;
    let count = 0;
    const cms = await startCms(
      {
        ...calls,
        'GET /page': () => {
          count += 1;
          const content = `<section class="pmw"><h2>CMS ${count}</h2></section>`;
          return makePage(carousel('c', content), head);
        },
      },
      policyOfLibraries,
    );
    await open(page, `${cms.url}/page`);
    await moveOn(page);
    await visit(page, '/page', 'replace');
    await expect.poll(() => count).toBe(2);
    await moveOn(page);
    await page.evaluate(() => {
      const stream = document.createElement('turbo-stream');
      stream.setAttribute('action', 'refresh');
      document.body.append(stream);
    });
    await expect.poll(() => count).toBe(3);
    await moveOn(page);
    expect(await readRestored(page, 'c')).toContain('CMS 3');
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}

test('streams that update and replace a mounted element, by morph too', async ({
  page,
  startCms,
  watch,
}) => {
  const cms = await startCms(
    { ...calls, 'GET /page': makePage(carousel('c', '<h2>CMS 1</h2>')) },
    policyOfLibraries,
  );
  await open(page, `${cms.url}/page`);
  for (const method of ['', 'method="morph"']) {
    for (const [action, html] of [
      ['update', '<h2>CMS 2</h2>'],
      ['replace', carousel('c', '<h2>CMS 3</h2>')],
    ]) {
      await moveOn(page);
      await page.evaluate(
        (text) => {
          // eslint-disable-next-line no-restricted-syntax -- as such a page does
          document.body.insertAdjacentHTML('beforeend', text);
        },
        `<turbo-stream action="${action ?? ''}" ${method} target="c"><template>${html ?? ''}</template></turbo-stream>`,
      );
    }
  }
  await moveOn(page);
  expect(await readRestored(page, 'c')).toBe('<h2>CMS 3</h2>');
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

for (const place of ['in the head', 'at the end']) {
  test(`visits and steps to a page in another language with its own script tag ${place} bring its language, texts and calls`, async ({
    page,
    startCms,
    watch,
  }) => {
    const makeOwn = (lang: string, options: string) => {
      const tag = `<script src="/static/widgets.js" defer data-culture="${lang}" ${options}></script>`;
      const [head, end] = place === 'in the head' ? [linkTag + tag, ''] : [linkTag, tag];
      return {
        body: `<!doctype html><html lang="${lang}"><head><title>T</title><script src="/lib/turbo.js" defer></script>${head}</head><body>${carousel('c', '<h2>CMS</h2>')}${end}</body></html>`,
      };
    };
    const cms = await startCms(
      {
        ...calls,
        'GET /cms/de-de/slideshow/home': slides,
        'GET /en': makeOwn('en-US', ''),
        'GET /de': makeOwn('de-DE', 'data-site-base="/cms/" data-text-carousel-next="Weiter"'),
      },
      policyOfLibraries,
    );
    const english = () => expect(page.getByRole('button', { name: 'Next slide' })).toBeVisible();
    const german = () => expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await open(page, `${cms.url}/en`);
    await english();
    await visit(page, '/de');
    await german();
    await page.goBack();
    await english();
    await page.goForward();
    await german();
    await visit(page, '/en');
    await english();
    await whenSettled(page);
    const asked = cms.requests.filter((request) => request.includes('slideshow'));
    // A preview may ask for the page that it shows, too.
    expect(asked.filter((request, at) => request !== asked[at - 1])).toEqual([
      'GET /en-us/slideshow/home',
      'GET /cms/de-de/slideshow/home',
      'GET /en-us/slideshow/home',
      'GET /cms/de-de/slideshow/home',
      'GET /en-us/slideshow/home',
    ]);
    expect([watch.errors, watch.warnings, watch.uncaught]).toEqual([[], [], []]);
  });
}

test('200 visits there and back leave no node or listener', async ({ page, startCms }) => {
  const makeBoth = (id: string) =>
    makePage(
      `${carousel(id, '<h2>CMS</h2>')}<section data-widget="subscribe-callout"><p>CMS</p></section>`,
    );
  const cms = await startCms(
    { ...calls, 'GET /a': makeBoth('a'), 'GET /b': makeBoth('b') },
    policyOfLibraries,
  );
  await open(page, `${cms.url}/a`);
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
  await expectNoGrowth(session, thereAndBack, { rounds: 100, warmUp: 15, most: 2 });
});
