import { type Locator, type Page } from '@playwright/test';
import { makeCmsPage } from './cms-page.ts';
import { type Answers, json } from './foreign-cms.ts';
import { open, whenDrawn } from './page-watch.ts';
import { type StartCms } from './start-cms.ts';
import { expect, linkTag, scriptTag } from './test.ts';

export function makeSlides(count: number): readonly Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 'same',
    headline: `Headline ${index + 1}`,
    copy: `<p>Copy of slide ${index + 1}.</p>`,
    ctaUrl: `/read-${index + 1}`,
    ctaText: `Read ${index + 1}`,
    backgroundImage: '/background.svg',
    featureImage: index === 0 ? '/feature.svg' : '',
    isBackgroundLight: index % 2 === 1,
    colorAccent: '#c9a15a',
  }));
}

export interface PageOptions {
  readonly count?: number;
  readonly attributes?: string;
  readonly html?: string;
  readonly around?: readonly [string, string];
  readonly head?: string;
}

/** A page of another CMS: 1000 px, the showcase, 2000 px. */
export function makeAnswers(options: PageOptions = {}): Answers {
  const { count = 4, attributes = '', html = '', around = ['', ''], head = '' } = options;
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#246"/></svg>';
  return {
    'GET /en-us/verticalscroll/Home': json({ slides: makeSlides(count) }),
    'GET /background.svg': { type: 'image/svg+xml', body: picture, delayMs: 400 },
    'GET /feature.svg': { type: 'image/svg+xml', body: picture, delayMs: 600 },
    'GET /page.css': {
      body: 'body{margin:0;font-family:sans-serif}h1{margin:0;height:80px}.above{height:1000px}.below{height:2000px}',
    },
    'GET /page': makeCmsPage(
      'Showcase',
      `<div class="above"></div>${around[0]}
<section id="s" data-widget="investment-solutions" data-carousel-id="Home" ${attributes}><p>CMS</p></section>
${around[1]}<div class="below"><a href="#after">After</a></div>`,
      { html, head: `<link rel="stylesheet" href="/page.css">${linkTag}${head}${scriptTag}` },
    ),
  };
}

export const section = (page: Page): Locator =>
  page.getByRole('region', { name: 'Investment solutions' });
export const dot = (page: Page, n: number): Locator =>
  page.getByRole('button', { name: `Go to slide ${n}`, exact: true });

/** The names of the current slide's buttons: its headline and its dot. */
export async function currentNames(page: Page): Promise<string[]> {
  return section(page)
    .locator('[aria-current=true]')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
}

export async function startOf(page: Page): Promise<number> {
  return page.locator('#s').evaluate((element) => element.getBoundingClientRect().top + scrollY);
}

/** Scrolls at once and waits until the browser has drawn. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
  }, y);
  await whenDrawn(page);
}

export async function expectListed(page: Page, count = 4): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const copy = page.getByText(`Copy of slide ${n}.`);
    await expect(copy).toBeVisible();
    await expect(copy).not.toHaveCSS('opacity', '0');
  }
  const tops = await page
    .locator('#s h3')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(count);
  await expect(section(page).locator('[aria-current]')).toHaveCount(0);
  const height = await page.locator('#s').evaluate((element) => element.clientHeight);
  expect(height).toBeLessThan(700 * count);
}

/** Starts a CMS with these answers and opens its page. Returns the address of the CMS. */
export async function openShowcase(
  page: Page,
  startCms: StartCms,
  answers: Answers = makeAnswers(),
): Promise<string> {
  const { url } = await startCms(answers);
  await open(page, `${url}/page`);
  return url;
}
