import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, writeFiles } from '../../tests/setup/sample-site.ts';
import { readAnswer, readPageData } from './page-fixtures.ts';
import { findPages } from './page-addresses.ts';

const files: Files = {
  'pages/site.json': '{"firm":"Sample"}',
  'pages/home.json': '{"title":"Home","answers":{"heroSlides":"slideshow/home"}}',
  'answers/slideshow/home.json': '{"slides":[1]}',
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
    ['pages/home.json', '{"title":', 'fixtures/pages/home.json is no JSON'],
    ['pages/home.json', '[]', 'fixtures/pages/home.json must be an object.'],
    [
      'pages/home.json',
      '{"answers":{"a":"slideshow/b"}}',
      'fixtures/answers/slideshow/b.json is missing.',
    ],
    [
      'pages/home.json',
      '{"answers":{"a":"../pages/site"}}',
      'fixtures/answers/../pages/site.json is missing.',
    ],
    ['pages/site.json', '', 'fixtures/pages/site.json is no JSON'],
  ])('names the file of a mistake: %s %s', (path, text, message) => {
    expect(() => readPageData(writeFiles({ ...files, [path]: text }), 'home')).toThrow(message);
  });
});

describe('an answer of the stubs', () => {
  it.each(['slideshow/other', '../pages/site', 'slideshow/../../pages/site', ''])(
    'is nothing where there is none: %j',
    (name) => {
      expect(readAnswer(writeFiles(files), name)).toBeUndefined();
    },
  );
});

describe('the pages', () => {
  it('are the templates that have a fixture', () => {
    const root = writeFiles({
      'templates/pages/home.hbs': '',
      'templates/pages/market-overview.hbs': '',
      'templates/pages/market-overview/live.hbs': '',
      'templates/pages/half-done.hbs': '',
      'templates/pages/message.hbs': '',
      'fixtures/pages/home.json': '',
      'fixtures/pages/market-overview.json': '',
      'fixtures/pages/market-overview/live.json': '',
      'fixtures/pages/message.json': '',
      'fixtures/pages/site.json': '',
    });
    expect([...findPages(join(root, 'templates'), join(root, 'fixtures'))]).toEqual([
      ['/', 'home'],
      ['/market-overview', 'market-overview'],
      ['/market-overview/live', 'market-overview/live'],
    ]);
  });
});
