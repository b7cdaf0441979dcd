import { type Page } from '@playwright/test';
import {
  copyProjectWithoutTypes,
  type DevelopmentServer,
  type ProjectCopy,
  startDevelopmentServer,
} from '../support/development-server.ts';
import { expect, test } from '../support/test.ts';
import { type PageWatch, watchPage, whenReady } from '../support/page-watch.ts';

const patience = { timeout: 30_000 };

// Edits, in a copy of the project, as a developer sees them: a page is open, a file changes, nobody
// touches the browser.

let copy: ProjectCopy;
let server: DevelopmentServer;
let page: Page;
let watch: PageWatch;
/** Whether the page has the connection that carries changes. */
let isConnected = false;

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(90_000);
  copy = copyProjectWithoutTypes();
  server = await startDevelopmentServer(copy.folder);
  page = await browser.newPage();
  watch = await watchPage(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isConnected = false;
  });
  page.on('console', (message) => {
    if (message.text() === '[vite] connected.') isConnected = true;
  });
});

test.afterAll(async () => {
  await page.close();
  await server.stop();
  copy.remove();
});

/** Opens a page unless it is open, and leaves a mark in its window that a reload would remove. */
async function open(address: string): Promise<void> {
  if (page.url() !== server.origin + address) await page.goto(server.origin + address);
  if (!address.startsWith('/_dev')) await whenReady(page);
  await expect.poll(() => isConnected, patience).toBe(true);
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'same document';
  });
}

async function hasReloaded(): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['mark'] === undefined);
}

test('a component, its stylesheet and one of the page change in their places: the team stays sorted', async () => {
  await open('/team');
  await page.getByRole('button', { name: 'Sort alphabetically' }).click();
  const sorted = page.getByRole('button', { name: 'Group by team' });
  await expect(sorted).toBeVisible();
  const links = page.locator('link[rel=stylesheet]');
  const count = await links.count();
  copy.edit(
    'widgets/filter-area/person-card.tsx',
    '<article className="pmw-person">',
    '<article className="pmw-person" lang="la">',
  );
  await expect(page.locator('.pmw-person[lang=la]').first()).toBeVisible(patience);

  const card = page.locator('.pmw-person').first();
  const sheet = 'widgets/filter-area/person-card.css';
  copy.edit(sheet, '  position: relative;\n', '  position: relative;\n  opacity: 0.5;\n');
  await expect(card).toHaveCSS('opacity', '0.5', patience);
  // A removed rule is gone: no copy of the sheet remains.
  copy.edit(sheet, '  opacity: 0.5;\n', '');
  await expect(card).toHaveCSS('opacity', '1', patience);

  const footer = 'templates/styles/footer.css';
  copy.edit(footer, '.site-footer {', '.site-footer {\n  opacity: 0.5;\n');
  await expect(page.locator('.site-footer')).toHaveCSS('opacity', '0.5', patience);
  await expect(sorted).toBeVisible();
  await expect(links).toHaveCount(count);
  expect(await hasReloaded()).toBe(false);
  expect(watch.violations).toEqual([]);
});

test('an open brace is told on the page, with its place, until it is mended', async () => {
  const sheet = 'widgets/cookie-bar/cookie-bar.css';
  const rule = '\n.pmw .pmw-open {\n';
  await open('/team');
  copy.edit(sheet, '}', `}${rule}`);
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/Unclosed block/, patience);
  await expect(overlay).toContainText(/cookie-bar\.css:\d+:\d+/);
  // The same for who arrives now.
  await page.reload();
  await expect(overlay).toContainText(/cookie-bar\.css:\d+:\d+/, patience);
  copy.edit(sheet, rule, '');
  await expect(overlay).toHaveCount(0, patience);
  await whenReady(page);
});

test('a mistake in a component is told on the page, and the page comes back', async () => {
  await open('/team');
  const card = 'widgets/filter-area/person-card.tsx';
  copy.edit(card, 'export function', 'export functon');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/person-card\.tsx:\d+:\d+/, patience);
  copy.edit(card, 'export functon', 'export function');
  await expect(overlay).toHaveCount(0, patience);
  await whenReady(page);
});

const mistakes: readonly (readonly [
  kind: string,
  path: string,
  from: string,
  to: string,
  place: RegExp,
])[] = [
  [
    'a template',
    'templates/pages/team.hbs',
    '<div class="site-filter">',
    '<div class="site-filter">{{nothing}}',
    /templates\/pages\/team\.hbs:\d+:\d+: "nothing" is not in/,
  ],
  [
    'a fixture',
    'fixtures/pages/team.json',
    '{',
    '{,',
    /fixtures\/pages\/team\.json:1:2: this is no JSON/,
  ],
  [
    'a stub',
    'fixtures/scenarios.ts',
    'const slowMs = 2000;',
    'const slowMs = ;',
    /fixtures\/scenarios\.ts:\d+:\d+/,
  ],
  [
    'the server',
    'dev-server/pages/template-helpers.ts',
    'type Hash =',
    'typo Hash =',
    /dev-server\/pages\/template-helpers\.ts:\d+:\d+/,
  ],
];

for (const [kind, path, from, to, place] of mistakes) {
  test(`a mistake in ${kind} is told on the page and in the terminal, until it is mended`, async () => {
    await open('/team');
    copy.edit(path, from, to);
    await expect(page.getByText(place)).toBeVisible(patience);
    expect(server.readOutput()).toMatch(place);
    copy.edit(path, to, from);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The people behind the papers',
      patience,
    );
    await whenReady(page);
  });
}

const reloads: readonly (readonly [
  kind: string,
  path: string,
  from: string,
  to: string,
  text: string,
])[] = [
  [
    'contract',
    'widgets/filter-area/filter-area.contract.ts',
    "'Sort alphabetically'",
    "'Sort by name'",
    'Sort by name',
  ],
  [
    'template',
    'templates/pages/team.hbs',
    '<div class="site-filter">',
    '<p>An edited template</p><div class="site-filter">',
    'An edited template',
  ],
  [
    'page data',
    'fixtures/pages/team.json',
    'The people behind the papers',
    'An edited title',
    'An edited title',
  ],
  [
    'answer of a stub',
    'fixtures/answers/teamdata.json',
    '"Private credit"',
    '"Edited credit"',
    'Edited credit',
  ],
];

for (const [kind, path, from, to, text] of reloads) {
  test(`the page reloads for a change of: ${kind}`, async () => {
    await open('/team');
    copy.edit(path, from, to);
    await expect(page.getByText(text).first()).toBeVisible(patience);
    expect(await hasReloaded()).toBe(true);
  });
}

test('a stub answers otherwise from the next call on, and the page reloads', async () => {
  await open('/team');
  const answered = page.waitForResponse(
    (response) => response.url().includes('teamdata'),
    patience,
  );
  const headers = "{ 'content-type': 'application/json; charset=utf-8' }";
  copy.edit('fixtures/scenarios.ts', headers, headers.replace(' }', ", 'x-edited': 'yes' }"));
  expect((await answered).headers()['x-edited']).toBe('yes');
});

test('the gallery shows a changed example', async () => {
  await open('/_dev/widgets/cookie-bar');
  const examples = 'widgets/cookie-bar/cookie-bar.examples.ts';
  copy.edit(examples, 'Accept it, then bring it back.', 'An edited example.');
  await expect(page.getByText('An edited example.').first()).toBeVisible(patience);
});

for (const path of ['dev-server/pages/template-helpers.ts', 'dev-server/options.ts']) {
  test(`the server answers on the same port after a change of ${path}, and the page comes back`, async () => {
    await open('/team');
    copy.edit(path, 'export', `console.log('edited ${path}');\nexport`);
    await expect.poll(() => hasReloaded().catch(() => false), patience).toBe(true);
    await whenReady(page);
    expect(server.readOutput()).toContain(`edited ${path}`);
  });
}
