import { readFileSync } from 'node:fs';
import { type IncomingMessage } from 'node:http';
import { type Page } from '@playwright/test';
import { projectPath } from '../../../tools/project.ts';
import { nightPackages } from '../../programs/installed-packages.ts';
import { isLong } from '../../setup/test-length.ts';
import { makeCmsPage } from '../support/cms-page.ts';
import { type Answers, productionPolicy } from '../../setup/network/test-cms.ts';
import { expectNoFault, open } from '../support/page-watch.ts';
import { expect, linkTag, scriptTag, test } from '../support/test.ts';

const read = (path: string) => readFileSync(projectPath(path), 'utf8');
const readTool = (path: string) => readFileSync(nightPackages.find(path), 'utf8');
const code = (section: string | undefined) => /```js\n([\s\S]*?)\n```/.exec(section ?? '')?.[1];

/** The recipe of a section of the documents, word for word, with the lines with which each begins. */
function readRecipe(name: string): string {
  const [common, ...sections] = read('docs/analytics.md')
    .split('## A consent tool of your own')[1]
    ?.split('\n### ') ?? [''];
  const recipe = code(sections.find((section) => section.startsWith(name)));
  if (recipe === undefined) throw new Error(`docs/analytics.md has no recipe for ${name}.`);
  return `${code(common) ?? ''}\n${recipe}`;
}

const bar = `<section data-widget="cookie-bar" class="pmw pmw-cookie-bar" aria-label="Our cookies"><p>Cookies</p><button type="button" data-accept>Take them</button></section>`;
const film = `<div class="pmw pmw-video" data-widget="video" data-title="The file" data-embed="/player" data-wait-for-consent><div class="pmw-video__frame"><a href="/film" data-play>Play the file</a></div></div>`;
const tags = (...names: readonly string[]) =>
  names.map((name) => `<script src="/${name}" defer></script>`).join('');

/** A page with a tool and its recipe, and one on which the tool is not loaded. */
const makeSite = (recipe: string, before: readonly string[], after: readonly string[]): Answers => {
  const make =
    (first: readonly string[], last: readonly string[]) => (request: IncomingMessage) => {
      const hosts = `defer data-embed-hosts="${request.headers.host ?? ''}"`;
      const scripts = tags(...first) + scriptTag.replace('defer', hosts) + tags(...last);
      return makeCmsPage('A page', film + bar, { head: linkTag + scripts });
    };
  return {
    'GET /page': make(before, after),
    'GET /without': make([], []),
    'GET /player': { body: '<!doctype html><html lang="en"><title>Player</title>' },
    'GET /recipe.js': { body: `{ ${recipe} }` },
  };
};

const policy = `${productionPolicy}; frame-src 'self'`;
const readConsent = (page: Page) => page.evaluate(() => window.PrivateMarketsWidgets.consent);
const ourBar = (page: Page) => page.getByRole('region', { name: 'Our cookies' });
const playFilm = (page: Page) => page.getByRole('button', { name: 'Play the file' }).click();

interface Tool {
  readonly name: string;
  readonly files: Answers;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly accept: (page: Page) => Promise<void>;
  readonly refuse: (page: Page) => Promise<void>;
  /** Takes an acceptance back in the tool's own dialog. */
  readonly withdraw: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The tools themselves, which `npm run test:long` tries: each loads its own files. */
const makeTools = (): readonly Tool[] => [
  {
    name: 'vanilla-cookieconsent',
    files: {
      'GET /cookieconsent.js': {
        body: readTool('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
      },
      'GET /cookieconsent.css': {
        body: readTool('vanilla-cookieconsent/dist/cookieconsent.css'),
      },
      'GET /settings.js': {
        body: `trustedTypes.createPolicy('default', { createHTML: (html) => html });
CookieConsent.run({
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, media: {} },
  language: { default: 'en', translations: { en: {
    consentModal: { title: 'Tool', acceptAllBtn: 'Allow', acceptNecessaryBtn: 'Deny' },
    preferencesModal: { title: 'Preferences', acceptAllBtn: 'Allow all', acceptNecessaryBtn: 'Deny all', savePreferencesBtn: 'Save',
      sections: [{ title: 'Media', linkedCategory: 'media' }] },
  } } },
});`,
      },
    },
    before: ['cookieconsent.js'],
    after: ['recipe.js', 'settings.js'],
    accept: (page) => press(page, 'Allow'),
    refuse: (page) => press(page, 'Deny'),
    withdraw: async (page) => {
      await page.evaluate('CookieConsent.showPreferences()');
      await press(page, 'Deny all');
    },
  },
  {
    name: 'klaro',
    files: {
      'GET /klaro.js': { body: readTool('klaro/dist/klaro-no-css.js') },
      'GET /settings.js': {
        body: `var klaroConfig = { version: 1, acceptAll: true, groupByPurpose: false, lang: 'en', services: [{ name: 'media', purposes: ['films'] }],
  translations: { en: { ok: 'Allow', decline: 'Deny', acceptSelected: 'Save', acceptAll: 'Allow all' } } };`,
      },
    },
    before: ['settings.js', 'klaro.js'],
    after: ['recipe.js'],
    accept: (page) => press(page, 'Allow'),
    refuse: (page) => press(page, 'Deny'),
    withdraw: async (page) => {
      await page.evaluate('klaro.show(undefined, true)');
      await page.locator('#service-item-media').setChecked(false, { force: true });
      await press(page, 'Save');
    },
  },
];

const tools = isLong ? makeTools() : [];
for (const { name, files, before, after, accept, refuse, withdraw } of tools) {
  test(`what a visitor chooses in ${name} is remembered here, on later pages without it, and when taken back`, async ({
    page,
    startCms,
    watch,
  }) => {
    const cms = await startCms({ ...files, ...makeSite(readRecipe(name), before, after) }, policy);
    await open(page, `${cms.url}/page`);
    expect(await readConsent(page)).toBeUndefined();
    await expect(ourBar(page)).toBeVisible();
    await accept(page);
    await expect(ourBar(page)).toBeHidden();
    expect(await readConsent(page)).toBe('accepted');

    await open(page, `${cms.url}/without`);
    expect(await readConsent(page)).toBe('accepted');
    await expect(ourBar(page)).toBeHidden();
    await playFilm(page);
    await expect(page.locator('iframe')).toHaveAttribute('src', /player$/);

    await open(page, `${cms.url}/page`);
    await playFilm(page);
    // A tool may not hear the first press while its panel opens.
    await expect(async () => {
      await withdraw(page);
      await expect.poll(() => readConsent(page), { timeout: 3000 }).toBe('refused');
    }).toPass();
    await expect(page.locator('iframe')).toHaveAttribute('src', /player$/);
    await open(page, `${cms.url}/without`);
    expect(await readConsent(page)).toBe('refused');
    await playFilm(page);
    await expect(page.getByText('which may set cookies')).toBeVisible();
    expectNoFault(watch);
  });

  test(`a refusal in ${name} is remembered, and a tool that was answered before tells it on a page that forgot`, async ({
    page,
    startCms,
  }) => {
    const cms = await startCms({ ...files, ...makeSite(readRecipe(name), before, after) }, policy);
    await open(page, `${cms.url}/page`);
    await refuse(page);
    await expect(ourBar(page)).toBeHidden();
    await page.evaluate(() => {
      localStorage.removeItem('pmw-consent');
    });
    await open(page, `${cms.url}/page`);
    await expect.poll(() => readConsent(page)).toBe('refused');
    await expect(ourBar(page)).toBeHidden();
  });
}

/** Stand-ins for the interfaces that these vendors document: they load their scripts from their own servers only. */
const standIns = [
  {
    name: 'OneTrust',
    script: `window.OneTrust = { isClosed: false, IsAlertBoxClosed: () => OneTrust.isClosed };
window.OnetrustActiveGroups = ',C0001,';
window.choose = (isAccepted) => {
  OneTrust.isClosed = true;
  OnetrustActiveGroups = isAccepted ? ',C0001,C0004,' : ',C0001,';
  dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: OnetrustActiveGroups.split(',') }));
};
dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: ['C0001'] }));`,
  },
  {
    name: 'IAB TCF',
    script: `let listener;
window.__tcfapi = (command, version, callback) => {
  listener = callback;
  callback({ eventStatus: 'cmpuishown', gdprApplies: true, purpose: { consents: {} } }, true);
};
window.choose = (isAccepted) =>
  listener({ eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 1: isAccepted } } }, true);`,
  },
];

for (const { name, script } of standIns) {
  test(`the recipe for ${name} tells each choice, against a stand-in of its documented interface`, async ({
    page,
    startCms,
  }) => {
    const site = makeSite(readRecipe(name), ['tool.js'], ['recipe.js']);
    const cms = await startCms({ ...site, 'GET /tool.js': { body: script } }, policy);
    await open(page, `${cms.url}/page`);
    expect(await readConsent(page)).toBeUndefined();
    await page.evaluate('choose(true)');
    expect(await readConsent(page)).toBe('accepted');
    await page.evaluate('choose(false)');
    expect(await readConsent(page)).toBe('refused');
  });
}

test('the recipe for Google Consent Mode v2 passes the cookie bar’s choice on, now and on later pages', async ({
  page,
  startCms,
}) => {
  const site = makeSite(readRecipe('Google Consent Mode'), ['recipe.js'], []);
  const cms = await startCms(site, policy);
  const readStates = () =>
    page.evaluate(() => {
      const layer = Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[];
      return layer.map((each) => [each[1], (each[2] as Record<string, unknown>)['ad_user_data']]);
    });
  await open(page, `${cms.url}/page`);
  expect(await readStates()).toEqual([['default', 'denied']]);
  await press(page, 'Take them');
  const granted = [
    ['default', 'denied'],
    ['update', 'granted'],
  ];
  expect(await readStates()).toEqual(granted);
  await open(page, `${cms.url}/page`);
  expect(await readStates()).toEqual(granted);
});
