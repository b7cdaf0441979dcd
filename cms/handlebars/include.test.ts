import Handlebars from 'handlebars';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTags } from '../testing/read-include.ts';
import {
  type Case,
  expectTags,
  expectModuleTags,
  writeIncludes,
} from '../testing/built-includes.ts';

const folder = writeIncludes();

const { registerWidgets } = (await import(
  /* @vite-ignore */ pathToFileURL(`${folder}/include/handlebars/widgets.mjs`).href
)) as { readonly registerWidgets: (handlebars: typeof Handlebars) => void };

const handlebars = Handlebars.create();
registerWidgets(handlebars);
const render = handlebars.compile('{{> widgets}}');

describe('the partial for Handlebars', () => {
  it.each<Case>([
    ['', 'en-US', undefined],
    ['"><b>', 'en-US', undefined],
    ['en-GB', 'en-GB', undefined],
    ['de', 'de-DE', 'Schließen'],
    ['de_CH', 'de-CH', 'Schliessen'],
    ['zh-TW', 'zh-TW', '關閉'],
    ['de_DE_formal', 'de-DE', 'Schließen'],
    ['pt_PT_ao90', 'pt-PT', undefined],
    ['zh-CHT', 'zh-TW', '關閉'],
    ['ar', 'ar-EG', 'إغلاق'],
  ])('writes the head of a page in %j: culture %s, "%s"', (given, culture, close) => {
    const page = given === '' ? {} : { culture: given };
    expectTags(render(page), '/assets/widgets', culture, close);
  });

  it('writes the tags of the module where it is asked to', () => {
    const html = render({ culture: 'de-CH', module: true });
    expectModuleTags(html, '/assets/widgets');
    const { script, texts } = readTags(html);
    expect([script?.['data-culture'], texts?.texts['modal']?.['close']]).toEqual([
      'de-CH',
      'Schliessen',
    ]);
  });
});
