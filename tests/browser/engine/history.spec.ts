import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { makeDocuments } from '../../../fixtures/make/documents.ts';
import { projectPath } from '../../../dev-server/project.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { type Answers } from '../support/foreign-cms.ts';
import { expect, linkTag, scriptTag, test } from '../support/test.ts';

/** Routers parse pages and style their progress bars: they need more than the production policy allows. */
const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'";

/** Pages that are swapped without a load, each with its own list, and a router of its own kind. */
interface Site {
  readonly name: string;
  /** Tags of the head by the address of the page. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The markup around the content that is swapped. */
  readonly around?: { readonly before: string; readonly after: string };
}

const read = (path: string) => readFileSync(projectPath(`node_modules/${path}`), 'utf8');

const sites: readonly Site[] = [
  {
    name: 'Turbo',
    scripts: { '/turbo.js': read('@hotwired/turbo/dist/turbo.es2017-umd.js') },
  },
  {
    name: 'Swup',
    scripts: {
      '/swup.js': read('swup/dist/Swup.umd.js'),
      '/start.js': "addEventListener('DOMContentLoaded', () => { window.swup = new Swup(); });",
    },
    around: { before: '<div id="swup">', after: '</div>' },
  },
  {
    // As in many site builders' own routers: each entry has a key, and an entry without one is not theirs.
    name: 'a router that keeps its own state',
    scripts: {
      '/router.js': `
const show = async (address) => {
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  document.querySelector('main').replaceWith(page.querySelector('main'));
};
let path = location.pathname;
history.replaceState({ key: 'first', idx: 0, as: location.pathname + location.search }, '');
addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (event.defaultPrevented || !link) return;
  event.preventDefault();
  path = link.pathname;
  history.pushState({ key: link.href, idx: history.state.idx + 1, as: link.getAttribute('href') }, '', link.href);
  show(link.href);
});
addEventListener('popstate', ({ state }) => {
  if (!state?.key || location.pathname === path) return;
  path = location.pathname;
  show(state.as);
});`,
    },
  },
];

function makeSite({ scripts, around }: Site): Answers {
  const tags = Object.keys(scripts).map((address) => `<script src="${address}" defer></script>`);
  const documents = JSON.stringify(makeDocuments(48)).replaceAll("'", '&#39;');
  const head = linkTag + tags.join('') + scriptTag;
  const makePage = (heading: string, content: string) =>
    makeCmsPage(heading, content, { head, ...around });
  const list = `<section data-widget="document-list" data-documents='${documents}'></section>`;
  return {
    ...Object.fromEntries(
      Object.entries(scripts).map(([address, body]) => [`GET ${address}`, { body }]),
    ),
    'GET /list': makePage('Documents', `${list}<a href="/other">Other page</a>`),
    'GET /other': makePage('Other', '<a href="/list">Documents again</a>'),
  };
}

type Shown = readonly [address: string, heading: string, position?: string];

/** Address, heading and list have to match. */
async function expectPage(page: Page, ...[address, heading, position]: Shown): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  if (position === undefined) await expect(page.getByRole('navigation')).toHaveCount(0);
  else await expect(page.locator('.pmw-pagination__position')).toHaveText(position);
  await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(address);
  // Turbo throws where the next visit interrupts one whose answer is still being read.
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
}

for (const site of sites) {
  test(`with ${site.name}, Back and Forward bring each page with its own address`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms(makeSite(site), policy);
    await page.goto(`${cms.url}/list`);
    await expectPage(page, '/list', 'Documents', '1 of 5');
    for (const n of [2, 3]) {
      await page.getByRole('link', { name: 'Next page' }).click();
      await expectPage(page, `/list?docPage=${n}`, 'Documents', `${n} of 5`);
    }
    await page.getByRole('link', { name: 'Other page' }).click();
    await expectPage(page, '/other', 'Other');
    const there: readonly Shown[] = [
      ['/list', 'Documents', '1 of 5'],
      ['/list?docPage=2', 'Documents', '2 of 5'],
      ['/list?docPage=3', 'Documents', '3 of 5'],
      ['/other', 'Other'],
    ];
    for (let round = 0; round < 2; round += 1) {
      for (const step of there.toReversed().slice(1)) {
        await page.goBack();
        await expectPage(page, ...step);
      }
      for (const step of there.slice(1)) {
        await page.goForward();
        await expectPage(page, ...step);
      }
    }
    // A step after going back, and a link from there.
    await page.goBack();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expectPage(page, '/list?docPage=2', 'Documents', '2 of 5');
    await page.getByRole('link', { name: 'Other page' }).click();
    await expectPage(page, '/other', 'Other');
    await page.getByRole('link', { name: 'Documents again' }).click();
    await expectPage(page, '/list', 'Documents', '1 of 5');
    await page.goBack();
    await expectPage(page, '/other', 'Other');
    await page.goBack();
    await expectPage(page, '/list?docPage=2', 'Documents', '2 of 5');
    expect([watch.errors, watch.uncaught]).toEqual([[], []]);
  });
}
