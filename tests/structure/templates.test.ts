import { describe, expect, it } from 'vitest';
import { readWidgets } from '../../tools/read-widgets.ts';
import { readText } from '../../tools/project.ts';
import { listFiles } from './source-files.ts';

/** Every place where a template writes a field as HTML: the CMS writes these as HTML. */
const htmlFields = [
  'partials/mount-points/carousel: headline',
  'partials/mount-points/carousel: copy',
  'partials/mount-points/investment-solutions: headline',
  'partials/mount-points/investment-solutions: copy',
  'partials/mount-points/tabbed-search: Description',
  'partials/blocks/prose: html',
  'partials/blocks/tile-frame: text',
  'partials/blocks/tile-frame: moreText',
  // The gallery shows examples as a page would contain them.
  'pages/development/example: mountPoint',
  // Documents of the project, rendered by the gallery, which removes HTML in them.
  'pages/development/document: document',
  'pages/development/widget: reference',
  'pages/development/widget: summary',
  'pages/development/gallery: note',
  'pages/development/gallery: summary',
];

/** The templates without comments, which may name what templates must not do. */
const templates = listFiles()
  .filter((path) => path.endsWith('.hbs'))
  .map((path) => ({
    name: path.replace(/^templates\/|\.hbs$/g, ''),
    markup: readText(path).replaceAll(/\{\{!--[\s\S]*?--\}\}|\{\{![^}]*\}\}|<!--[\s\S]*?-->/g, ''),
  }));

const contracts = (await readWidgets()).map(({ contract }) => contract);

it('each list of a template, widget or block names its role, which Safari takes from lists without marks', () => {
  const sources = listFiles().filter((path) => /\.(?:hbs|tsx|php)$/.test(path));
  // A list of plain HTML keeps its marks.
  const lists = sources
    .filter((path) => !/^tests\/|\.test\.tsx$|\/plain\.php$/.test(path))
    .flatMap(
      (path) =>
        readText(path)
          .match(/<[uo]l\b[^>]*/g)
          ?.map((tag) => [path, tag]) ?? [],
    );
  expect(lists.length).toBeGreaterThan(40);
  expect(lists.filter(([, tag]) => !/\brole="/.test(tag ?? ''))).toEqual([]);
});

describe('templates', () => {
  it('have the English words of the contracts, so that a text reads alike without the script', () => {
    const differing = templates.flatMap(({ name, markup }) =>
      [...markup.matchAll(/\bword texts "([\w-]+)" "([\w-]+)" "([^"]*)"/g)].flatMap(
        ([, widget, key = '', word]) => {
          const text = contracts.find((contract) => contract.name === widget)?.texts[key];
          return word === text ? [] : `${name}: ${key} is "${word}", in the contract "${text}"`;
        },
      ),
    );
    expect(differing).toEqual([]);
  });

  it('encode everything they write, but the HTML that the CMS itself made', () => {
    const written = templates.flatMap(({ name, markup }) =>
      [...markup.matchAll(/\{\{\{\s*([^}]*?)\s*\}\}\}|\{\{&\s*([^}]*?)\s*\}\}/g)].map(
        ([, braces, ampersand]) => `${name}: ${braces ?? ampersand ?? ''}`,
      ),
    );
    expect([...new Set(written)].sort()).toEqual(htmlFields.toSorted());
  });

  it.each([
    ['inline style', /<style\b|\sstyle\s*=/i],
    [
      'inline script but data blocks, which are not run',
      /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="(?:importmap|application\/(?:ld\+)?json)")[^>]*>/i,
    ],
    ['event attribute or address that is a script', /<[^>]*\son[a-z]+\s*=|javascript:/i],
  ])('hold no %s', (_, forbidden) => {
    const found = templates.filter(({ markup }) => forbidden.test(markup));
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});
