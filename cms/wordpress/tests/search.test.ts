import { type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { readMountPoint } from '../../testing/read-include.ts';
import { blockPrefix, launchBrowser, openPage, startEditor } from './editor.ts';
import { type SiteSettings, startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

const writeBlock = (attributes: object, inside = '') =>
  `<!-- wp:${blockPrefix}tabbed-search ${JSON.stringify(attributes)} -->${inside}<!-- /wp:${blockPrefix}tabbed-search -->`;
const form = '<!-- wp:html --><form>Own</form><!-- /wp:html -->';

const posts = [
  { slug: 'find', type: 'page' as const, content: writeBlock({}) },
  { slug: 'fixed', type: 'page' as const, content: writeBlock({ 'search-text': 'credit' }) },
  { slug: 'own', type: 'page' as const, content: writeBlock({}, form) },
  { slug: 'begin', type: 'page' as const, content: '<!-- wp:search {"label":"Search"} /-->' },
  { slug: 'drizzle', title: 'Drizzle', content: 'Rain.' },
  { slug: 'parts', content: 'One.<!--nextpage-->Two.' },
  ...[1, 2, 3].map((n) => ({ slug: `hail-${n}`, title: `Hail ${n} & [ice]`, content: 'Cold.' })),
  { slug: 'few', type: 'page' as const, content: writeBlock({ 'page-size': 2 }) },
];
const hostile = `"><img src=x onerror=hit=1>[pmw_widget name="tabs"]'`;
/** WordPress runs shortcodes in what is drawn into a page, in attributes too. */
const shortcode = '[pmw_widget name=onerror=hit=1// onfocus=hit=1// a=b] [caption]x[/caption]';

describe.skipIf(php === undefined)('the search on WordPress', () => {
  let wordpress: WordPress;
  let browser: Browser;
  let chosen: SiteSettings;
  const ask = async (path: string, site: SiteSettings = {}) => {
    const html = await (await wordpress.ask(path, site)).text();
    return html.slice(html.indexOf('<body'));
  };

  beforeAll(async () => {
    const built = await readBuiltFiles('widgets.js', 'widgets.css', 'LICENSES.txt');
    // A theme whose page of results has the block.
    const files = {
      'plugins/results.php': `<?php /* Plugin Name: Results */
add_action( 'wp_footer', function () { if ( is_search() ) echo do_blocks( '${writeBlock({})}' ); } );`,
    };
    wordpress = await startWordPress({ zip: makePlugIn(built), posts, files });
    const pages = await wordpress.ask('/wp-json/wp/v2/pages?slug=find');
    const [page] = (await pages.json()) as readonly { readonly id: number }[];
    chosen = { options: { pmw_search_page: page?.id } };
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  const visit = async (path: string, site: SiteSettings) => {
    const { page } = await openPage(browser, site);
    await page.goto(`${wordpress.origin}${path}`);
    await page.getByRole('searchbox', { name: 'Search' }).fill('drizzle');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await page.getByRole('link', { name: 'Drizzle' }).waitFor();
    const address = new URL(page.url());
    const typed = await page.getByRole('searchbox', { name: 'Search' }).inputValue();
    await page.context().close();
    return [address.pathname, address.searchParams.get('searchtext'), typed];
  };

  it('has a box, which finds on the same page', async () => {
    expect(await visit('/find/', {})).toEqual(['/find/', 'drizzle', 'drizzle']);
  });

  it('is where the search block of WordPress leads to, if the settings name the page', async () => {
    expect(await visit('/begin/', chosen)).toEqual(['/find/', 'drizzle', 'drizzle']);
  });

  it.each([
    ['/?s=a+%26+b', '/find/?searchtext=a%20%26%20b'],
    ['/find/?s=drizzle', '/find/?searchtext=drizzle'],
    ['/?s=a&post_type=product', null],
    ['/find/?searchtext=a', null],
    // The page of a widget; of WordPress only where a post has pages.
    ['/find/?searchtext=a&page=2', null],
    ['/drizzle/?page=3', null],
    ['/parts/?page=2', '/parts/2/'],
  ])('leads %s to %s', async (path, target) => {
    const { headers } = await wordpress.ask(path, chosen, { redirect: 'manual' });
    expect(headers.get('location')).toBe(target && `${wordpress.origin}${target}`);
  });

  it('leads nowhere while the settings name no page', async () => {
    const response = await wordpress.ask('/?s=a', {}, { redirect: 'manual' });
    expect(response.headers.get('location')).toBeNull();
  });

  it('keeps the page with plain permalinks', async () => {
    const plain = { options: { permalink_structure: '', rewrite_rules: '' } };
    const id = String(chosen.options?.['pmw_search_page']);
    expect(await ask(`/?page_id=${id}`, plain)).toMatch(
      new RegExp(`<input type="hidden" name="page_id" value="${id}"></form>`),
    );
  });

  it('reads the address of WordPress too, as a text alone', async () => {
    const html = await ask(`/?s=${encodeURIComponent(hostile)}`, { plugins: ['results.php'] });
    expect(readMountPoint(html)?.attributes).toMatchObject({ 'data-search-text': hostile });
  });

  it.each([hostile, shortcode])('shows what was typed, and runs none of it: %s', async (typed) => {
    const { page } = await openPage(browser, {});
    const path = `/find/?searchtext=${encodeURIComponent(typed)}`;
    expect(await ask(path)).not.toContain('[');
    await page.goto(wordpress.origin + path);
    expect(await page.getByRole('searchbox').inputValue()).toBe(typed);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await page.context().close();
  });

  it('has its results, page by page, for visitors without the script', async () => {
    const listLinks = async (query: string) => {
      const html = await ask(`/few/?searchtext=${query}`);
      return html.match(/(?<=<a href=")[^"]*(?:\/hail-|\?searchtext=)[^<]*/g) ?? [];
    };
    const few = `${wordpress.origin}/few/`;
    const hail = `${wordpress.origin}/hail-1/">Hail 1 &amp; &#091;ice&#093;`;
    const first = await listLinks('hail');
    const second = await listLinks('hail&page=2');
    expect([...first, ...second]).toContain(hail);
    expect(first).toHaveLength(3);
    expect(first.at(-1)).toBe(`${few}?searchtext=hail&amp;page=2">Next page`);
    expect(second).toHaveLength(2);
    expect(second.at(-1)).toBe(`${few}?searchtext=hail">Previous page`);
    expect(await ask(`/few/?searchtext=${encodeURIComponent('<b>"[x]')}`)).toContain(
      'Nothing found for “&lt;b&gt;&quot;&#091;x&#093;”.',
    );
    expect(await ask('/few/')).not.toContain('pmw-plain');
  });

  it.each(['/fixed/', '/own/'])('has no second box: %s', async (path) => {
    expect(await ask(path)).not.toContain('type="search"');
  });

  it('is chosen in the settings', async () => {
    const editor = await startEditor(browser, wordpress, {});
    const { page } = editor;
    await editor.logIn('admin');
    await page.goto(
      `${wordpress.origin}/wp-admin/options-general.php?page=private-markets-widgets`,
    );
    await page.getByRole('combobox', { name: 'Search' }).selectOption('find');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    const { headers } = await wordpress.ask('/?s=a', {}, { redirect: 'manual' });
    expect(headers.get('location')).toBe(`${wordpress.origin}/find/?searchtext=a`);
    await page.context().close();
  });
});
