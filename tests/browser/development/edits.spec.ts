import { type Page } from '@playwright/test';
import { findAxeProblems } from '../support/axe.ts';
import { readComputedStyles } from '../support/computed-styles.ts';
import { type DevelopmentServer, startDevelopmentServer } from '../support/development-server.ts';
import {
  endAnimations,
  open,
  type PageWatch,
  watchPage,
  whenReady,
} from '../support/page-watch.ts';
import { expect, test } from '../support/test.ts';
import { copyProject, type ProjectCopy } from '../../setup/copy-project.ts';
import { isLong, sampleOf } from '../../setup/test-length.ts';

// The development server of a copy of the project: its pages look as in the product and say what is wrong with
// them; a file changes, nobody touches the browser, and the open page follows.

const patience = { timeout: 30_000 };

let copy: ProjectCopy;
let server: DevelopmentServer;
/** The page that stays open while files change. */
let opened: Page;
let watchOfOpened: PageWatch;
/** Whether that page has the connection that carries changes. */
let isConnected = false;

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(90_000);
  copy = copyProject();
  // The compiler starts at once, or never.
  const firstPageMs = isLong ? '0' : '2 ** 31 - 1';
  copy.edit('vite.config.ts', 'const firstPageMs = 8000', `const firstPageMs = ${firstPageMs}`);
  // It looks at one widget instead of everything.
  const one = '"files": ["widgets/share-bar/share-bar.ts"], "include": [], "instead of": [';
  copy.edit('tsconfig.node.json', '"include": [', one);
  server = await startDevelopmentServer(copy.folder);
  opened = await browser.newPage();
  watchOfOpened = await watchPage(opened);
  opened.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === opened.mainFrame())
      isConnected = false;
  });
  opened.on('console', (message) => {
    if (message.text() === '[vite] connected.') isConnected = true;
  });
});

test.afterAll(async () => {
  await opened.close();
  await server.stop();
  copy.remove();
});

test.describe('a page of the development server', () => {
  const ofDevelopment =
    '.dev-bar, private-markets-widgets-badge, vite-error-overlay, vite-plugin-checker-error-overlay';

  /** A page, and others whose contents are added to it: each widget stands on one of them. */
  const [first, ...others] = ['/team', '/', '/funds', '/article', '/search'];

  /** Opens the page of a server, with the contents of the others below its own. */
  async function openAll(page: Page, origin: string): Promise<void> {
    await open(page, `${origin}${first}?searchtext=income`);
    await page.evaluate(async (addresses) => {
      for (const address of addresses) {
        const request = new XMLHttpRequest();
        request.open('GET', address);
        request.responseType = 'document';
        request.send();
        await new Promise((resolve) => (request.onload = resolve));
        const contents = request.responseXML?.querySelector('main')?.children ?? [];
        document.querySelector('main')?.append(...contents);
      }
      await window.PrivateMarketsWidgets.mount();
    }, others);
  }

  /** The computed styles of what is open, without what the development server adds. */
  async function readStyles(page: Page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // If a widget mounts before its answer has come, both sides wait for what it shows.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      await document.fonts.ready;
    });
    await endAnimations(page);
    await page.evaluate((selector) => {
      for (const element of document.querySelectorAll(selector)) element.remove();
      // Forces a complete layout: the value of an automatic margin otherwise depends on earlier layouts.
      document.body.style.setProperty('display', 'none');
      document.body.getBoundingClientRect();
      document.body.style.removeProperty('display');
    }, ofDevelopment);
    return readComputedStyles(page);
  }

  type Styles = Readonly<Record<string, string>>;

  /** Every element has the same computed styles, so the cascade is the same. */
  function expectSame(development: Styles, product: Styles): void {
    expect(Object.keys(development)).toEqual(Object.keys(product));
    const [path = ''] = Object.keys(product).filter((each) => development[each] !== product[each]);
    expect(development[path], path).toBe(product[path]);
  }

  test('looks the same as in the product, with every widget @night', async ({ page, baseURL }) => {
    // The server compiles every widget for its first page.
    test.slow();
    await openAll(page, baseURL ?? '');
    const product = await readStyles(page);
    expect(Object.keys(product).length).toBeGreaterThan(300);
    await openAll(page, server.origin);
    expectSame(await readStyles(page), product);
  });

  /** Reports a problem as the engine does. */
  const report = (page: Page, selector: string, message: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, text) => {
        const detail = { widget: 'x', where: 'y', found: 'z', expected: 'a', message: text };
        element.dispatchEvent(new CustomEvent('widget:problem', { bubbles: true, detail }));
      }, message);

  test('counts what widgets report and what is thrown, and opens the inspector with it, by keyboard too; the page looks the same as in the product', async ({
    page,
    baseURL,
    watch,
  }) => {
    const badge = page.getByRole('button', { name: '4 problems', exact: true });
    const inspector = page.getByRole('region', { name: 'Widgets on this page' });
    await open(page, `${server.origin}/news`);
    await expect(page.getByRole('complementary', { name: 'Development' })).toBeVisible();
    await expect(page.getByRole('button', { name: /problem/ })).toHaveCount(0);
    expect([watch.errors, watch.uncaught, watch.violations]).toEqual([[], [], []]);

    await report(page, 'html', 'page: the whole page is wrong.');
    await expect(page.getByRole('button', { name: '1 problem', exact: true })).toBeVisible();
    await report(page, '[data-widget="filter-area"]', 'filter-area: <b>one</b> thing is wrong.');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown by a listener');
      });
      void Promise.reject(new Error('rejected by nobody'));
    });
    await badge.focus();
    await page.keyboard.press('Enter');
    for (const words of [
      'page: the whole page is wrong.',
      'thrown by a listener',
      'A promise was rejected: Error: rejected by nobody',
    ]) {
      await expect(inspector.getByText(words)).toBeVisible();
    }
    const entry = inspector.getByRole('listitem').filter({ hasText: 'filter-area: mounted' });
    await expect(entry).toContainText('filter-area: <b>one</b> thing is wrong.');
    expect(await findAxeProblems(page)).toEqual([]);
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await entry.getByRole('button').click();
    await expect(page.locator('[data-widget="filter-area"]')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(inspector).toHaveCount(0);
    await expect(badge).toBeFocused();
    expect(watch.violations).toEqual([]);

    await page.mouse.move(0, 0);
    const development = await readStyles(page);
    await open(page, `${baseURL ?? ''}/news`);
    expectSame(development, await readStyles(page));
  });
});

/** Opens a page unless it is open, and leaves a mark in its window that a reload would remove. */
async function show(address: string): Promise<void> {
  if (opened.url() !== server.origin + address) await opened.goto(server.origin + address);
  if (!address.startsWith('/_dev')) await whenReady(opened);
  await expect.poll(() => isConnected, patience).toBe(true);
  await opened.evaluate(() => {
    document.documentElement.dataset['mark'] = 'same document';
  });
}

const hasReloaded = () =>
  opened.evaluate(() => document.documentElement.dataset['mark'] === undefined);

test('a component, its stylesheet and one of the page change in their places: the team stays sorted', async () => {
  await show('/team');
  await opened.getByRole('button', { name: 'Sort alphabetically' }).click();
  const sorted = opened.getByRole('button', { name: 'Group by team' });
  await expect(sorted).toBeVisible();
  const links = opened.locator('link[rel=stylesheet]');
  const count = await links.count();
  const component = '<article className="pmw-person"';
  copy.edit('widgets/filter-area/person-card.tsx', component, `${component} lang="la"`);
  const card = opened.locator('.pmw-person').first();
  await expect(card).toHaveAttribute('lang', 'la', patience);

  const sheet = 'widgets/filter-area/person-card.css';
  copy.edit(sheet, '  position: relative;\n', '  position: relative;\n  opacity: 0.5;\n');
  await expect(card).toHaveCSS('opacity', '0.5', patience);
  // A removed rule is gone: no copy of the sheet remains.
  copy.edit(sheet, '  opacity: 0.5;\n', '');
  await expect(card).toHaveCSS('opacity', '1', patience);

  copy.edit('templates/styles/footer.css', '.site-footer {', '.site-footer {\n  opacity: 0.5;\n');
  await expect(opened.locator('.site-footer')).toHaveCSS('opacity', '0.5', patience);
  await expect(sorted).toBeVisible();
  await expect(links).toHaveCount(count);
  expect(await hasReloaded()).toBe(false);
  expect(watchOfOpened.violations).toEqual([]);
});

const title = 'The people behind the papers';

/** A mistake, and its place as page and terminal say it. For the last one the server starts again. */
const mistakes: readonly (readonly [path: string, from: string, to: string, place: RegExp])[] = [
  [
    'widgets/filter-area/person-card.tsx',
    'export function',
    'export functon',
    /person-card\.tsx:\d+:\d+/,
  ],
  [
    'templates/pages/team.hbs',
    '<div class="site-filter">',
    '<div class="site-filter">{{nothing}}',
    /templates\/pages\/team\.hbs:\d+:\d+: "nothing" is not in/,
  ],
  [
    'tools/render/template-helpers.ts',
    'type Hash =',
    'typo Hash =',
    /tools\/render\/template-helpers\.ts:\d+:\d+/,
  ],
];

for (const [path, from, to, place] of sampleOf(mistakes, 1)) {
  test(`a mistake in ${path} is told on the page and in the terminal, until it is mended`, async () => {
    await show('/team');
    copy.edit(path, from, to);
    await expect(opened.getByText(place).first()).toBeVisible(patience);
    await expect.poll(server.readOutput).toMatch(place);
    if (isLong) {
      // Who arrives now is told the same.
      await opened.reload();
      await expect(opened.getByText(place).first()).toBeVisible(patience);
    }
    copy.edit(path, to, from);
    await expect(opened.locator('vite-error-overlay')).toHaveCount(0, patience);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(title, patience);
    await whenReady(opened);
  });
}

/** A page, a change, and the text with which the page comes back. */
const reloads = [
  ['/team', 'widgets/filter-area/filter-area.contract.ts', 'Sort alphabetically', 'By name'],
  ['/team', 'fixtures/pages/team.json', title, 'Edited title'],
  ['/team', 'fixtures/answers/teamdata.json', '"Private credit"', '"Edited credit"'],
  [
    '/_dev/widgets/cookie-bar',
    'widgets/cookie-bar/cookie-bar.examples.ts',
    'Accept it, then bring it back.',
    'An edited example.',
  ],
] as const;

for (const [address, path, from, to] of sampleOf(reloads, 1)) {
  test(`the page reloads for a change of ${path}`, async () => {
    await show(address);
    copy.edit(path, from, to);
    const words = opened.getByText(to.replaceAll('"', '')).first();
    await expect(words).toBeVisible(patience);
    expect(await hasReloaded()).toBe(true);
  });
}

/** Until the server, which starts again, has compiled a page. */
const slowly = { timeout: 80_000 };

if (isLong) {
  test('a type error is told on the page and in the terminal, and gone when it is mended', async () => {
    await show('/team');
    await expect.poll(server.readOutput, patience).toContain('Found 0 errors.');
    const file = 'widgets/share-bar/share-bar.ts';
    const mistake = "const wrong: number = 'text';\n";
    copy.edit(file, 'export ', `${mistake}export `);
    const overlay = opened.locator('vite-plugin-checker-error-overlay');
    await expect(overlay).toContainText('is not assignable to type', patience);
    await expect.poll(server.readOutput, patience).toMatch(/share-bar\.ts:\d+:\d+/);
    copy.edit(file, mistake, '');
    await expect(overlay).not.toContainText('is not assignable', patience);
    await expect.poll(server.readOutput, patience).toMatch(/Found 0 errors\.[^]{0,60}$/);
  });

  test('the server answers on the same port after its own files change, two at once, and the page comes back', async () => {
    test.slow();
    const paths = ['dev-server/options.ts', 'dev-server/listen.ts'];
    await show('/team');
    for (const path of paths) copy.edit(path, 'export', `console.log('Edited ${path}');\nexport`);
    await expect.poll(() => hasReloaded().catch(() => false), slowly).toBe(true);
    await whenReady(opened);
    for (const path of paths) expect(server.readOutput()).toContain(`Edited ${path}`);
    // Neither the processes before it nor those in between are left.
    expect(server.listProcesses()).toHaveLength(1);
  });

  // Also shows that a server that has started again still watches its files.
  test('an import of nothing in its own files is told in the terminal, and the page comes back when it is mended', async () => {
    test.slow();
    const mistake = "import './nothing.ts';\n";
    await show('/team');
    copy.edit('dev-server/options.ts', 'import', `${mistake}import`);
    await expect
      .poll(server.readOutput, patience)
      .toMatch(/Cannot find module .*nothing\.ts.*options\.ts/);
    copy.edit('dev-server/options.ts', mistake, '');
    await expect.poll(() => hasReloaded().catch(() => false), slowly).toBe(true);
    await whenReady(opened);
  });
}
