// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSecondRun } from './own-script.ts';
import { watchScriptTags } from './script-tags.ts';

let running: AbortController;

beforeEach(() => {
  running = new AbortController();
  swap('/one', 'en');
});
afterEach(() => {
  running.abort();
  swap('/', '');
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

function watch(script: HTMLScriptElement | undefined) {
  const onSecondRun = vi.fn();
  const read = watchScriptTags({ signal: running.signal, script, onSecondRun });
  return { read: (name = 'data-culture') => read().values.get(name), readAll: read, onSecondRun };
}

describe('the options of a page', () => {
  it('are those of the script’s tag', () => {
    const script = addTag('de-CH');
    const { read, readAll } = watch(script);
    expect(read()).toBe('de-CH');
    expect(readAll().tag?.deref()).toBe(script);
  });

  it('are none where the script cannot find its tag', () => {
    const { readAll } = watch(undefined);
    expect([readAll().values.size, readAll().tag]).toEqual([0, undefined]);
    swap('/two');
    addTag('fr-FR');
    expect(readAll().values.size).toBe(0);
  });

  it('are those of a second tag where the script cannot find its own', () => {
    const { read, onSecondRun } = watch(undefined);
    announceSecondRun(addTag('fr-CH'));
    expect([read(), onSecondRun.mock.calls]).toEqual(['fr-CH', [[true]]]);
  });

  it('of a second tag on the page add to those of the first', () => {
    const { read, readAll, onSecondRun } = watch(addTag('de-CH', { 'data-debug': '' }));
    const second = addTag('fr-CH');
    announceSecondRun(second);
    expect(onSecondRun.mock.calls).toEqual([[true]]);
    expect([read(), read('data-debug')]).toEqual(['fr-CH', '']);
    expect(readAll().tag?.deref()).toBe(second);
  });

  it('stay where a second run has no tag', () => {
    const { read, onSecondRun } = watch(addTag('de-CH'));
    announceSecondRun(undefined);
    expect([read(), onSecondRun.mock.calls]).toEqual(['de-CH', [[true]]]);
  });

  it.each(['the same path', 'another path'])(
    'of a tag that comes with another page replace those of the first: %s',
    (path) => {
      const { read, onSecondRun } = watch(addTag('de-CH', { 'data-debug': '' }));
      swap(path === 'another path' ? '/two' : '/one');
      const tag = addTag('fr-CH');
      announceSecondRun(tag);
      expect(onSecondRun.mock.calls).toEqual([[false]]);
      expect([read(), read('data-debug')]).toEqual(['fr-CH', undefined]);
    },
  );

  it('of another page’s tag hold before the browser has run it, which is then no second run', () => {
    const { read, onSecondRun } = watch(addTag('de-CH', { 'data-debug': '' }));
    swap('/two');
    const tag = addTag('fr-CH');
    expect([read(), read('data-debug')]).toEqual(['fr-CH', undefined]);
    announceSecondRun(tag);
    expect(onSecondRun.mock.calls).toEqual([[false]]);
    expect(read()).toBe('fr-CH');
  });

  it('of two tags stay together on another page that keeps both', () => {
    const first = addTag('de-CH', { 'data-debug': '' });
    const { read } = watch(first);
    const second = addTag('fr-CH');
    announceSecondRun(second);
    document.head.append(first, second);
    swap('/two', 'it');
    expect([read(), read('data-debug')]).toEqual(['fr-CH', '']);
    document.head.replaceChildren();
  });

  it('are not those of another product’s tag on another page', () => {
    const { read } = watch(addTag('de-CH'));
    swap('/two');
    addTag('fr-CH', { src: '/other/widgets.js' });
    expect(read()).toBe('de-CH');
  });

  it.each<[string, () => void]>([
    [
      'the page',
      () => {
        swap('/one');
      },
    ],
    [
      'another page of its language',
      () => {
        swap('/three');
      },
    ],
  ])('are remembered for a visit back to %s without a tag', (_, goBack) => {
    const { read } = watch(addTag('de-CH'));
    swap('/two', 'fr');
    addTag('fr-CH');
    expect(read()).toBe('fr-CH');
    goBack();
    expect(read()).toBe('de-CH');
  });

  it('of the page’s path count before those of its language', () => {
    const { read } = watch(addTag('de-CH'));
    swap('/two');
    addTag('fr-CH');
    expect(read()).toBe('fr-CH');
    swap('/one');
    expect(read()).toBe('de-CH');
    swap('/two');
    expect(read()).toBe('fr-CH');
  });

  it('in a language of which nothing is remembered are the latest', () => {
    const { read } = watch(addTag('de-CH'));
    swap('/two', 'it');
    expect(read()).toBe('de-CH');
  });
});

describe('a second run', () => {
  const second = () => {
    announceSecondRun(addTag('fr-CH'));
  };

  it.each<[string, boolean, () => void]>([
    ['on the same page', true, () => undefined],
    [
      'where only the fragment has changed',
      true,
      () => {
        history.replaceState(null, '', '#part');
      },
    ],
    [
      'where the query has changed',
      false,
      () => {
        history.replaceState(null, '', '/one?page=2');
      },
    ],
    [
      'where the body is another',
      false,
      () => {
        const body = document.createElement('body');
        body.append(...document.body.childNodes);
        document.body.replaceWith(body);
      },
    ],
    [
      'where the first tag has left',
      false,
      () => {
        document.body.querySelector('script')?.remove();
      },
    ],
  ])('is one too many %s: %s', (_, isTwice, change) => {
    const { onSecondRun } = watch(addTag('de-CH'));
    change();
    second();
    expect(onSecondRun.mock.calls).toEqual([[isTwice]]);
  });

  it('is one too many while the page is being parsed, whatever has changed', () => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    const { onSecondRun } = watch(addTag('de-CH'));
    history.replaceState(null, '', '/one?page=2');
    second();
    expect(onSecondRun.mock.calls).toEqual([[true]]);
  });

  it('is compared with the page as it is when it has been parsed', () => {
    const state = vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    const { onSecondRun } = watch(addTag('de-CH'));
    history.replaceState(null, '', '/one?page=2');
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    second();
    expect(onSecondRun.mock.calls).toEqual([[true]]);
  });

  it('is heard no longer once the engine has stopped', () => {
    const { read, onSecondRun } = watch(addTag('de-CH'));
    running.abort();
    second();
    expect([read(), onSecondRun.mock.calls]).toEqual(['de-CH', []]);
  });
});
