import { type Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes as Tree, parse, parseFragment, serialize } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { plainCases, plainTexts } from '../../../fixtures/plain-cases.ts';
import { type WidgetContract } from '../../../shared/widget/define-contract.ts';
import { type WidgetExample } from '../../../shared/widget/define-examples.ts';
import { writePlain } from '../../../shared/widget/plain.ts';
import { isLong } from '../../../tests/setup/test-length.ts';
import { projectPath } from '../../../tools/project.ts';
import { readWidgets } from '../../../tools/read-widgets.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { blockPrefix, launchBrowser, openPage, startEditor } from './editor.ts';
import { type SiteSettings, startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

const writeBlock = (name: string, attributes: object, inside = '') => {
  const json = JSON.stringify(attributes).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<!-- wp:${blockPrefix}${name} ${json} -->${inside}<!-- /wp:${blockPrefix}${name} -->`;
};

const poster = readFileSync(projectPath('templates/assets/media/sample-poster.jpg'));
const slide = {
  headline: '<small>Credit</small>Held & <b>kept</b>',
  copy: '<p>One.</p><p>Two.</p>',
  ctaText: 'More',
  ctaUrl: '/more',
  backgroundImage: '/wp-content/uploads/hall.jpg',
};
const fund = {
  name: 'Fund I',
  shareClasses: [
    {
      shareClass: 'I-EUR',
      navUSD: '26.84',
      navCurrency: 'EUR',
      link1: { Label: 'Facts', URL: '/facts.pdf' },
    },
  ],
};
const hostile = '<img src=x onerror=hit=1>"[gallery]';

const posts = {
  carousel: writeBlock('carousel', {
    slides: [slide, { headline: 'Second', ctaText: 'Go', ctaUrl: 'javascript:hit=1' }],
  }),
  documents: writeBlock('document-list', {
    documents: [
      { docName: 'Report', downloadLink: 'report.pdf', docType: 'Annual', itemDate: '2022-11-30' },
      { docName: `A${hostile}`, downloadLink: 'javascript&#58;hit=1' },
    ],
  }),
  funds: writeBlock('fund-summary', { funds: [fund] }),
  articles: writeBlock('filter-area', { source: 'news' }),
  signup: writeBlock('subscribe-callout', { 'text-title': 'Our letter' }),
  own: writeBlock(
    'document-list',
    { documents: [{ docName: 'Report' }] },
    '<!-- wp:paragraph --><p>Own</p><!-- /wp:paragraph -->',
  ),
  film: writeBlock('video', { embed: 'https://player.example/1', title: 'Film' }),
  shortcode:
    '[pmw_widget name="document-list" json="documents"][{"docName": "Report", "downloadLink": "/a.pdf"}][/pmw_widget]',
};

/** Writes what it is sent, by the plug-in's own rules, and lists what a page has left behind in the options. */
const writer = `<?php /* Plugin Name: Writer */
add_action( 'init', function () {
  if ( isset( $_GET['write'] ) ) {
    $sent = json_decode( file_get_contents( 'php://input' ), true );
    wp_send_json( array_map( function ( $each ) { return pmw_write_plain( $each['plain'], $each['values'], $each['texts'] ); }, $sent ) );
  }
  if ( isset( $_GET['options'] ) ) {
    global $wpdb;
    wp_send_json( $wpdb->get_col( "SELECT option_name FROM $wpdb->options ORDER BY option_name" ) );
  }
} );`;

/** The data of an example by the names of attributes. */
function readValues({ attributes: known }: WidgetContract, { attributes }: WidgetExample) {
  return Object.fromEntries(
    Object.entries(attributes).map(([attribute, text = '']) => {
      const name = attribute.replace(/^data-/, '');
      const isData = known[name]?.type === 'json' && /^[[{]/.test(text);
      return [name, isData ? readJson(text) : text] as const;
    }),
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What the editor and PHP both write: a table, and the examples of each widget. */
const bothWrite = [
  ...plainCases.map(({ plain, values }) => ({ plain, values, texts: plainTexts })),
  ...(await readWidgets()).flatMap(({ contract, docs: { plain }, examples }) =>
    (plain ? examples : []).flatMap((example) =>
      plain ? [{ plain, values: readValues(contract, example), texts: contract.texts }] : [],
    ),
  ),
];

/** Without the blanks between elements. */
const tidy = (html: string) => serialize(parseFragment(html)).replaceAll(/>\s+</g, '><').trim();

/** The first plain content of a page. */
function find(node: Tree.Node): Tree.Element | undefined {
  if ('attrs' in node && node.attrs.some(({ value }) => value === 'pmw-plain')) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child);
    if (found) return found;
  }
  return undefined;
}

const writing: SiteSettings = { plugins: ['writer.php'] };

describe.skipIf(php === undefined)('what visitors read on WordPress without the script', () => {
  let wordpress: WordPress;
  let browser: Browser;

  beforeAll(async () => {
    const zip = makePlugIn(await readBuiltFiles('widgets.js', 'widgets.css'));
    const written = Object.entries(posts).map(([slug, content]) => ({ slug, content }));
    const news = {
      slug: 'opened',
      title: 'Office opened',
      content: 'In Ghent.',
      categories: ['news'],
    };
    wordpress = await startWordPress({
      zip,
      posts: [...written, news],
      media: [{ file: 'hall.jpg', title: 'Hall' }],
      files: {
        'uploads/hall.jpg': poster,
        'plugins/writer.php': writer,
        'mu-plugins/signup.php': `<?php add_action( 'pmw_signup', '__return_true' );`,
      },
    });
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  /** What stands in the plain content of a page, without the blanks between its elements. */
  const read = async (path: string, site: SiteSettings = {}) => {
    const html = await (await wordpress.ask(path, site)).text();
    return tidy(serialize(find(parse(html)) ?? parseFragment('')));
  };

  it.each<[keyof typeof posts, string | RegExp]>([
    [
      'documents',
      '<ul><li><a href="report.pdf">Report</a> · Annual · 2022-11-30</li><li><a href="javascript&amp;#58;hit=1">A"[gallery]</a></li></ul>',
    ],
    [
      'funds',
      '<div><h3>Fund I</h3><ul><li>I-EUR · NAV: 26.84 EUR · <a href="/facts.pdf">Facts</a></li></ul></div>',
    ],
    [
      'articles',
      /^<ul><li><a href="[^"]*\/opened\/">Office opened<\/a> · [^<]*2022<p>In Ghent.<\/p><\/li><\/ul>$/,
    ],
    ['signup', /^<h3>Our letter<\/h3><p><a href="[^"]*\/signup\/">Subscribe<\/a><\/p>$/],
    ['shortcode', '<ul><li><a href="/a.pdf">Report</a></li></ul>'],
    ['own', ''],
    [
      'carousel',
      /^<div><h3>Credit Held &amp; kept<\/h3><p><img [^>]*alt=""[^>]*srcset="[^"]*hall-300x\d+.jpg 300w[^>]*><\/p><p>One.<\/p><p>Two.<\/p><p><a href="\/more">More<\/a><\/p><\/div><div><h3>Second<\/h3><\/div>$/,
    ],
  ])('is the data of the block: %s', async (slug, expected) => {
    const html = await read(`/${slug}/`);
    if (typeof expected === 'string') expect(html).toBe(expected);
    else expect(html).toMatch(expected);
  });

  it('has pictures of no size of the theme, which would be theirs in the widget too', async () => {
    expect(await read('/carousel/', { theme: 'twentytwentyone' })).toMatch(/<img (?![^>]*style=)/);
  });

  it('is in feeds and excerpts too', async () => {
    const feed = await (await wordpress.ask('/documents/feed/?withoutcomments=1')).text();
    expect(feed).toContain('<a href="report.pdf">Report</a>');
    expect(feed).toMatch(/<description><!\[CDATA\[Report · Annual · 2022-11-30 A/);
    const film = await (await wordpress.ask('/film/feed/?withoutcomments=1')).text();
    expect(film).toContain('<a href="https://player.example/1">Film</a>');
  });

  it('is written alike by the editor and by PHP', async () => {
    const answer = await wordpress.ask('/?write', writing, {
      method: 'POST',
      body: JSON.stringify(bothWrite),
    });
    const byPhp = (await answer.json()) as readonly string[];
    const byEditor = bothWrite.map(({ plain, values, texts }) => writePlain(plain, values, texts));
    expect(byPhp.map(tidy)).toEqual(byEditor.map(tidy));
    expect(byEditor.filter((html) => html !== '').length).toBeGreaterThan(plainCases.length);
  });

  it('leaves nothing in the database when it is drawn', async () => {
    const listOptions = async () => (await wordpress.ask('/?options', writing)).text();
    await read('/signup/', writing);
    const before = await listOptions();
    expect(await read('/carousel/', writing)).toContain('srcset');
    expect(await read('/articles/', writing)).toContain('Office opened');
    expect(await listOptions()).toEqual(before);
  });

  it('gives way to the widget', async () => {
    const { page, errors } = await openPage(browser, {});
    await page.goto(`${wordpress.origin}/funds/`);
    await page.getByRole('heading', { name: 'Fund I' }).waitFor();
    await expect.poll(() => page.locator('.pmw-plain').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it.runIf(isLong)(
    'stays while the plug-in is deactivated, and its blocks are whole when it is back',
    async () => {
      const editor = await startEditor(browser, wordpress, { theme: 'twentytwentyone' });
      await editor.logIn('author');
      await editor.open();
      await editor.insert('document-list');
      await editor.sidebar.getByRole('button', { name: 'Add: Documents' }).click();
      await editor.fill('Name', 'Fees & <b>costs</b>');
      await editor.fill('File', '/costs.pdf');
      await editor.clearSelection();
      await editor.insert('tabs');
      const titles = editor.canvas.getByRole('textbox', { name: 'Title', exact: true });
      await titles.nth(0).fill('Sourcing');
      await titles.nth(1).fill('Ownership');
      await editor.clearSelection();
      await editor.insert('filter-area');
      await editor.sidebar
        .getByRole('combobox', { name: 'What is listed' })
        .selectOption({ label: 'News' });
      await expect.poll(() => editor.serialize()).toMatch(/pmw-plain[^]*Office opened/);
      const post = await editor.publish('Kept');
      const off = { theme: 'twentytwentyone', isActive: false };
      const wrapping = /^<div style="overflow-wrap: ?anywhere">(.*)<\/div>$/;
      const readSaved = async () => wrapping.exec(await read('/kept/', off))?.[1];
      await expect
        .poll(readSaved)
        .toBe('<ul><li><a href="/costs.pdf">Fees &amp; costs</a></li></ul>');
      const html = await (await wordpress.ask('/kept/', off)).text();
      expect(html).toMatch(
        /<h3>Sourcing<\/h3>[^]*<h3>Ownership<\/h3>[^]*\/opened\/">Office opened</,
      );
      expect(html).not.toMatch(/widgets\.js|\[pmw/);
      await editor.open(post);
      expect((await editor.listBlocks()).map(({ isValid }) => isValid)).toEqual([true, true, true]);
      const back = { theme: 'twentytwentyone' };
      expect(await read('/kept/', back)).toBe(await readSaved());
      const whole = await (await wordpress.ask('/kept/', back)).text();
      expect(whole.match(/<h3[^>]*>Sourcing/g)).toHaveLength(1);
      expect(editor.errors).toEqual([]);
      await editor.page.context().close();
    },
  );
});
