import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePlugIn } from './built-includes.ts';
import { findPhp } from './find-php.ts';
import { readMountPoint } from './read-head.ts';
import { startWordPress, type WordPress } from './wordpress-site.ts';

const php = findPhp('wordpress');

const writeWithFallback = (name: string) => `[${name} name="document-list" json="documents"]
[{ "docName": "Annual \\"report\\" 2022 & more" }]
[pmw_fallback]<ul><li>Annual report</li></ul>[/pmw_fallback]
[/${name}]`;

/** Posts by what is tested with them. */
const posts = {
  edited: `[pmw_widget name="carousel" carousel-id="home" text-label="A &quot;b&quot;" editing]
<p>First</p>
[/pmw_widget]`,
  pmw_widget: writeWithFallback('pmw_widget'),
  widget: writeWithFallback('widget'),
  broken: '[pmw_widget name="tabs"]</div><b>x[/pmw_widget]<p>y</p>',
};

describe.skipIf(php === undefined)('the shortcode of the plug-in on WordPress', () => {
  let wordpress: WordPress;
  const ask = async (slug: keyof typeof posts) => (await wordpress.ask(`/${slug}/`)).text();

  beforeAll(async () => {
    const written = Object.entries(posts).map(([slug, content]) => ({ slug, content }));
    wordpress = await startWordPress({ zip: makePlugIn(), posts: written });
  }, 90_000);

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

  it('keeps what is enclosed inside the mount point', async () => {
    const html = await ask('broken');
    expect(readMountPoint(html)).toMatchObject({
      tagName: 'div',
      attributes: { 'data-widget': 'tabs' },
    });
    expect(html).toMatch(/<b>x<\/b>\s*(?:<\/p>\s*)?<\/div>/);
  });
});
