import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Case, expectTags } from '../../testing/built-includes.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { findHead, readTags, readModuleTags } from '../../testing/read-include.ts';
import { type SiteSettings, startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

const locales: readonly Case[] = [
  ['de_DE', 'de-DE', 'Schließen'],
  ['de_DE_formal', 'de-DE', 'Schließen'],
  ['de_CH_informal', 'de-CH', 'Schliessen'],
  ['fi', 'fi-FI', undefined],
  ['ar', 'ar-EG', 'إغلاق'],
  ['zh_TW', 'zh-TW', '關閉'],
  ['en_US', 'en-US', undefined],
];

const themes = [
  'twentytwentyone',
  'twentytwentytwo',
  'twentytwentythree',
  'bare',
  'bare-html5',
] as const;

/** Other plug-ins that rewrite tags, before and after ours. */
const others = {
  'async.php': `<?php /* Plugin Name: Async */
add_filter( 'script_loader_tag', function ( $tag ) {
  return str_replace( '<script ', '<script async type="module" data-other=\\'a > b\\' ', str_replace( array( " type='text/javascript'", ' type="text/javascript"' ), '', $tag ) );
} );`,
  'late-async.php': `<?php /* Plugin Name: Late async */
add_filter( 'script_loader_tag', function ( $tag ) {
  return str_replace( '<script ', '<script async ', $tag );
}, PHP_INT_MAX );`,
  'host.php': `<?php /* Plugin Name: Another host */
$move = function ( $address ) { return str_replace( home_url(), 'https://cdn.example', $address ) . '?ver=7'; };
add_filter( 'script_loader_src', $move );
add_filter( 'style_loader_src', $move );`,
  'inline.php': `<?php /* Plugin Name: Inline */
add_action( 'wp_enqueue_scripts', function () {
  wp_add_inline_script( 'private-markets-widgets', 'window.before = "<script src=";', 'before' );
  wp_add_inline_script( 'private-markets-widgets', 'window.after = 1;' );
}, 20 );`,
};

const asModule = `<?php /* Plugin Name: Module */ add_filter( 'pmw_module', '__return_true' );`;

const posts = [
  {
    slug: 'slides',
    content: '<!-- wp:private-markets-widgets/carousel {"carousel-id":"home"} /-->',
  },
  {
    slug: 'sections',
    content: '<!-- wp:private-markets-widgets/tabs --><!-- /wp:private-markets-widgets/tabs -->',
  },
];

const rightToLeft = `<?php /* Plugin Name: Arabic */
add_filter( 'gettext_with_context', function ( $translated, $text, $context ) {
  return 'text direction' === $context && 'ar' === get_locale() ? 'rtl' : $translated;
}, 10, 3 );`;

describe.skipIf(php === undefined)('the tags of the plug-in on WordPress', () => {
  let wordpress: WordPress;
  const askPage = async (site: SiteSettings) =>
    (await wordpress.ask('/', site, { redirect: 'error' })).text();
  const ask = async (site: SiteSettings) => findHead(await askPage(site));
  /** The files of our module in `<head>`, tied to their bytes: WordPress has modules of its own since 6.5. */
  const listModuleFiles = (head: string) =>
    readModuleTags(head)
      .filter(([, { src, href = src ?? '' }]) => href.startsWith(folder()))
      .map(([, attributes]) => {
        const { rel, type, src, href = src, integrity, crossorigin } = attributes;
        expect([integrity, crossorigin]).toEqual([expect.stringMatching(/^sha384-/), 'anonymous']);
        return [rel ?? type, href?.replace(`${folder()}/1.2.3/`, '')];
      });
  const folder = () => `${wordpress.origin}/wp-content/plugins/private-markets-widgets`;

  beforeAll(async () => {
    const named = { ...others, 'arabic.php': rightToLeft, 'module.php': asModule };
    const files = Object.fromEntries(
      Object.entries(named).map(([name, text]) => [`plugins/${name}`, text]),
    );
    wordpress = await startWordPress({ zip: makePlugIn(), posts, files });
  });

  afterAll(() => wordpress.close());

  it.each(locales)('follow the locale %s: culture %s, "%s"', async (locale, culture, close) => {
    expectTags(await ask({ locale }), folder(), culture, close);
  });

  it.each(themes)('carry every option on the theme %s', async (theme) => {
    for (const [locale, culture, close] of locales) {
      if (!/^(?:de_DE|ar)$/.test(locale)) continue;
      const head = await ask({ theme, locale });
      expectTags(head, folder(), culture, close);
      expect(readTags(head).script?.['data-texts']).toMatch(/^#/);
    }
  });

  it.each(themes)('leave language and direction of the page as they are: %s', async (theme) => {
    const html = await askPage({ theme, locale: 'ar', plugins: ['arabic.php'] });
    const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
    const attributes = root && 'attrs' in root ? root.attrs : [];
    expect(attributes).toEqual(
      expect.arrayContaining([
        { name: 'dir', value: 'rtl' },
        { name: 'lang', value: 'ar' },
      ]),
    );
  });

  it.each(themes)('stay deferred and tied where a plug-in adds others: %s', async (theme) => {
    const site = { theme, locale: 'de_DE', plugins: ['async.php', 'inline.php'] };
    const head = await ask(site);
    expectTags(head, folder(), 'de-DE', 'Schließen');
    const { script } = readTags(head);
    expect(script).toMatchObject({ 'data-other': 'a > b' });
    expect(script).not.toHaveProperty('async');
    expect(script?.['type'] ?? 'text/javascript').toBe('text/javascript');
  });

  it('keep their options where a plug-in adds "async" after all others', async () => {
    const head = await ask({ locale: 'de_DE', plugins: ['late-async.php'] });
    expectTags(head, folder(), 'de-DE', 'Schließen');
    // The texts are there before a script that waits for nothing.
    expect(head.indexOf('id="private-markets-widgets-texts"')).toBeLessThan(
      head.indexOf('/widgets.js'),
    );
  });

  it.each(themes)('are those of the module where the site asks for it: %s', async (theme) => {
    const head = await ask({ theme, locale: 'de_DE', plugins: ['module.php', 'inline.php'] });
    expect(listModuleFiles(head)).toEqual([
      ['modulepreload', 'esm/core-1a.js'],
      ['module', 'esm/widgets.js'],
    ]);
    const { script, texts } = readTags(head);
    expect([script?.['data-culture'], texts?.texts['modal']?.['close']]).toEqual([
      'de-DE',
      'Schließen',
    ]);
  });

  it('bring React with the page where a block needs it', async () => {
    for (const [slug, files] of [
      ['slides', ['esm/core-1a.js', 'esm/react-2b.js', 'esm/widgets.js']],
      ['sections', ['esm/core-1a.js', 'esm/widgets.js']],
    ] as const) {
      const html = await (await wordpress.ask(`/${slug}/`, { plugins: ['module.php'] })).text();
      const named = listModuleFiles(findHead(html)).map(([, file]) => file);
      expect([slug, named]).toEqual([slug, files]);
    }
  });

  it('stay tied to the same bytes on another host', async () => {
    const { script, link } = readTags(await ask({ plugins: ['host.php'] }));
    for (const tag of [script, link]) {
      expect(tag?.['src'] ?? tag?.['href']).toMatch(/^https:\/\/cdn\.example\/.*\?ver=7$/);
      expect(tag?.['integrity']).toMatch(/^sha384-/);
      expect(tag?.['crossorigin']).toBe('anonymous');
    }
  });

  it.each<[string, SiteSettings, string, string?]>([
    ['the answers of the plug-in', {}, '/wp-json/private-markets-widgets/v1/'],
    [
      'those in the folder of a site in a folder',
      { folder: '/letters' },
      '/letters/wp-json/private-markets-widgets/v1/',
    ],
    [
      'those at the address that plain permalinks have',
      { options: { permalink_structure: '', rewrite_rules: '' } },
      '/index.php?rest_route=/private-markets-widgets/v1/',
    ],
    [
      'the folder of a site in a folder where another back end answers',
      { folder: '/letters', options: { pmw_answers: '0' } },
      '/letters/',
      '/letters/api/',
    ],
  ])('name as the base of calls %s', async (_, site, base, apiBase = base) => {
    expect(readTags(await ask(site)).script).toMatchObject({
      'data-site-base': base,
      'data-api-base': apiBase,
    });
  });

  it('carry what the settings choose', async () => {
    const options = {
      pmw_culture: 'de-CH',
      pmw_embed_hosts: 'a.example\nb.example:8443',
      pmw_colour_main: '#1a4548',
      pmw_font_text: 'x;}</style>',
    };
    const html = await askPage({ locale: 'de_DE', options });
    expect(readTags(findHead(html)).script).toMatchObject({
      'data-culture': 'de-CH',
      'data-embed-hosts': 'a.example b.example:8443',
    });
    expect(html).toContain(':root{--pmw-petrol:#1a4548;--pmw-petrol-deep:#123032;}');
    const other = readTags(await ask({ locale: 'fr_FR', options }));
    expect(other.script).toMatchObject({ 'data-culture': 'fr-FR' });
  });

  it('name no base where another back end answers at the root', async () => {
    const { script } = readTags(await ask({ options: { pmw_answers: '0' } }));
    expect(script).not.toHaveProperty('data-site-base');
    expect(script).not.toHaveProperty('data-api-base');
  });
});
