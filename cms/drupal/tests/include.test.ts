import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectPath } from '../../../tools/project.ts';
import {
  type Case,
  expectTags,
  expectModuleTags,
  writeIncludes,
} from '../../testing/built-includes.ts';
import { findPhp } from '../../testing/needs-of-includes.ts';
import { readTags, readMountPoint } from '../../testing/read-include.ts';

const php = findPhp('drupal');
const folder = writeIncludes();

const languages: readonly Case[] = [
  ['de', 'de-DE', 'Schließen'],
  ['de-ch', 'de-CH', 'Schließen'],
  ['zh-hant', 'zh-TW', '關閉'],
  ['ar', 'ar-EG', 'إغلاق'],
  ['fi', 'fi-FI', undefined],
  ['en', 'en-US', undefined],
  ['', 'en-US', undefined],
];

/** Templates of a theme whose namespace is `@firm`, with their data. */
const cases = {
  mountPoint: {
    template: `{% include '@firm/widget.html.twig' with {
      name: 'document-list',
      attributes: { documents: documents, 'page-size': 5, 'hide': true, 'BAD NAME': 1, 'text-title': title },
      content: title
    } only %}`,
    data: { documents: [{ docName: '"<b>' }], title: 'A & "B" <i>' },
  },
  markup: {
    template: `{% include '@firm/widget.html.twig' with {
      name: name, attributes: { 'text-title': title, 'text-close': close, documents: [title] }
    } only %}{% include '@firm/widgets.html.twig' with { language: 'de', culture: name, folder: name } only %}`,
    data: {},
    markup: {
      name: 'tabs" onclick="hit=1',
      title: 'A &amp; <a href="/x" title=\'y\'>B</a> "><img src=x onerror=hit=1>',
      close: 'Zu &eacute;',
    },
  },
  around: {
    template: `{% include '@firm/widget.html.twig' with { name: 'tabs' } only %}|{{ key }}|{{ value }}|{{ name }}`,
    data: { content: 'of the page', attributes: { id: 'page' }, key: 1, value: 2, name: 3 },
  },
  site: {
    template: `{% include '@firm/widgets.html.twig' with {
      language: 'de', culture: 'de-CH', folder: '/themes/firm/widgets',
      texts: { modal: { close: '</script>Schliessen', next: '' } }
    } only %}`,
    data: {},
  },
  module: {
    template: `{% include '@firm/widgets.html.twig' with { language: 'de', folder: '/themes/firm/widgets', module: true } only %}`,
    data: {},
  },
  ...Object.fromEntries(
    languages.map(([language]) => [
      `in "${language}"`,
      {
        template: "{% include '@firm/widgets.html.twig' with { language: language } only %}",
        data: { language },
      },
    ]),
  ),
};

describe.skipIf(php === undefined)('the templates for Drupal, rendered by Twig', () => {
  let html: Readonly<Record<string, string>>;
  const read = (name: string) => html[name] ?? '';

  beforeAll(() => {
    const input = { folder: `${folder}/include/drupal`, cases: Object.values(cases) };
    const script = projectPath('cms/drupal/tests/render-twig.php');
    const printed = execFileSync(php ?? '', [script], {
      input: JSON.stringify(input),
      encoding: 'utf8',
    });
    const pages = JSON.parse(printed) as readonly string[];
    html = Object.fromEntries(Object.keys(cases).map((name, at) => [name, pages[at] ?? '']));
  });

  it('draw a mount point with attributes, JSON and content', () => {
    expect(readMountPoint(read('mountPoint'))).toMatchObject({
      attributes: {
        'data-widget': 'document-list',
        'data-documents': '[{"docName":"\\"<b>"}]',
        'data-page-size': '5',
        'data-hide': 'true',
        'data-text-title': 'A & "B" <i>',
      },
      text: 'A & "B" <i>',
    });
    expect(Object.keys(readMountPoint(read('mountPoint'))?.attributes ?? {})).toHaveLength(5);
  });

  it('keep HTML that Twig takes for safe inside of its attribute', () => {
    const { attributes } = readMountPoint(read('markup')) ?? {};
    const title = `A & <a href="/x" title='y'>B</a> "><img src=x onerror=hit=1>`;
    expect(attributes).toEqual({
      'data-widget': 'tabs" onclick="hit=1',
      'data-text-title': title,
      'data-text-close': 'Zu é',
      'data-documents': JSON.stringify([title.replace('&', '&amp;')]).replaceAll('/', '\\/'),
    });
    expect(read('markup')).not.toMatch(/<img|" onclick="/);
  });

  it('take nothing from the template around them, and leave nothing there', () => {
    expect(read('around').trim()).toBe('<section data-widget="tabs"></section>\n|1|2|3');
  });

  it.each(languages)('write the tags of pages in %j: culture %s, "%s"', (given, culture, close) => {
    expectTags(read(`in "${given}"`), '/assets/widgets', culture, close);
  });

  it('take a culture, a folder and texts of the site', () => {
    const { script, texts } = readTags(read('site'));
    expect(script).toMatchObject({
      src: '/themes/firm/widgets/1.2.3/widgets.js',
      'data-culture': 'de-CH',
    });
    expect(texts?.texts['modal']).toMatchObject({ close: '</script>Schliessen', next: 'Weiter' });
    expect(texts?.language).toBe('de-CH');
  });

  it('write the tags of the module where they are asked to', () => {
    expectModuleTags(read('module'), '/themes/firm/widgets');
    expect(readTags(read('module')).script).toMatchObject({
      'data-culture': 'de-DE',
      'data-texts': '#private-markets-widgets-texts',
    });
  });
});
