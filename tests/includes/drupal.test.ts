import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { afterAll, describe, expect, it } from 'vitest';
import { projectPath } from '../../dev-server/project.ts';
import { manifest, writeIncludes } from './built-includes.ts';
import { findPhp } from './find-php.ts';
import { readHead } from './read-head.ts';

const php = findPhp('/usr/share/php/Twig/autoload.php', ['php-cli', 'php-twig']);
const folder = writeIncludes();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Renders a template of a theme whose namespace is `@firm`. */
function render(template: string, data: object = {}): string {
  const input = { folder: `${folder}/include/drupal`, cases: [{ template, data }] };
  const [html = ''] = JSON.parse(
    execFileSync(php ?? '', [projectPath('tests/includes/render-twig.php')], {
      input: JSON.stringify(input),
      encoding: 'utf8',
    }),
  ) as readonly string[];
  return html;
}

function readMountPoint(html: string) {
  const [element] = parseFragment(html).childNodes as readonly Tree.Element[];
  const [text] = element?.childNodes ?? [];
  return {
    attributes: Object.fromEntries(element?.attrs.map(({ name, value }) => [name, value]) ?? []),
    content: text && 'value' in text ? text.value : '',
  };
}

describe.skipIf(php === undefined)('the templates for Drupal, rendered by Twig', () => {
  it('draw a mount point with attributes, JSON and content', () => {
    const html = render(
      `{% include '@firm/widget.html.twig' with {
        name: 'document-list',
        attributes: { documents: documents, 'page-size': 5, 'hide': true, 'BAD NAME': 1, 'text-title': title },
        content: title
      } only %}`,
      { documents: [{ docName: '"<b>' }], title: 'A & "B" <i>' },
    );
    expect(readMountPoint(html)).toEqual({
      attributes: {
        'data-widget': 'document-list',
        'data-documents': '[{"docName":"\\"<b>"}]',
        'data-page-size': '5',
        'data-hide': 'true',
        'data-text-title': 'A & "B" <i>',
      },
      content: 'A & "B" <i>',
    });
  });

  it('take nothing from the template around them, and leave nothing there', () => {
    const html = render(
      `{% include '@firm/widget.html.twig' with { name: 'tabs' } only %}|{{ key }}|{{ value }}|{{ name }}`,
      { content: 'of the page', attributes: { id: 'page' }, key: 1, value: 2, name: 3 },
    );
    expect(html.trim()).toBe('<section data-widget="tabs"></section>\n|1|2|3');
  });

  it.each([
    ['de', 'de-DE', 'Schließen'],
    ['de-ch', 'de-CH', 'Schließen'],
    ['pt-br', 'pt-BR', 'Fechar'],
    ['zh-hant', 'zh-TW', '關閉'],
    ['zh-hans', 'zh-CN', '关闭'],
    ['ar', 'ar-EG', 'إغلاق'],
    ['fi', 'fi-FI', undefined],
    ['en', 'en-US', undefined],
    ['en-gb', 'en-GB', undefined],
    ['', 'en-US', undefined],
  ])('write the head of a page in %j: culture %s, "%s"', (language, culture, close) => {
    const html = render(
      `{% include '@firm/widgets.html.twig' with { language: language } only %}`,
      {
        language,
      },
    );
    const { link, script, texts } = readHead(html);
    expect(link).toMatchObject({
      href: '/assets/widgets/1.2.3/widgets.css',
      integrity: manifest.files['widgets.css']?.integrity,
    });
    expect(script).toMatchObject({
      src: '/assets/widgets/1.2.3/widgets.js',
      'data-culture': culture,
      integrity: manifest.files['widgets.js']?.integrity,
    });
    expect(texts?.texts['modal']?.['close']).toBe(close);
    expect(script?.['data-texts']).toBe(close ? '#private-markets-widgets-texts' : '');
  });

  it('take a culture, a folder and texts of the site', () => {
    const html = render(
      `{% include '@firm/widgets.html.twig' with {
        language: 'de', culture: 'de-CH', folder: '/themes/firm/widgets',
        texts: { modal: { close: '</script>Schliessen', next: '' } }
      } only %}`,
    );
    const { script, texts } = readHead(html);
    expect(script).toMatchObject({
      src: '/themes/firm/widgets/1.2.3/widgets.js',
      'data-culture': 'de-CH',
    });
    expect(texts?.texts['modal']).toMatchObject({ close: '</script>Schliessen', next: 'Weiter' });
    expect(texts?.language).toBe('de-CH');
  });
});
