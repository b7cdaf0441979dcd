import Handlebars from 'handlebars';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { makeIncludeFiles } from './include-files.ts';
import { makeManifest } from './manifest.ts';

const manifest = makeManifest('1.2.3', [
  { name: 'widgets.js', bytes: Buffer.from('script') },
  { name: 'widgets.css', bytes: Buffer.from('style') },
]);
const files = makeIncludeFiles(manifest);

function readFile(name: string): string {
  return files[name] ?? '';
}

/** The elements in HTML with their attributes. */
function readTags(html: string): readonly (readonly [string, Readonly<Record<string, string>>])[] {
  const elements = parseFragment(html).childNodes.filter(
    (node): node is Tree.Element => 'tagName' in node,
  );
  return elements.map(({ tagName, attrs }) => [
    tagName,
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  ]);
}

const script = manifest.files['widgets.js']?.integrity;
const style = manifest.files['widgets.css']?.integrity;

describe('the files to include', () => {
  it('are there for each CMS, and as tags alone', () => {
    expect(Object.keys(files).sort()).toEqual([
      'drupal/private_markets_widgets.libraries.yml',
      'drupal/widget.html.twig',
      'handlebars/widgets.hbs',
      'head-pinned.html',
      'head.html',
      'plain.html',
      'razor/_Widgets.cshtml',
      'script-only.html',
      'wordpress/private-markets-widgets.php',
    ]);
  });

  it('carry version and integrity of the build, and nothing that is not filled in', () => {
    for (const [name, text] of Object.entries(files)) {
      expect(text, name).not.toMatch(/__PMW_/);
      if (/\.twig$|^head\.html$|^script-only\.html$/.test(name)) continue;
      expect(text, name).toContain('1.2.3');
      expect(text.includes(script ?? '-') && text.includes(style ?? '-'), name).toBe(true);
    }
  });

  it.each([
    ['plain.html', readFile('plain.html'), 'en-US'],
    ['handlebars/widgets.hbs', Handlebars.compile(readFile('handlebars/widgets.hbs'))({}), 'en-US'],
    [
      'handlebars/widgets.hbs with a culture',
      Handlebars.compile(readFile('handlebars/widgets.hbs'))({ culture: '"><b>' }),
      '"><b>',
    ],
  ])('bring both tags: %s', (_, html, culture) => {
    expect(readTags(html)).toEqual([
      [
        'link',
        {
          rel: 'stylesheet',
          href: '/assets/widgets/1.2.3/widgets.css',
          integrity: style,
          crossorigin: 'anonymous',
        },
      ],
      [
        'script',
        {
          src: '/assets/widgets/1.2.3/widgets.js',
          defer: '',
          'data-culture': culture,
          integrity: script,
          crossorigin: 'anonymous',
        },
      ],
    ]);
  });

  it('are the tags of the contract where a CMS replaces the files', () => {
    const link = '<link rel="stylesheet" href="/assets/widgets.css">\n';
    const tag = '<script src="/assets/widgets.js" defer data-culture="en-US"></script>\n';
    expect(readFile('head.html')).toBe(link + tag);
    expect(readFile('script-only.html')).toBe(tag);
    expect(readFile('head-pinned.html')).toContain(
      `<script src="/assets/widgets.js?v=1.2.3" defer data-culture="en-US" integrity="${script ?? ''}" crossorigin="anonymous">`,
    );
  });

  it('print nothing unescaped on WordPress', () => {
    const php = readFile('wordpress/private-markets-widgets.php');
    // Each value that the shortcode writes into an attribute goes through esc_attr.
    const attributes = [...php.matchAll(/="' \. (.*?) \. '"'/g)].map(([, value]) => value);
    expect(attributes).toHaveLength(2);
    expect(attributes.filter((value) => !value?.startsWith('esc_attr( '))).toEqual([]);
    // Nothing is printed and nothing is executed directly.
    expect(php).not.toMatch(/\b(?:echo|printf|eval|include|require)\b|\bprint\s*\(/);
  });

  it('print nothing unescaped in Twig and Razor', () => {
    expect(readFile('drupal/widget.html.twig')).not.toMatch(/\|\s*raw|autoescape/);
    expect(readFile('razor/_Widgets.cshtml')).not.toMatch(/Html\.Raw|HtmlString/);
  });

  it('are refused for a build without a stylesheet', () => {
    const bare = makeManifest('1.2.3', [{ name: 'widgets.js', bytes: Buffer.from('') }]);
    expect(() => makeIncludeFiles(bare)).toThrow('The build made no widgets.css');
  });
});
