// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScriptTags } from './script-tags.ts';
import { watchLanguage } from './watch-language.ts';

beforeEach(() => {
  swap('/one', 'en');
});

/** Shows another page as a page-swapping library does, without the old one's tags. */
function swap(address: string, language = 'en'): void {
  history.replaceState(null, '', address);
  document.documentElement.lang = language;
  document.body.replaceWith(document.createElement('body'));
}

/** A tag of the script in the page's body. */
function addTag(culture: string, attributes: Readonly<Record<string, string>> = {}) {
  const script = document.createElement('script');
  script.src = '/widgets.js';
  for (const [name, value] of Object.entries({ 'data-culture': culture, ...attributes })) {
    script.setAttribute(name, value);
  }
  document.body.append(script);
  return script;
}

/** The culture and the debugging that the page's tags ask for, and whether each second run was one too many. */
function watch(script: HTMLScriptElement | undefined) {
  const secondRuns: boolean[] = [];
  const { read: readAll, add } = createScriptTags(script, watchLanguage());
  const runAgain = (tag?: Element) => void secondRuns.push(add(tag));
  const read = () => ['data-culture', 'data-debug'].map((name) => readAll().values.get(name));
  return { read, readAll, runAgain, secondRuns };
}

const debug = { 'data-debug': '' };

describe('the options of a page', () => {
  it('are those of the script’s tag, also after a second run without one', () => {
    const script = addTag('de-CH', debug);
    const { read, readAll, secondRuns, runAgain } = watch(script);
    runAgain();
    expect([read(), readAll().tag?.deref(), secondRuns]).toEqual([['de-CH', ''], script, [true]]);
  });

  it('are none where the script cannot find its tag', () => {
    const { readAll } = watch(undefined);
    expect([readAll().values.size, readAll().tag]).toEqual([0, undefined]);
    swap('/two');
    addTag('fr-FR');
    expect(readAll().values.size).toBe(0);
  });

  it('are those of a second tag where the script cannot find its own', () => {
    const { read, secondRuns, runAgain } = watch(undefined);
    runAgain(addTag('fr-CH'));
    expect([read(), secondRuns]).toEqual([['fr-CH', undefined], [true]]);
  });

  it('of a second tag on the page add to those of the first', () => {
    const { read, readAll, secondRuns, runAgain } = watch(addTag('de-CH', debug));
    const second = addTag('fr-CH');
    runAgain(second);
    expect([read(), secondRuns]).toEqual([['fr-CH', ''], [true]]);
    expect(readAll().tag?.deref()).toBe(second);
  });

  it.each(['/one', '/two'])('of a tag on another page replace those of the first: %s', (path) => {
    const { read, secondRuns, runAgain } = watch(addTag('de-CH', debug));
    swap(path);
    const tag = addTag('fr-CH');
    // They hold before the browser has run the tag where the path is another.
    if (path === '/two') expect(read()).toEqual(['fr-CH', undefined]);
    runAgain(tag);
    expect([read(), secondRuns]).toEqual([['fr-CH', undefined], [false]]);
  });

  it('of two tags stay together on another page that keeps both', () => {
    const first = addTag('de-CH', debug);
    const { read, runAgain } = watch(first);
    const second = addTag('fr-CH');
    runAgain(second);
    document.head.append(first, second);
    swap('/two', 'it');
    expect(read()).toEqual(['fr-CH', '']);
    document.head.replaceChildren();
  });

  it.each([
    ['of its language, one in another language lying between', 'fr', '/three'],
    ['of its path before those of its language', 'en', '/one'],
  ])('without a tag are those remembered %s', (_, language, back) => {
    const { read } = watch(addTag('de-CH'));
    swap('/two', language);
    addTag('fr-CH');
    expect(read()[0]).toBe('fr-CH');
    swap(back);
    expect(read()[0]).toBe('de-CH');
    swap('/two', language);
    expect(read()[0]).toBe('fr-CH');
  });

  it('in a language of which nothing is remembered are the latest, not another product’s', () => {
    const { read } = watch(addTag('de-CH'));
    swap('/two', 'it');
    addTag('fr-CH', { src: '/other/widgets.js' });
    expect(read()[0]).toBe('de-CH');
  });
});

describe('a second run', () => {
  const goTo = (address: string) => () => history.replaceState(null, '', address);
  const setState = (state: DocumentReadyState) => () => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue(state);
  };

  it.each<[string, boolean, () => void]>([
    ['on the same page', true, () => undefined],
    ['where only the fragment has changed', true, goTo('#part')],
    ['where the query has changed', false, goTo('/one?page=2')],
    [
      'where the body is another',
      false,
      () => {
        const body = document.createElement('body');
        body.append(...document.body.childNodes);
        document.body.replaceWith(body);
      },
    ],
    ['where the first tag has left', false, () => document.querySelector('script')?.remove()],
  ])('is one too many %s: %s', (_, isTwice, change) => {
    const { secondRuns, runAgain } = watch(addTag('de-CH'));
    change();
    runAgain(addTag('fr-CH'));
    expect(secondRuns).toEqual([isTwice]);
  });

  it.each<[string, () => void]>([
    ['being parsed', () => undefined],
    [
      'as it was when it had been parsed',
      () => {
        setState('interactive')();
        document.dispatchEvent(new Event('DOMContentLoaded'));
      },
    ],
  ])('is one too many on a page that is %s, whatever changed before', (_, goOn) => {
    setState('loading')();
    const { secondRuns, runAgain } = watch(addTag('de-CH'));
    goTo('/one?page=2')();
    goOn();
    runAgain(addTag('fr-CH'));
    expect(secondRuns).toEqual([true]);
  });
});
