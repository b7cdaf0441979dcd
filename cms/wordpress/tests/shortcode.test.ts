import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePlugIn } from './make-plug-in.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { byLength } from '../../../tests/setup/test-length.ts';
import { readMountPoint } from '../../testing/read-include.ts';
import { elsewhere, excerpt } from './content-elsewhere.ts';
import { type SiteSettings, startWordPress, type WordPress } from './site.ts';

const php = findPhp('wordpress');

const writeWithFallback = (name: string) => `[${name} name="document-list" json="documents"]
[{ "docName": "Annual \\"report\\" 2022 & more" }]
[pmw_fallback]<ul><li>Annual report</li></ul>[/pmw_fallback]
[/${name}]`;

const slides = [
  {
    headline: '<small>Private equity</small>Built "slowly" & held.<br>Handed on.',
    copy: '<p class="a">We invest [1] <a href="/terms?a=1&amp;b=2">for decades</a>.</p><h3>More</h3>',
    ctaUrl: '/funds?a=1&b=2',
    ctaText: 'How > what',
  },
  { headline: 'Ünabhängig, 5 < 6', copy: '<ul><li>One</li></ul>' },
];
/** A `<` that begins no tag is written as JSON may: where HTML is filtered it takes what follows for a tag. */
const asHtml = JSON.stringify(slides, null, 2).replace(' < ', ' \\u003c ');
/** Each `<` as JSON may write it: `\u003csmall>`. */
const asEscapes = asHtml.replaceAll('<', '\\u003c');

const enclose = (json: string, [begin, end] = ['\n', '\n']) =>
  `[pmw_widget name="carousel" json="slides"]${begin}${json}${end}[pmw_fallback]<p>The first slide</p>[/pmw_fallback]${end}[/pmw_widget]`;

/** As the block editor saves what is typed into a paragraph, with Shift+Enter for each line. */
const typeIntoParagraph = (text: string) => {
  const typed = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
  return `<!-- wp:paragraph -->\n<p>${typed}</p>\n<!-- /wp:paragraph -->`;
};
const withoutFallback = (json: string) =>
  `[pmw_widget name="carousel" json="slides"]\n${json}\n[/pmw_widget]`;

/** Where a shortcode with JSON may stand. */
const places = {
  'a block "Shortcode"': (json: string) =>
    `<!-- wp:shortcode -->\n${enclose(json)}\n<!-- /wp:shortcode -->`,
  'classic text': (json: string) => `Before\n\n${enclose(json)}\n\nAfter`,
  'classic text in one line': (json: string) =>
    `Before ${enclose(json.replaceAll(/\n\s*/g, ' '), [' ', ' '])} after`,
  'a paragraph': (json: string) => typeIntoParagraph(withoutFallback(json)),
  'several paragraphs': (json: string) =>
    typeIntoParagraph(withoutFallback(json)).replaceAll(
      '<br>',
      '</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>',
    ),
  'a group of blocks': (json: string) =>
    `<!-- wp:group -->\n<div class="wp-block-group"><!-- wp:shortcode -->\n${enclose(json)}\n<!-- /wp:shortcode --></div>\n<!-- /wp:group -->`,
} as const;

const writings = [
  ['escapes', asEscapes, 'admin'],
  ['escapes', asEscapes, 'author'],
  ['tags', asHtml, 'admin'],
  ['tags', asHtml, 'author'],
] as const;

const whole = Object.entries(places).flatMap(([place, write], at) =>
  writings.map(([writing, json, user], index) => ({
    place,
    writing,
    user,
    slug: `whole-${at}-${index}`,
    content: write(json),
  })),
);

/** Content on which expressions give up. */
const manifold = {
  blanks: `<p>${' '.repeat(20_000)}[pmw_widget name="tabs"]A[/pmw_widget]${' '.repeat(20_000)}</p>`,
  'blanks beside a word': `<p>B${' '.repeat(20_000)}[pmw_widget name="tabs"]A[/pmw_widget]</p>`,
  'line breaks': `<p>${'<br>'.repeat(20_000)}[pmw_widget name="tabs"]A[/pmw_widget]</p>`,
  'hard blanks': `<p>[pmw_widget name="tabs"]A[/pmw_widget]${'&nbsp;'.repeat(20_000)}</p>`,
  paragraphs: `${'<p> <br>'.repeat(20_000)}[pmw_widget name="tabs"]A[/pmw_widget]`,
  'a tag': `<p title="${'a > '.repeat(20_000)}">[pmw_widget name="tabs"]A[/pmw_widget]</p>`,
  brackets: `${'[pmw_widget '.repeat(5000)} [pmw_widget name="tabs"]A[/pmw_widget]`,
  'a fallback': `[pmw_widget name="tabs" json="a"]{"b":1}[pmw_fallback]A${'<i>x</i> '.repeat(byLength(20_000, 200_000))}[/pmw_fallback][/pmw_widget]`,
  JSON: `[pmw_widget name="tabs" json="a"]{"b":"<a${' x=\\"y\\"'.repeat(20_000)}>"}[pmw_fallback]A[/pmw_fallback][/pmw_widget]`,
};

/** Posts by what is tested with them. */
const posts = {
  attributes:
    '[pmw_widget name="document-list" class="wide a" id="reports" text-title="Less > more" data-page-size="5"][/pmw_widget]',
  drawn: '[pmw_widget name="tabs" class="pmw pmw-tabs"]A[/pmw_widget]',
  sticky: '[pmw_widget name="section-nav" class="pmw pmw-section-nav"]A[/pmw_widget]',
  unreadable: '[pmw_widget name="carousel" json="slides"][{ headline: "A" ]}[/pmw_widget]',
  documented: '[[pmw_widget name="tabs"]] <a title="[pmw_widget]">x</a>',
  alone: typeIntoParagraph('[pmw_widget name="tabs"]Text[/pmw_widget]'),
  beside: '[pmw_widget name="tabs"]<p>[gallery ids=""]</p>[caption]x[/caption][/pmw_widget]',
  elsewhere: places['a block "Shortcode"'](asHtml),
  'elsewhere-deep': places['a group of blocks'](asHtml),
  summary: `<!-- wp:shortcode -->\n${enclose(asEscapes)}\n<!-- /wp:shortcode -->\n[gallery]`,
  edited: `[pmw_widget name="carousel" carousel-id="home" text-label="A &quot;b&quot;" editing]
<p>First</p>
[/pmw_widget]`,
  pmw_widget: writeWithFallback('pmw_widget'),
  widget: writeWithFallback('widget'),
  broken: '[pmw_widget name="tabs"]</div><b>x[/pmw_widget]<p>y</p>',
};

/** The one kind of difference that means the same: in HTML `&` may be written `&amp;`. */
const readAmpersands = (text: string) => text.replaceAll('&amp;', '&');

describe.skipIf(php === undefined)('the shortcode of the plug-in on WordPress', () => {
  let wordpress: WordPress;
  const askBody = async (slug: string, site: SiteSettings = {}) => {
    const html = await (await wordpress.ask(`/${slug}/`, site)).text();
    return html.slice(html.indexOf('<body'));
  };
  const ask = (slug: keyof typeof posts) => askBody(slug);

  beforeAll(async () => {
    const written = Object.entries(posts).map(([slug, content]) => ({ slug, content }));
    const files = { 'plugins/excerpt.php': excerpt, 'plugins/elsewhere.php': elsewhere };
    const large = Object.values(manifold).map((content, at) => ({
      slug: `manifold-${at}`,
      content: `Before ${content}`,
    }));
    wordpress = await startWordPress({
      zip: makePlugIn(),
      posts: [...written, ...whole, ...large],
      files,
    });
  });

  afterAll(() => wordpress.close());

  it('draws a mount point, with what an editor made of it', async () => {
    const html = await ask('edited');
    expect(readMountPoint(html)?.attributes).toEqual({
      'data-widget': 'carousel',
      'data-carousel-id': 'home',
      'data-text-label': 'A "b"',
      'data-editing': '',
    });
    expect(html).toContain('<p>First</p>');
  });

  it.each(['pmw_widget', 'widget'] as const)(
    'takes JSON and beside it a fallback: [%s]',
    async (name) => {
      const html = await ask(name);
      const { 'data-documents': documents = '' } = readMountPoint(html)?.attributes ?? {};
      expect(JSON.parse(documents)).toEqual([{ docName: 'Annual "report" 2022 & more' }]);
      expect(html).toMatch(
        /data-widget="document-list"[^>]*>\s*<ul>\s*<li>Annual report<\/li>\s*<\/ul>/,
      );
    },
  );

  it.each(whole)(
    'keeps JSON with HTML whole in $place, written with $writing and saved by an $user',
    async ({ slug }) => {
      const html = await askBody(slug);
      const { 'data-slides': read = '' } = readMountPoint(html)?.attributes ?? {};
      const expected = JSON.stringify(slides);
      expect(readAmpersands(JSON.stringify(JSON.parse(read)))).toBe(readAmpersands(expected));
      expect(html).not.toMatch(/<p[^>]*>\s*(?:<br ?\/?>\s*)*(?:<\/p>|<div)/);
    },
  );

  it.each([
    ['blocks', 'elsewhere'],
    ['text', 'elsewhere'],
    ['area', 'elsewhere'],
    ['blocks', 'elsewhere-deep'],
    ['reused', 'elsewhere-deep'],
    ['list', 'elsewhere-deep'],
  ])('keeps it whole outside of posts: %s, %s', async (id, slug) => {
    const html = await askBody(slug, { plugins: ['elsewhere.php'] });
    const part = html.slice(html.indexOf(`<div id="${id}">`));
    expect(JSON.parse(readMountPoint(part)?.attributes['data-slides'] ?? '')).toEqual(slides);
  });

  it('passes class, id and signs of HTML on', async () => {
    expect(readMountPoint(await ask('attributes'))?.attributes).toEqual({
      'data-widget': 'document-list',
      class: 'wide a',
      id: 'reports',
      'data-text-title': 'Less > more',
      'data-page-size': '5',
    });
  });

  it('lets the theme place what has margins of its own, unless it sticks to the window', async () => {
    expect(await ask('drawn')).toMatch(
      /<body>\s*<div>\s*<div data-widget="tabs" class="pmw pmw-tabs">A<\/div>\s*<\/div>/,
    );
    expect(await ask('sticky')).toMatch(/<body>\s*<div data-widget="section-nav"/);
  });

  it('hands on what is no JSON as it came', async () => {
    expect(readMountPoint(await ask('unreadable'))?.attributes['data-slides']).toBe(
      '[{ headline: "A" ]}',
    );
  });

  it('leaves a shortcode that is only shown, or stands in an attribute, to WordPress', async () => {
    const html = await ask('documented');
    expect(html).toContain('[pmw_widget name=');
    expect(readMountPoint(html)).toBeUndefined();
  });

  it('takes the place of the paragraph that holds nothing else', async () => {
    expect(await ask('alone')).toMatch(/<body>\s*<div data-widget="tabs">Text<\/div>/);
  });

  it('draws other shortcodes inside', async () => {
    expect(await ask('beside')).not.toContain('[caption]');
  });

  it('gives excerpts and feeds the fallback, and others who take shortcodes out of a text nothing', async () => {
    const page = await askBody('summary', { plugins: ['excerpt.php'] });
    expect(page).toMatch(/<div id="excerpt">The first slide\s*<\/div>/);
    expect(page).not.toMatch(/<div id="stripped">[^<]*(?:pmw|headline)/);
    const feed = await (await wordpress.ask('/summary/feed/?withoutcomments=1')).text();
    expect(feed).toMatch(/<content:encoded><!\[CDATA\[\s*<p>The first slide<\/p>/);
    expect(feed).not.toMatch(/data-widget|pmw_|headline/);
  });

  it.each(Object.keys(manifold).map((name, at) => [name, at] as const))(
    'leaves no page empty, however many there are: %s',
    async (_, at) => {
      const html = await askBody(`manifold-${at}`);
      expect(html).toContain('Before');
      expect(html).toMatch(/data-widget="tabs"[^>]*>A/);
    },
  );

  it('keeps what is enclosed inside the mount point', async () => {
    const html = await ask('broken');
    expect(readMountPoint(html)).toMatchObject({
      tagName: 'div',
      attributes: { 'data-widget': 'tabs' },
    });
    expect(html).toMatch(/<b>x<\/b>\s*(?:<\/p>\s*)?<\/div>/);
  });
});
