import { type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { readTags } from '../../testing/read-include.ts';
import { launchBrowser, openPage, startEditor } from './editor.ts';
import { type SiteSettings, startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');
const path = '/wp-admin/options-general.php?page=private-markets-widgets';
const fund = {
  name: 'Fund I',
  shareClasses: [{ shareClass: 'I', navUSD: '26.84', navCurrency: 'EUR', navDate: '2022-11-30' }],
};
const funds = `<!-- wp:private-markets-widgets/fund-summary ${JSON.stringify({ funds: [fund] })} /-->`;

describe.skipIf(php === undefined)('the settings on WordPress', () => {
  let wordpress: WordPress;
  let browser: Browser;
  let page: Page;
  const site: SiteSettings = { theme: 'twentytwentytwo', locale: 'de_DE' };
  const readPage = async () => {
    const html = await (await wordpress.ask('/funds/', site)).text();
    return { ...readTags(html.slice(0, html.indexOf('</head>'))), html };
  };
  const save = async () => {
    // Of the answer: WordPress takes "settings-updated" out of the page's address as soon as the page is there.
    const saved = page.waitForResponse(/settings-updated/);
    const loaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    await Promise.all([saved, loaded]);
  };

  beforeAll(async () => {
    const built = await readBuiltFiles('widgets.js', 'widgets.css', 'LICENSES.txt');
    wordpress = await startWordPress({
      zip: makePlugIn(built),
      posts: [{ slug: 'funds', content: funds }],
      isTranslated: true,
    });
    browser = await launchBrowser();
    const editor = await startEditor(browser, wordpress, site);
    await editor.logIn('admin');
    ({ page } = editor);
    await page.goto(`${wordpress.origin}${path}`, { waitUntil: 'domcontentloaded' });
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  it('begin with their defaults, which change nothing', async () => {
    const { script, html } = await readPage();
    expect(script).toMatchObject({ 'data-culture': 'de-DE' });
    expect(script).not.toHaveProperty('data-embed-hosts');
    expect(html).not.toContain('--pmw-');
    const texts = await page.locator('.description').allTextContents();
    expect(texts).toHaveLength(8);
    for (const text of texts) expect(text).toMatch(/Voreinstellung: .+ Hilfe$/);
    const help = page.getByRole('link', { name: 'Hilfe' }).first();
    const answer = await page.request.get((await help.getAttribute('href')) ?? '');
    expect(await answer.text()).toContain('id="colours-and-fonts"');
    await save();
    expect((await readPage()).html).not.toContain('--pmw-');
  });

  it('reach the page: colours and fonts of the theme or own, region and hosts', async () => {
    await page.getByLabel('Hauptfarbe').selectOption({ label: 'Theme: Primary' });
    await page.getByLabel('Dunkle Farbe').selectOption('own');
    await page.locator('[name="pmw_colour_dark[own]"]').fill('#2a0f3c');
    await page
      .getByLabel('Schrift der Überschriften')
      .selectOption({ label: 'Theme: Source Serif Pro' });
    await page.getByLabel('Schrift der Texte').selectOption('own');
    await page.locator('[name="pmw_font_text[own]"]').fill('Georgia, serif');
    await page.getByLabel('Region').fill('de_ch');
    await page
      .getByLabel('Filme anderer Websites')
      .fill('https://Player.example/embed/1\nfilms.example:8443 player.example');
    await save();
    const { script, html } = await readPage();
    expect(script).toMatchObject({
      'data-culture': 'de-CH',
      'data-embed-hosts': 'player.example films.example:8443',
    });
    expect(html).toContain(
      ':root{--pmw-petrol:#1a4548;--pmw-petrol-deep:#123032;--pmw-ink:#2a0f3c;--pmw-ink-raised:#371d48;--pmw-font:Georgia, serif;--pmw-font-headline:"Source Serif Pro", serif;}',
    );
    const visitor = await openPage(browser, site);
    await visitor.page.goto(`${wordpress.origin}/funds/`, { waitUntil: 'domcontentloaded' });
    const heading = visitor.page.getByRole('heading', { name: 'Fund I' });
    await visitor.page.locator('[data-widget-status="mounted"]').waitFor();
    expect(await heading.evaluate((each) => getComputedStyle(each).fontFamily)).toMatch(/Source/);
    expect(visitor.errors).toEqual([]);
    await visitor.page.context().close();
  });

  it('keep what was chosen where something else is not taken, and say so', async () => {
    await page.getByLabel('Hauptfarbe').selectOption('own');
    await page.locator('[name="pmw_colour_main[own]"]').fill('#ffee00');
    await page.locator('[name="pmw_font_text[own]"]').fill('x;}</style><script>hit=1</script>');
    await page.getByLabel('Region').fill('Schweiz');
    await page.getByLabel('Filme anderer Websites').fill('player.example\n"><script>\nlocal');
    await save();
    const notices = await page.locator('.notice-error').allTextContents();
    expect(notices.map((text) => text.trim())).toEqual([
      expect.stringMatching(/^#ffee00 wird nicht übernommen/),
      expect.stringMatching(/^x;}.* wird nicht übernommen/),
      expect.stringMatching(/^Schweiz wird nicht übernommen/),
      expect.stringMatching(/wird nicht übernommen: Das ist kein Host/),
      expect.stringMatching(/^local wird nicht übernommen/),
    ]);
    const { script, html } = await readPage();
    expect(script).toMatchObject({ 'data-culture': 'de-CH', 'data-embed-hosts': 'player.example' });
    expect(html).toContain('--pmw-petrol:#1a4548;');
    expect(html).toContain('--pmw-font:Georgia, serif;');
  });

  it('keep to the widgets where a theme has the colour no more', async () => {
    const html = await (await wordpress.ask('/funds/', { theme: 'twentytwentythree' })).text();
    expect(html).not.toContain('--pmw-petrol:');
    expect(html).toContain('--pmw-ink:#2a0f3c');
  });

  it('are for nobody who may not change options', async () => {
    const author = await startEditor(browser, wordpress, site);
    await author.logIn('author');
    const { request } = author.page;
    expect((await request.get(`${wordpress.origin}${path}`)).status()).toBe(403);
    const form = { option_page: 'private-markets-widgets', action: 'update', pmw_culture: 'de-AT' };
    const sent = await request.post(`${wordpress.origin}/wp-admin/options.php`, { form });
    expect(sent.status()).toBe(403);
    expect((await readPage()).script).toMatchObject({ 'data-culture': 'de-CH' });
    await author.page.context().close();
  });

  it('are led to from the row of the plug-in, beside its help, in the language of the site', async () => {
    await page.goto(`${wordpress.origin}/wp-admin/plugins.php`, { waitUntil: 'domcontentloaded' });
    const row = page.getByRole('row', { name: /Private Markets Widgets/ });
    await row.getByText(/^Karussells, gefilterte Listen/).waitFor();
    expect(await row.getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining(['Einstellungen', 'Dokumentation']),
    );
    expect(await row.textContent()).toContain('The private-markets-widgets authors');
  });
});
