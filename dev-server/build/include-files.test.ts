import { readFileSync } from 'node:fs';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../project.ts';
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
      'drupal/widget.html.twig',
      'drupal/widgets.html.twig',
      'handlebars/widgets.hbs',
      'handlebars/widgets.mjs',
      'plain.html',
      'razor/_Widgets.cshtml',
      'script-only.html',
      'wordpress/private-markets-widgets.php',
    ]);
  });

  it('carry version and integrity of the build, and nothing that is not filled in', () => {
    for (const [name, text] of Object.entries(files)) {
      expect(text, name).not.toMatch(/__PMW_/);
      for (const [, folder] of text.matchAll(/([^/"]*)\/widgets\.(?:js|css)"/g)) {
        expect(folder, name).toMatch(/^(?:1\.2\.3|\{\{ folder \}\})$/);
      }
      if (/widget\.html\.twig$|\.mjs$/.test(name)) continue;
      expect(text, name).toContain('1.2.3');
      expect(text.includes(script ?? '-'), name).toBe(true);
      expect(text.includes(style ?? '-') || name === 'script-only.html', name).toBe(true);
    }
  });

  it('bring both tags in plain HTML', () => {
    expect(readTags(readFile('plain.html'))).toEqual([
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
          'data-culture': 'en-US',
          integrity: script,
          crossorigin: 'anonymous',
        },
      ],
    ]);
  });

  it('print nothing unescaped on WordPress', () => {
    const php = readFile('wordpress/private-markets-widgets.php');
    // Each value that the shortcode writes into an attribute goes through esc_attr.
    const attributes = [...php.matchAll(/="' \. (.*?) \. '"'/g)].map(([, value]) => value);
    expect(attributes).toHaveLength(3);
    expect(attributes.filter((value) => !value?.startsWith('esc_attr( '))).toEqual([]);
    // Nothing is printed and nothing is executed directly.
    expect(php).not.toMatch(/\b(?:echo|printf|eval|include|require)\b|\bprint\s*\(/);
  });

  it('print nothing unescaped in Twig and Razor but JSON without markup', () => {
    expect(readFile('drupal/widget.html.twig')).not.toMatch(/\|\s*raw|autoescape/);
    const head = readFile('drupal/widgets.html.twig');
    expect(head.replace('|json_encode(271)|raw', '')).not.toMatch(/\|\s*raw|autoescape/);
    const razor = readFile('razor/_Widgets.cshtml');
    expect(razor.replace('@Html.Raw(JsonSerializer.Serialize(', '')).not.toMatch(
      /Html\.Raw|HtmlString/,
    );
  });

  it.each([
    ['razor/_Widgets.cshtml', readFile('razor/_Widgets.cshtml')],
    ['docs/on-your-cms.md', readFileSync(projectPath('docs/on-your-cms.md'), 'utf8')],
  ])('keep the rules of Razor: %s', (_, text) => {
    const tags = [
      ...text.matchAll(
        /<(?:body|link|script|section)\b(?:"(?:@\((?:[^()]|\([^()]*\))*\)|[^"])*"|[^">])*>/g,
      ),
    ];
    expect(tags.length).toBeGreaterThan(1);
    for (const [tag] of tags) {
      // RZ1031: C# stands in values, never among the attributes of an element with a tag helper.
      const attributes = tag.replaceAll(/="(?:@\((?:[^()]|\([^()]*\))*\)|[^"])*"/g, '');
      expect(attributes, tag).not.toContain('@');
      // Razor writes a data- attribute whose value is null, empty; "data-editing" without a value is true.
      expect(tag, tag).not.toMatch(/\sdata-[\w-]+="@\([^"]*(?:null|"")\s*\)"/);
    }
    expect(text).not.toMatch(/\?\s*"data-[\w-]+"\s*:/);
  });

  it('are refused for a build without a stylesheet', () => {
    const bare = makeManifest('1.2.3', [{ name: 'widgets.js', bytes: Buffer.from('') }]);
    expect(() => makeIncludeFiles(bare)).toThrow('The build made no widgets.css');
  });
});
