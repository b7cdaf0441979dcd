import Handlebars from 'handlebars';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { manifest, writeIncludes } from './built-includes.ts';
import { readHead } from './read-head.ts';

const folder = writeIncludes();
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const { registerWidgets: register } = (await import(
  /* @vite-ignore */ pathToFileURL(`${folder}/include/handlebars/widgets.mjs`).href
)) as { readonly registerWidgets: (handlebars: typeof Handlebars) => void };

const handlebars = Handlebars.create();
register(handlebars);
const render = handlebars.compile('{{> widgets}}');

describe('the partial for Handlebars', () => {
  it.each([
    [undefined, 'en-US', undefined],
    ['"><b>', 'en-US', undefined],
    ['en-GB', 'en-GB', undefined],
    ['de', 'de-DE', 'Schließen'],
    ['de_CH', 'de-CH', 'Schliessen'],
    ['zh-TW', 'zh-TW', '關閉'],
    ['ar', 'ar-EG', 'إغلاق'],
  ])('writes the head of a page in %j: culture %s, "%s"', (given, culture, close) => {
    const { link, script, texts } = readHead(render({ culture: given }));
    expect(link).toEqual({
      rel: 'stylesheet',
      href: '/assets/widgets/1.2.3/widgets.css',
      integrity: manifest.files['widgets.css']?.integrity,
      crossorigin: 'anonymous',
    });
    expect(script).toEqual({
      src: '/assets/widgets/1.2.3/widgets.js',
      defer: '',
      'data-culture': culture,
      'data-texts': close ? '#private-markets-widgets-texts' : '',
      integrity: manifest.files['widgets.js']?.integrity,
      crossorigin: 'anonymous',
    });
    expect(texts?.texts['modal']?.['close']).toBe(close);
    expect(texts?.texts['modal']?.['next'] === undefined).toBe(close === undefined);
  });
});
