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
    [
      'pages/home.json',
      '{\n  "title": "x"\n  "b": 1\n}',
      'fixtures/pages/home.json:3:3: this is no JSON; expected a comma or the end.\n  "b": 1\n  ^',
    ],
    ['pages/home.json', '{"title":', 'fixtures/pages/home.json:1:10: this is no JSON'],
    ['answers/slideshow/home.json', '[1,]', 'fixtures/answers/slideshow/home.json:1:4: this is no'],
    ['pages/home.json', '[]', 'fixtures/pages/home.json must be an object.'],
    [
      'pages/home.json',
      '{"answers":{"a":"slideshow/b"}}',
      'fixtures/pages/home.json:1:17: answers.a is "slideshow/b", but fixtures/answers/slideshow/b.json is missing.',
    ],
    ['pages/home.json', '{"answers":{"a":"slideshow/hmoe"}}', 'Did you mean "slideshow/home"?'],
    [
      'pages/home.json',
      '{"answers":{"a":7}}',
      'answers.a is 7; expected the name of a file of fixtures/answers.',
    ],
    [
      'pages/home.json',
      '{"answers":{"a":"../pages/site"}}',
      'fixtures/answers/../pages/site.json is missing.',
    ],
    ['pages/site.json', '', 'fixtures/pages/site.json:1:1: this is no JSON'],
  ])('names the file of a mistake: %s %s', (path, text, message) => {
    expect(() => readPageData(writeFiles({ ...files, [path]: text }), 'home')).toThrow(message);
  });

  it('names a fixture that is missing, and what needs it', () => {
    expect(() => readPageData(writeFiles(files), 'funds')).toThrow(
      'fixtures/pages/funds.json is missing. templates/pages/funds.hbs takes its data from it.',
    );
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

  it('are in development also those without one, so that they say so', () => {
    const root = writeFiles({
      'templates/pages/half-done.hbs': '',
      'templates/pages/message.hbs': '',
      'templates/pages/development/gallery.hbs': '',
    });
    const pages = findPages(join(root, 'templates'), join(root, 'fixtures'), true);
    expect([...pages]).toEqual([['/half-done', 'half-done']]);
  });
});
