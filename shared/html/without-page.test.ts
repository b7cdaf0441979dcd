import { beforeAll, describe, expect, it, vi } from 'vitest';
import { decodeEntities } from './entities.ts';
import { parseInert } from './parse-inert.ts';
import { toPlainText } from './plain-text.ts';
import { judgeColourNamesBy, safeColour } from './safe-colour.ts';
import { safeImage } from './safe-image.ts';
import { safeLink } from './safe-link.ts';

it.each([
  ['/insights', '/insights', '/insights'],
  ['insights', 'insights', 'insights'],
  ['https://example.com/', 'https://example.com/', 'https://example.com/'],
  ['javascript:alert(1)', undefined, undefined],
  ['data:text/html,x', undefined, undefined],
  ['https://[', undefined, undefined],
])('addresses without a page are links and pictures as on one: %j', (address, ...expected) => {
  expect([safeLink(address), safeImage(address)]).toEqual(expected);
});

it.each([
  ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
  ['&ldquo;&rdquo;&lsquo;&rsquo;&sbquo;&bdquo;&lsaquo;&rsaquo;', '“”‘’‚„‹›'],
  ['&ndash;&mdash;&hellip;&bull;&dagger;&minus;&larr;&rarr;', '–—…•†−←→'],
  ['&euro;&trade;&permil;&copy;&reg;', '€™‰©®'],
  ['&nbsp;&ensp;&emsp;&thinsp;&zwnj;&zwj;', '\u00a0\u2002\u2003\u2009\u200c\u200d'],
  ['&uuml;&yuml;&OElig;&oelig;&Scaron;&scaron;', 'üÿŒœŠš'],
  ['&#67;&#x43;', 'CC'],
  ['&ccaron;', '&ccaron;'],
])('entities without a browser are known by the names that editors write: %s', (text, meant) => {
  expect(decodeEntities(text)).toBe(meant);
});

describe('markup without the parser of a browser', () => {
  it('cannot be parsed', () => {
    expect(parseInert('<b>Tom</b>')).toBeUndefined();
  });

  it('is parted by its blocks', () => {
    const blocks = [
      ...'address article aside blockquote br center dd details dialog div dl dt'.split(' '),
      ...'fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li'.split(' '),
      ...'main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(' '),
    ];
    for (const name of blocks) {
      const texts = [`One<${name}>Two`, `One</${name.toUpperCase()} >Two`].map(toPlainText);
      expect([name, ...texts]).toEqual([name, 'One Two', 'One Two']);
    }
  });

  it('has nothing of what is in scripts, forms, drawings and the like', () => {
    const dropped = [
      ...'script style template iframe noscript noembed noframes object textarea'.split(' '),
      ...'select title xmp plaintext svg math audio video'.split(' '),
    ];
    for (const name of dropped) {
      const html = [`One<${name} id="x"><b>Two</b></${name}\n>Three`, `One<${name}>Two`];
      expect([name, ...html.map(toPlainText)]).toEqual([name, 'OneThree', 'One']);
    }
  });

  it.each([
    ['Tom &amp; <b>Jerry</b>', 'Tom & Jerry'],
    ['One<!-- <b>Two --> Three', 'One Three'],
    ['One<!-- never ends', 'One'],
    ['<!DOCTYPE html>One<?xml never ends', 'One'],
    [`<a title='1 > 0' class="a > b">One</a>`, 'One'],
    ['One<b never ends', 'One'],
    ['1 < 2', '1 < 2'],
  ])('loses its tags and comments: %s', (html, text) => {
    expect(toPlainText(html)).toBe(text);
  });
});

describe('colours without a browser', () => {
  let [judge, safeJudged] = [judgeColourNamesBy, safeColour];
  beforeAll(async () => {
    // A judge stays: the other tests need a copy without one.
    vi.resetModules();
    const copy = await import('./safe-colour.ts');
    [judge, safeJudged] = [copy.judgeColourNamesBy, copy.safeColour];
  });

  it('may have any word for a name, but nothing beside it', () => {
    const colours = ['Nocolour', 'inherit', 'url(x) red', 'red;x:y'].map(safeColour);
    expect(colours).toEqual(['nocolour', undefined, undefined, undefined]);
  });

  it('have the names of a list where one is given', () => {
    judge((word) => word === 'teal' || word === 'inherit');
    const colours = ['Teal', 'nocolour', 'inherit', '#abc'].map(safeJudged);
    expect(colours).toEqual(['teal', undefined, undefined, '#abc']);
  });
});
