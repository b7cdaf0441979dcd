import { type Browser, type Page } from '@playwright/test';
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltFiles } from '../../../tests/setup/site/built-files.ts';
import { sampleOf } from '../../../tests/setup/test-length.ts';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { elsewhere, excerpt } from './content-elsewhere.ts';
import { blockPrefix, launchBrowser, openPage, startEditor } from './editor.ts';
import { startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

/** What runs where a quote of what is drawn ends the attribute that it is drawn in. */
const shortcode = '[pmw_widget name=onerror=hit=1// onfocus=hit=1// a=b]';
const inside = (tag: string) => `<${tag} src=x alt="${shortcode}">`;

/** A block as it is saved, with what no saving takes for a tag. */
const writeBlock = (name: string, attributes: object, content = '') => {
  const json = JSON.stringify(attributes)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('--', '\\u002d\\u002d');
  return `<!-- wp:${blockPrefix}${name} ${json} -->${content}<!-- /wp:${blockPrefix}${name} -->`;
};
/** Blocks of WordPress around others. */
const nest = (content: string) =>
  `<!-- wp:group --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">${content}</div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group -->`;
// A slash may be added behind it.
const script = '<img src=x onerror=hit=1//>';
const previewed = writeBlock('subscribe-callout', { preview: script });

/** What an author saves who has no right to unfiltered HTML. */
const attacks: Readonly<Record<string, string>> = {
  'a tag in capitals': inside('IMG'),
  'a tag in small letters': inside('img'),
  'a tag in mixed letters': inside('iMg'),
  'the old name': inside('IMG').replace('pmw_widget', 'widget'),
  'single quotes': inside('IMG').replaceAll('"', "'"),
  'no quotes': '<IMG src=x alt=[pmw_widget/name=onerror=hit=1//]>',
  'a title': `<A href="#" title="${shortcode}">x</A>`,
  'an address': `<A href="${shortcode}">x</A>`,
  'a tag over several lines': `<IMG\nsrc=x\nalt="\n${shortcode}\n">`,
  'a tag with a sign of its end': `<IMG src=x title="5 > 4" alt="${shortcode}">`,
  'a tag that never ends': `<IMG src=x alt="${shortcode}"`,
  'a stray sign before a tag': `5 < 6 ${inside('IMG')} < ${inside('IMG')}`,
  'a comment': `<!-- ${inside('IMG')} --> <!--> ${inside('IMG')} -->`,
  CDATA: `<![CDATA[ ${inside('IMG')} ]]> ${inside('IMG')}`,
  entities: inside('IMG').replace('[', '&#91;').replace(']', '&#93;'),
  'entities of another form': inside('IMG').replace('[', '&#x5b;').replace(']', '&rbrack;'),
  'a shown shortcode': inside('IMG').replace('[', '[[').replace(']', ']]'),
  'a shortcode around a tag': `[pmw_widget name=tabs]${inside('IMG')}[/pmw_widget]`,
  'a shortcode that ends in a tag': `[pmw_widget name=tabs]<IMG src=x alt="[/pmw_widget] ${shortcode}">`,
  'a shortcode that begins in a tag': `<IMG src=x alt="[pmw_widget name=onerror=hit=1// a=b]">x[/pmw_widget]`,
  'a fallback': `[pmw_widget name=tabs json=a]{"b":1}[pmw_fallback]${inside('IMG')}[/pmw_fallback][/pmw_widget]`,
  'another shortcode': `[caption width="100"]${inside('IMG')} x[/caption]`,
  'a paragraph': `<!-- wp:paragraph --><P title="${shortcode}">x ${inside('IMG')}</P><!-- /wp:paragraph -->`,
  'a block "Shortcode"': `<!-- wp:shortcode -->${inside('IMG')}<!-- /wp:shortcode -->`,
  'a block "Shortcode" in blocks': nest(
    `<!-- wp:shortcode -->${inside('IMG')}[pmw_widget name=tabs json=a]{"b":1}[pmw_fallback]${inside('IMG')}[/pmw_fallback][/pmw_widget]<!-- /wp:shortcode -->`,
  ),
  'a mark of the plug-in': `[pmw_widget name=onerror=hit=1// a=b] <!--pmw 0--> <IMG src=x alt="<!--pmw 0-->">`,
  'attributes of the shortcode': `[pmw_widget name='a" onerror=hit=1 b="' class='"><img src=x onerror=hit=1>' onfocus=hit=1 "><b" x='&quot; onfocus=hit=1']`,
  'classes and the anchor of a block': writeBlock('share-bar', {
    className: shortcode,
    anchor: `"${shortcode}" onfocus="hit=1`,
  }),
  'texts of a block': writeBlock('carousel', {
    slides: [{ headline: `${script}&lt;img src=x onerror=hit=1&gt;`, image: '" onerror="hit=1' }],
    'text-label': `"${shortcode}&amp;#91;pmw_widget name=onerror=hit=1 a=b&amp;#93;`,
  }),
  'a block in blocks, and blocks in it': nest(
    writeBlock(
      'carousel',
      {
        slides: [{ headline: script, ctaText: 'x', ctaUrl: 'javascript:hit=1' }],
        className: shortcode,
        anchor: `"${shortcode}" onfocus="hit=1`,
      },
      nest(
        inside('IMG') +
          script +
          writeBlock('video', { embed: 'javascript:hit=1', title: `${script}${shortcode}` }) +
          `<!-- wp:shortcode -->${inside('IMG')}<!-- /wp:shortcode -->`,
      ),
    ),
  ),
  'addresses of blocks':
    writeBlock('share-bar', { address: 'javascript:hit=1', title: '"><img src=x onerror=hit=1>' }) +
    writeBlock('video', { embed: 'javascript:hit=1', title: '&lt;img src=x onerror=hit=1&gt;' }),
  'addresses in data': writeBlock('carousel', {
    slides: [
      {
        headline: script,
        ctaText: script,
        ctaUrl: 'javascript:hit=1',
        backgroundImage: '"><img src=x onerror=hit=1>',
      },
      {
        headline: 'x',
        ctaText: 'x',
        ctaUrl: 'java\tscript:hit=1//',
        backgroundImage: 'javascript:hit=1',
      },
      {
        headline: 'x',
        ctaText: 'x',
        ctaUrl: ' javascript&#58;hit=1',
        copy: `<p>${script}</p>&lt;img src=x onerror=hit=1&gt;`,
      },
    ],
  }),
  'addresses in the data of a shortcode': `[pmw_widget name=document-list json=documents][{"docName":"&lt;img src=x onerror=hit=1&gt;","downloadLink":"javascript&#58;hit=1"},{"docName":"x","downloadLink":"javascript:hit=1"}][/pmw_widget]`,
  'what is saved with a block': writeBlock(
    'document-list',
    { documents: [{ docName: 'x' }], plain: script },
    `<section class="pmw-plain">${inside('IMG')}${script}</section>${inside('IMG')}`,
  ),
  'a dialog': writeBlock(
    'modal',
    {
      title: `${script}&lt;img src=x onerror=hit=1&gt;${shortcode}`,
      anchor: `"${shortcode}" onfocus="hit=1`,
    },
    '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->',
  ),
  'titles of tabs': writeBlock(
    'tabs',
    {},
    writeBlock(
      'tab',
      { title: '&lt;img src=x onerror=hit=1&gt;', anchor: '" onfocus="hit=1' },
      'x',
    ),
  ),
  'what only the editor sends': previewed,
  'what only the editor sends, twice': writeBlock('share-bar', { preview: previewed }),
  'what only the editor sends, in a block': writeBlock(
    'share-bar',
    {},
    writeBlock('subscribe-callout', { preview: previewed }),
  ),
};

const slugs = new Map(Object.keys(attacks).map((name, at) => [name, `attack-${at}`]));
const slugOf = (name: string) => slugs.get(name) ?? '';

/** What could run of a text, as "name=value". */
const listHandlers = (node: Tree.Node): readonly string[] => [
  ...('attrs' in node ? node.attrs : []).flatMap(({ name, value }) =>
    /^on|^srcdoc$/.test(name) || (!name.startsWith('data-') && /^\s*javascript:/.test(value))
      ? [`${name}=${value}`]
      : [],
  ),
  ...('childNodes' in node ? node.childNodes : []).flatMap(listHandlers),
];

describe.skipIf(php === undefined)('what an author saves on WordPress', () => {
  let wordpress: WordPress;
  let browser: Browser;
  let visited: Page;
  let ofBlocks: Page;

  beforeAll(async () => {
    const built = await readBuiltFiles('widgets.js', 'widgets.css', 'LICENSES.txt');
    const posts = Object.entries(attacks).map(([name, content]) => ({
      slug: slugOf(name),
      content,
      user: 'author' as const,
    }));
    wordpress = await startWordPress({
      zip: makePlugIn(built),
      posts,
      files: { 'plugins/elsewhere.php': elsewhere, 'plugins/excerpt.php': excerpt },
    });
    browser = await launchBrowser();
    const site = { plugins: ['elsewhere.php', 'excerpt.php'] };
    ({ page: visited } = await openPage(browser, site));
    ({ page: ofBlocks } = await openPage(browser, { ...site, theme: 'twentytwentythree' }));
  });

  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  /** What could run of the content where others read it: in the answers of WordPress and in feeds. */
  const readElsewhere = async (slug: string) => {
    const read = async (path: string) => (await wordpress.ask(path)).text();
    const [post] = JSON.parse(await read(`/wp-json/wp/v2/posts?slug=${slug}`)) as readonly Record<
      'content' | 'excerpt',
      { readonly rendered: string }
    >[];
    const feed = await read(`/${slug}/feed/?withoutcomments=1`);
    const texts = [...feed.matchAll(/<!\[CDATA\[([^]*?)\]\]>/g)].map(([, text = '']) => text);
    return [...texts, post?.content.rendered ?? '', post?.excerpt.rendered ?? ''].flatMap((html) =>
      listHandlers(parseFragment(html)),
    );
  };

  /** Whether script ran, and what could run of the content, here or in the preview of the editor. */
  const readHits = (page: Page) =>
    page.evaluate(() => {
      const own = 'body:not(.wp-admin) :not(#wpadminbar, #wpadminbar *), .pmw-preview *';
      const handlers = [...document.querySelectorAll(own)]
        .flatMap((each) =>
          [...each.attributes].filter(
            ({ name, value }) =>
              name.startsWith('on') || (!name.startsWith('data-') && /^\s*javascript:/.test(value)),
          ),
        )
        .map(({ name, value }) => `${name}=${value}`);
      return { ran: 'hit' in window, handlers };
    });
  const none = { ran: false, handlers: [] };

  it.each(sampleOf(Object.keys(attacks), 12))('runs no script: %s', async (name) => {
    await visited.goto(`${wordpress.origin}/${slugOf(name)}/`);
    expect(await readHits(visited)).toEqual(none);
    expect(await readElsewhere(slugOf(name))).toEqual([]);
  });

  it.each(sampleOf(Object.keys(attacks), 2))('runs none on a theme of blocks: %s', async (name) => {
    await ofBlocks.goto(`${wordpress.origin}/${slugOf(name)}/`);
    expect(await readHits(ofBlocks)).toEqual(none);
  });

  it('runs no script for an administrator, on the page and in the editor', async () => {
    const editor = await startEditor(browser, wordpress, { theme: 'twentytwentyone' });
    await editor.logIn('admin');
    const names = Object.keys(attacks).filter((each) => each.startsWith('what only'));
    for (const name of sampleOf(names, 1)) {
      await editor.page.goto(`${wordpress.origin}/${slugOf(name)}/`);
      expect([name, 'page', await readHits(editor.page)]).toEqual([name, 'page', none]);
      const posts = await wordpress.ask(`/wp-json/wp/v2/posts?slug=${slugOf(name)}`);
      const [post] = (await posts.json()) as readonly { readonly id: number }[];
      await editor.open(post?.id);
      await editor.page.locator('.pmw-preview [data-widget]').first().waitFor();
      expect([name, 'editor', await readHits(editor.page)]).toEqual([name, 'editor', none]);
    }
    await editor.page.context().close();
  });

  it('draws for the editor what stands in a block, which only its own request says', async () => {
    const editor = await startEditor(browser, wordpress, {});
    const { page } = editor;
    await editor.logIn('author');
    await editor.open();
    const draw = (query: string, sent: object) =>
      page.evaluate(
        async ([name, data]) => {
          const { wp } = globalThis as unknown as {
            wp: { apiFetch(asked: object): Promise<unknown> };
          };
          const path = `/wp/v2/block-renderer/${name}`;
          return JSON.stringify(
            await wp.apiFetch({ path, method: 'POST', data }).catch((error: unknown) => error),
          );
        },
        [`${blockPrefix}subscribe-callout?context=edit${query}`, sent] as const,
      );
    const inner = writeBlock('share-bar', { preview: script, pmw_inside: script });
    const drawn = await draw('', { pmw_inside: `<p>Inside</p>${script}${inner}` });
    expect(drawn).toMatch(
      /data-widget=.{2}subscribe-callout.*<p>Inside<\\?\/p>.*data-widget=.{2}share-bar/,
    );
    expect(drawn).not.toContain('onerror');
    for (const [query, sent] of [
      [`&pmw_inside=${encodeURIComponent('<p>Inside</p>')}`, {}],
      ['', { attributes: { pmw_inside: '<p>Inside</p>' } }],
      ['', { attributes: { preview: '<p>Inside</p>' } }],
      ['', { pmw_inside: ['<p>Inside</p>'] }],
    ] as const) {
      expect(await draw(query, sent)).not.toContain('Inside');
    }
    await page.context().close();
  });
});
