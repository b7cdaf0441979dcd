import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

const templates = listFiles().filter((path) => path.endsWith('.hbs'));

/** Every place where a template writes a field as HTML: by SPEC 3 these fields are HTML. */
const htmlFields = new Set([
  'templates/partials/mount-points/carousel.hbs: headline',
  'templates/partials/mount-points/carousel.hbs: copy',
  'templates/partials/mount-points/investment-solutions.hbs: headline',
  'templates/partials/mount-points/investment-solutions.hbs: copy',
  // The gallery shows examples as a page would contain them.
  'templates/pages/development/example.hbs: mountPoint',
  'templates/partials/blocks/tile-frame.hbs: text',
  // Documents of the project, rendered by the gallery, which removes HTML in them.
  'templates/pages/development/document.hbs: document',
  'templates/pages/development/widget.hbs: reference',
  'templates/pages/development/widget.hbs: summary',
  'templates/pages/development/gallery.hbs: summary',
  'templates/partials/blocks/tile-frame.hbs: moreText',
  'templates/partials/blocks/prose.hbs: html',
  'templates/partials/mount-points/tabbed-search.hbs: Description',
]);

/** Comments may name what templates must not do. */
function readMarkup(path: string): string {
  return readText(path)
    .replaceAll(/\{\{!--[\s\S]*?--\}\}|\{\{![^}]*\}\}/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
}

/** The templates that contain something forbidden. */
function findIn(pattern: RegExp): string[] {
  return templates.flatMap((path) => {
    const found = pattern.exec(readMarkup(path));
    return found === null ? [] : [`${path}: ${found[0]}`];
  });
}

describe('templates', () => {
  it('are found, so that the rules below look at something', () => {
    expect(templates).toContain('templates/layouts/site.hbs');
  });

  it('encode everything they write, but the HTML that the CMS itself made', () => {
    const unencoded = templates.flatMap((path) =>
      [...readMarkup(path).matchAll(/\{\{\{\s*([^}]*?)\s*\}\}\}|\{\{&\s*([^}]*?)\s*\}\}/g)].map(
        ([, braces, ampersand]) => `${path}: ${braces ?? ampersand ?? ''}`,
      ),
    );
    expect(unencoded.filter((place) => !htmlFields.has(place))).toEqual([]);
  });

  it('hold no inline style', () => {
    expect(findIn(/<style\b|\sstyle\s*=/i)).toEqual([]);
  });

  it('hold no inline script but data blocks, which are not run', () => {
    const script = /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>/i;
    expect(findIn(script)).toEqual([]);
    expect(findIn(/<[^>]*\son[a-z]+\s*=|javascript:/i)).toEqual([]);
  });
});
