import { type Page } from '@playwright/test';
import {
  copyProject,
  type DevelopmentServer,
  type ProjectCopy,
  startDevelopmentServer,
} from '../support/development-server.ts';
import { expect, test } from '../support/test.ts';
import { whenReady } from '../support/page-watch.ts';

// What a developer sees after an edit, in a copy of the project: a page is open, a file changes, nobody
// touches the browser.

let copy: ProjectCopy;
let server: DevelopmentServer;

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  copy = copyProject();
  server = await startDevelopmentServer(copy.folder);
});

test.afterAll(async () => {
  await server.stop();
  copy.remove();
});

/** Opens a page and leaves a mark in its window that a reload would remove. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + address);
  if (!address.startsWith('/_dev')) await whenReady(page);
  // The connection that carries changes.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'same document';
  });
}

async function hasReloaded(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['mark'] === undefined);
}

/** Edits a file, waits until the change is visible, and records how long it took. */
async function see(kind: string, edit: () => void, seen: () => Promise<void>): Promise<void> {
  const started = performance.now();
  edit();
  await seen();
  const ms = Math.round(performance.now() - started);
  test.info().annotations.push({ type: 'shown after', description: `${kind}: ${ms} ms` });
}

const patience = { timeout: 30_000 };

test('a component changes in its place: the team stays sorted', async ({ page, watch }) => {
  await open(page, '/team');
  await page.getByRole('button', { name: 'Sort alphabetically' }).click();
  await expect(page.getByRole('button', { name: 'Group by team' })).toBeVisible();
  const card = 'widgets/filter-area/person-card.tsx';
  await see(
    'component',
    () => {
      copy.edit(
        card,
        '<article className="pmw-person">',
        '<article className="pmw-person" lang="la">',
      );
    },
    () => expect(page.locator('.pmw-person[lang=la]').first()).toBeVisible(patience),
  );
  await expect(page.getByRole('button', { name: 'Group by team' })).toBeVisible();
  expect(await hasReloaded(page)).toBe(false);
  expect(watch.violations).toEqual([]);
});

test('a stylesheet changes in its place, once', async ({ page, watch }) => {
  await open(page, '/team');
  await page.getByRole('button', { name: 'Sort alphabetically' }).click();
  const links = page.locator('link[rel=stylesheet]');
  const count = await links.count();
  const card = page.locator('.pmw-person').first();
  const sheet = 'widgets/filter-area/person-card.css';
  await see(
    'style',
    () => {
      copy.edit(sheet, '  position: relative;\n', '  position: relative;\n  opacity: 0.5;\n');
    },
    () => expect(card).toHaveCSS('opacity', '0.5', patience),
  );
  // What is removed is gone: no copy of the sheet remains.
  await see(
    'style',
    () => {
      copy.edit(sheet, '  opacity: 0.5;\n', '');
    },
    () => expect(card).toHaveCSS('opacity', '1', patience),
  );
  await expect(page.getByRole('button', { name: 'Group by team' })).toBeVisible();
  await expect(links).toHaveCount(count);
  expect(await hasReloaded(page)).toBe(false);
  expect(watch.violations).toEqual([]);
});

test('a stylesheet of the page changes in its place', async ({ page }) => {
  await open(page, '/team');
  const footer = page.locator('.site-footer');
  await see(
    'page style',
    () => {
      copy.edit(
        'templates/styles/footer.css',
        '.site-footer {',
        '.site-footer {\n  opacity: 0.5;\n',
      );
    },
    () => expect(footer).toHaveCSS('opacity', '0.5', patience),
  );
  expect(await hasReloaded(page)).toBe(false);
});

test('an open brace is told on the page, with its place, until it is mended', async ({ page }) => {
  const sheet = 'widgets/cookie-bar/cookie-bar.css';
  const rule = '\n.pmw .pmw-open {\n';
  await open(page, '/team');
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

test('a mistake in a component is told on the page, and the page comes back', async ({ page }) => {
  await open(page, '/team');
  const card = 'widgets/filter-area/person-card.tsx';
  copy.edit(card, 'export function', 'export functon');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/person-card\.tsx:\d+:\d+/, patience);
  copy.edit(card, 'export functon', 'export function');
  await expect(overlay).toHaveCount(0, patience);
  await whenReady(page);
});

test('a type error is told on the page and in the terminal, and gone when it is mended', async ({
  page,
}) => {
  // The compiler looks at all sources three times.
  test.setTimeout(180_000);
  await open(page, '/team');
  const card = 'widgets/filter-area/person-card.tsx';
  const mistake = "const wrong: number = 'text';\n";
  // The first look at all sources.
  const compiled = { timeout: 60_000 };
  await expect.poll(server.readOutput, compiled).toContain('Found 0 errors.');
  copy.edit(card, 'export function', `${mistake}export function`);
  const overlay = page.locator('vite-plugin-checker-error-overlay');
  await expect(overlay).toContainText('is not assignable to type', compiled);
  await expect.poll(server.readOutput, compiled).toMatch(/person-card\.tsx:\d+:\d+/);
  copy.edit(card, mistake, '');
  await expect(overlay).not.toContainText('is not assignable', compiled);
  await expect.poll(server.readOutput, compiled).toMatch(/Found 0 errors\.[^]{0,60}$/);
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
  test(`a mistake in ${kind} is told on the page and in the terminal, until it is mended`, async ({
    page,
  }) => {
    await open(page, '/team');
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
  test(`the page reloads for a change of: ${kind}`, async ({ page }) => {
    await open(page, '/team');
    await see(
      kind,
      () => {
        copy.edit(path, from, to);
      },
      () => expect(page.getByText(text).first()).toBeVisible(patience),
    );
    expect(await hasReloaded(page)).toBe(true);
  });
}

test('a stub answers otherwise from the next call on, and the page reloads', async ({ page }) => {
  await open(page, '/team');
  const answered = page.waitForResponse(
    (response) => response.url().includes('teamdata'),
    patience,
  );
  await see(
    'stub',
    () => {
      const headers = "{ 'content-type': 'application/json; charset=utf-8' }";
      copy.edit('fixtures/scenarios.ts', headers, headers.replace(' }', ", 'x-edited': 'yes' }"));
    },
    async () => {
      expect((await answered).headers()['x-edited']).toBe('yes');
    },
  );
});

test('the gallery shows a changed example', async ({ page }) => {
  await open(page, '/_dev/widgets/cookie-bar');
  await see(
    'example',
    () => {
      copy.edit(
        'widgets/cookie-bar/cookie-bar.examples.ts',
        'Accept it, then bring it back.',
        'An edited example.',
      );
    },
    () => expect(page.getByText('An edited example.').first()).toBeVisible(patience),
  );
});

for (const path of ['dev-server/pages/template-helpers.ts', 'dev-server/options.ts']) {
  test(`the server answers on the same port after a change of ${path}, and the page comes back`, async ({
    page,
  }) => {
    await open(page, '/team');
    await see(
      'server',
      () => {
        copy.edit(path, 'export', `console.log('edited ${path}');\nexport`);
      },
      async () => {
        await expect.poll(() => hasReloaded(page).catch(() => false), patience).toBe(true);
        await whenReady(page);
      },
    );
    expect(server.readOutput()).toContain(`edited ${path}`);
  });
}
