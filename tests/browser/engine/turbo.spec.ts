import { type Page } from '@playwright/test';
import { linkTag, makeCmsPage, scriptTag } from '../support/cms-page.ts';
import { type Answers, json } from '../../setup/network/test-cms.ts';
import { libraryTag, policyOfLibraries, serveLibrary } from '../support/libraries.ts';
import { open, whenSettled } from '../support/page-watch.ts';
import { carousel } from '../support/swap-page.ts';
import { expect, slides, test, workingCalls } from '../support/test.ts';
import { sampleOf } from '../../setup/test-length.ts';
import { shownSlide } from '../support/shown-slide.ts';
import { carouselContract } from '../../../widgets/carousel/carousel.contract.ts';

declare const Turbo: { visit(address: string, options?: { action: string }): void };

const turboPage = (body: string, tag = scriptTag, lang = 'en-US') =>
  makeCmsPage('Another CMS', body, { lang, head: `${linkTag}${libraryTag('turbo')}${tag}` });

const calls: Answers = { ...workingCalls, ...serveLibrary('turbo') };

const visit = (page: Page, path: string, action = 'advance') =>
  page.evaluate(
    ([address = '', kind = '']) => {
      Turbo.visit(address, { action: kind });
    },
    [path, action],
  );

/** Expects the page in this language instead of a preview of it: the next visit interrupts nothing. */
async function expectArrived(page: Page, lang: string): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', lang);
  await expect(html).not.toHaveAttribute('aria-busy');
  await expect(html).not.toHaveAttribute('data-turbo-preview');
  await whenSettled(page);
}

/** Goes from the first slide, which is there when the widget is drawn again, to the second. */
async function moveOn(page: Page, id: string): Promise<void> {
  const point = page.locator(`#${id}`);
  await expect(point).toHaveAttribute('data-widget-status', 'mounted');
  await expect(shownSlide(point)).toContainText('Copy of the first slide.');
  await point.getByRole('button', { name: carouselContract.texts.next }).click();
  await expect(shownSlide(point)).toContainText('Copy of the second slide.');
}

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
  await open(page, `${cms.url}/a`);
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
  await moveOn(page, 'a');
  expect([watch.errors, watch.warnings, watch.uncaught]).toEqual([[], [], []]);
});

test('a frame brings a widget that works, after a jump on the page too; that outside stays', async ({
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
        `<a href="#place">Down</a>${frame('<a href="/other">Other</a>')}${carousel('c', '<h2>CMS 1</h2>')}<p id="place">Place</p>`,
      ),
      'GET /other': turboPage(frame(carousel('inside', '<h2>CMS inside</h2>'))),
    },
    policyOfLibraries,
  );
  await open(page, `${cms.url}/page`);
  await moveOn(page, 'c');
  await page.getByRole('link', { name: 'Down' }).click();
  await expect(page).toHaveURL(/#place$/);
  await page.getByRole('link', { name: 'Other' }).click();
  await expect(page).toHaveURL(/\/other$/);
  await moveOn(page, 'inside');
  await expect(shownSlide(page.locator('#c'))).toContainText('Copy of the second slide.');
  expect([watch.errors, watch.uncaught]).toEqual([[], []]);
});

/** The tag of the script, with these attributes. */
const tagOf = (attributes: string) =>
  `<script src="/static/widgets.js" defer ${attributes}></script>`;

const tags = {
  'en-US': tagOf('data-culture="en-US"'),
  'de-DE': tagOf('data-culture="de-DE" data-text-carousel-next="Weiter" lang=""'),
};

for (const place of sampleOf(['in the head', 'at the end'], 1)) {
  test(`a visit to a page in another language with its own script tag ${place}, and back, bring its language, texts and calls`, async ({
    page,
    startCms,
    watch,
  }) => {
    const makePage = (lang: keyof typeof tags) => {
      const [tag, end] = place === 'in the head' ? [tags[lang], ''] : ['', tags[lang]];
      return turboPage(carousel('c', 'CMS') + end, tag, lang);
    };
    const cms = await startCms(
      {
        ...calls,
        'GET /de-de/slideshow/home': json({ slides: [{ headline: 'Eins' }, { headline: 'Zwei' }] }),
        'GET /en': makePage('en-US'),
        'GET /de': makePage('de-DE'),
      },
      policyOfLibraries,
    );
    await open(page, `${cms.url}/en`);
    await visit(page, '/de');
    await expectArrived(page, 'de-DE');
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await expect(shownSlide(page)).toContainText('Eins');
    // Before the page arrives, Turbo shows its copy of it, whose call is made in the language that is left.
    await visit(page, '/en');
    await expectArrived(page, 'en-US');
    await expect(page.getByRole('button', { name: carouselContract.texts.next })).toBeVisible();
    await expect(shownSlide(page)).toContainText('Copy of the first slide.');
    // Turbo's copy of a page has no language of its own: that of the page that is left stays on <html>.
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await expect(shownSlide(page)).toContainText('Eins');
    expect([watch.errors, watch.warnings, watch.uncaught]).toEqual([[], [], []]);
  });
}

test('Back and Forward bring the options of the page that they lead to', async ({
  page,
  startCms,
}) => {
  const makePage = (base: string, id: string) =>
    turboPage(carousel(id, '<h2>CMS</h2>'), tagOf(`data-site-base="${base}"`));
  const cms = await startCms(
    {
      ...calls,
      'GET /one/en-us/slideshow/home': slides,
      'GET /two/en-us/slideshow/home': slides,
      'GET /a': makePage('/one/', 'a'),
      'GET /b': makePage('/two/', 'b'),
    },
    policyOfLibraries,
  );
  const expectMounted = (id: string) =>
    expect(page.locator(`#${id}`)).toHaveAttribute('data-widget-status', 'mounted');
  await open(page, `${cms.url}/a`);
  await visit(page, '/b');
  await expectMounted('b');
  await page.goBack();
  await expectMounted('a');
  await page.goForward();
  await expectMounted('b');
  const asked = cms.requests.filter((request) => request.includes('slideshow'));
  expect(asked.map((request) => request.slice(4, 9))).toEqual(['/one/', '/two/', '/one/', '/two/']);
});
