import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, writeFiles } from '../../tests/setup/site/write-files.ts';
import { findLanguageFolder, readAnswer, readPageData, readPages } from './page-fixtures.ts';
import { findPages } from '../../dev-server/pages/page-addresses.ts';

const home = 'pages/home.json';
const slideshow = 'answers/slideshow/home.json';
const files: Files = {
  'pages/site.json': '{"firm":"Sample"}',
  [home]: '{"title":"Home","answers":{"heroSlides":"slideshow/home"}}',
  [slideshow]: '{"slides":[1]}',
};

describe('the data of a page', () => {
  it('is its fixture with the site and the answers that it names', () => {
    expect(readPageData(writeFiles(files), 'home')).toEqual({
      title: 'Home',
      site: { firm: 'Sample' },
      answers: { heroSlides: { slides: [1] } },
    });
  });

  it.each([
    [
      home,
      '{\n  "title": "x"\n  "b": 1\n}',
      'fixtures/pages/home.json:3:3: this is no JSON; expected a comma or the end.',
    ],
    [slideshow, '[1,]', 'fixtures/answers/slideshow/home.json:1:4: this is no'],
    [home, '[]', 'fixtures/pages/home.json must be an object.'],
    [
      home,
      '{"answers":{"a":"slideshow/b"}}',
      'fixtures/pages/home.json:1:17: answers.a is "slideshow/b", but fixtures/answers/slideshow/b.json is missing.',
    ],
    [home, '{"answers":{"a":"slideshow/hmoe"}}', 'Did you mean "slideshow/home"?'],
    [
      home,
      '{"answers":{"a":7}}',
      'answers.a is 7; expected the name of a file of fixtures/answers.',
    ],
    [home, '{"answers":{"a":"../pages/site"}}', 'fixtures/answers/../pages/site.json is missing.'],
    ['pages/site.json', '', 'fixtures/pages/site.json is empty; expected JSON.'],
  ])('names the file of a mistake: %s %s', (path, text, message) => {
    expect(() => readPageData(writeFiles({ ...files, [path]: text }), 'home')).toThrow(message);
  });

  it('names a fixture that is missing, and what needs it', () => {
    expect(() => readPageData(writeFiles(files), 'funds')).toThrow(
      'fixtures/pages/funds.json is missing. templates/pages/funds.hbs takes its data from it.',
    );
  });
});

it('a page is in the language of its folder, whatever its name begins with', () => {
  const folder = writeFiles({
    'pages/site.json': '{"culture":"en-US"}',
    'pages/de-risking.json': '{"title":"De-risking"}',
    'pages/de.json': '{"title":"Delaware"}',
    'pages/de/site.json': '{"culture":"de-DE"}',
    'pages/de/funds.json': '{"title":"Fonds"}',
  });
  const titles = (language?: string) =>
    readPages(folder, language).map((page) => page['title'] ?? page['culture']);
  expect(titles().sort()).toEqual(['De-risking', 'Delaware', 'en-US']);
  expect(titles('de/').sort()).toEqual(['Fonds', 'de-DE']);
  const cultureOf = (name: string) => readPageData(folder, name)['site'];
  expect(['de-risking', 'de', 'de/funds'].map(cultureOf)).toEqual([
    { culture: 'en-US' },
    { culture: 'en-US' },
    { culture: 'de-DE' },
  ]);
  expect(
    ['de-de', 'DE-CH', 'de', 'en-us', 'ar-ae'].map((each) => findLanguageFolder(folder, each)),
  ).toEqual(['de/', 'de/', 'de/', '', '']);
});

const others = ['slideshow/other', '../pages/site', 'slideshow/../../pages/site', ''];
it.each(others)('an answer of the stubs is nothing where there is none: %j', (name) => {
  expect(readAnswer(writeFiles(files), name)).toBeUndefined();
});

describe('the pages', () => {
  it('are the templates that have a fixture; in development also those without one', () => {
    const templates = ['home', 'market-overview', 'market-overview/live', 'half-done', 'message'];
    const fixtures = ['home', 'market-overview', 'market-overview/live', 'message', 'site'];
    const paths = [
      ...templates.map((name) => `templates/pages/${name}.hbs`),
      'templates/pages/development/gallery.hbs',
      ...fixtures.map((name) => `fixtures/pages/${name}.json`),
    ];
    const root = writeFiles(Object.fromEntries(paths.map((path) => [path, ''])));
    const find = (isDevelopment?: boolean) => [
      ...findPages(join(root, 'templates'), join(root, 'fixtures'), isDevelopment),
    ];
    const pages = [
      ['/', 'home'],
      ['/market-overview', 'market-overview'],
      ['/market-overview/live', 'market-overview/live'],
    ];
    expect(find()).toEqual(pages);
    // It says there what is missing.
    expect(find(true).toSorted()).toEqual([...pages, ['/half-done', 'half-done']].toSorted());
  });
});
