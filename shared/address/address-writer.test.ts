// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressSlot, claimAddress, createAddressWriter } from './address-writer.ts';

const names = ['page', 'kind'];
const guard = (callback: () => void) => callback;
const pageOf = (page: string) => new Map([['page', page]]);

function visit(address: string): void {
  window.history.replaceState(null, '', address);
}

function travelTo(address: string): void {
  visit(address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

const present = () => window.location.pathname + window.location.search + window.location.hash;

function addPoint(kind: string): HTMLElement {
  const element = document.createElement('section');
  element.setAttribute('data-widget', kind);
  document.body.append(element);
  return element;
}

const claimNext = (writer = createAddressWriter(window)) => writer.claim('list', addPoint('list'));
const pushPage = (slot: AddressSlot, page: string) => {
  slot.push(names, pageOf(page));
};

beforeEach(() => {
  document.body.replaceChildren();
  visit('/news');
});

describe('an address that is written', () => {
  it.each([
    ['/news', { page: '2' }, '/news?page=2'],
    ['/news?page=1', { page: '2' }, '/news?page=2'],
    ['/news?page=1&page=7', { page: '2' }, '/news?page=2'],
    ['/news?page=3', {}, '/news'],
    ['/news?utm=a%20b+c&flag&page=1#top', { page: '2' }, '/news?utm=a%20b+c&flag&page=2#top'],
    ['/news?q=%zz', { page: '2' }, '/news?q=%zz&page=2'],
    ['/news?pages=5&2_page=4', { page: '2' }, '/news?pages=5&2_page=4&page=2'],
    ['/news', { kind: 'a,b c&d' }, '/news?kind=a,b%20c%26d'],
    ['/news', { kind: 'a%2Cb' }, '/news?kind=a%252Cb'],
    ['/news', { kind: "it's" }, '/news?kind=it%27s'],
    ['/news', { kind: 'half \ud800' }, '/news?kind=half%20%EF%BF%BD'],
  ])('on %s with %j is %s: all else is kept', (address, values, written) => {
    visit(address);
    const slot = claimNext();
    const entries = new Map(Object.entries(values));
    expect(slot.hrefFor(names, entries)).toBe(written);
    slot.push(names, entries);
    expect(present()).toBe(written);
  });

  it.each([
    ['//news', '//news?page=2'],
    ['//evil.example/x?a=1#top', '//evil.example/x?a=1&page=2#top'],
    ['/\\evil.example', '//evil.example?page=2'],
    ['//', '//?page=2'],
    ['/.//news', '//news?page=2'],
  ])('stays on its origin at the path %s', (path, written) => {
    const { origin } = window.location;
    visit(origin + path);
    const slot = claimNext();
    const link = document.createElement('a');
    link.href = slot.hrefFor(names, pageOf('2')) ?? '';
    pushPage(slot, '2');
    expect([link.href, window.location.href]).toEqual([origin + written, origin + written]);
  });

  it('stays on its origin on a page whose <base> names another one', () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.example/';
    document.head.append(base);
    const slot = claimNext();
    const href = slot.hrefFor(names, pageOf('2'));
    pushPage(slot, '2');
    base.remove();
    expect([href, present()]).toEqual([`${window.location.origin}/news?page=2`, '/news?page=2']);
  });

  it('keeps the state that others put into the entry, and is written where they keep theirs', () => {
    const turbo = { restorationIdentifier: 'a', restorationIndex: 4 };
    window.history.replaceState({ turbo, url: '/news' }, '');
    pushPage(claimNext(), '2');
    expect(window.history.state).toEqual({ turbo, url: '/news?page=2' });
  });

  it('is read back with any text under any name', () => {
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(texts, texts, (name, value) => {
        const slot = claimNext();
        visit(slot.hrefFor([name], new Map([[name, value]])) ?? '');
        expect(slot.read().get(name)).toBe(value);
        visit('/news');
      }),
    );
  });

  it('adds nothing to the history where it would not change', () => {
    visit('/news?page=2');
    const before = window.history.length;
    pushPage(claimNext(), '2');
    expect(window.history.length).toBe(before);
  });

  it('has another fragment without an entry, and those whose links hold it are told', () => {
    visit('/news?page=2#one');
    const writer = createAddressWriter(window);
    const slot = claimNext(writer);
    const seen: (string | undefined)[] = [];
    const stop = slot.onChange(() => seen.push(slot.hrefFor(names, pageOf('3'))));
    const before = window.history.length;
    writer.replaceFragment('#two');
    stop();
    expect([present(), window.history.length]).toEqual(['/news?page=2#two', before]);
    expect(seen).toEqual(['/news?page=3#two']);
  });

  it('stays where the browser refuses an entry', () => {
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    pushPage(claimNext(), '2');
    expect(present()).toBe('/news');
  });

  it('is only read in an editor: there are no links', () => {
    visit('/news?page=3');
    const before = window.history.length;
    const { signal } = new AbortController();
    const point = { element: addPoint('list'), signal, isEditing: true, guard };
    const slot = claimAddress('list', point);
    pushPage(slot, '2');
    expect(slot.read().get('page')).toBe('3');
    expect(slot.hrefFor(names, pageOf('2'))).toBeUndefined();
    expect([present(), window.history.length]).toEqual(['/news?page=3', before]);
  });
});

describe('the names of a widget in the address', () => {
  it('are numbered by kind in document order, whichever comes first and whatever blanks there are', () => {
    const writer = createAddressWriter(window);
    const points = ['list', 'grid', ' list ', 'list'].map(addPoint);
    const claim = (index: number) => {
      const point = points[index];
      if (point === undefined) throw new Error('no such point');
      return writer.claim(index === 1 ? 'grid' : 'list', point).prefix;
    };
    expect([claim(3), claim(0), claim(2), claim(1)]).toEqual(['3_', '', '2_', '']);
  });

  it('are plain outside the document', () => {
    addPoint('list');
    const element = document.createElement('section');
    expect(createAddressWriter(window).claim('list', element).prefix).toBe('');
  });

  it('belong to one widget at a time', () => {
    const writer = createAddressWriter(window);
    const [first, between, last] = ['list', 'other', 'list'].map(addPoint) as [
      Element,
      Element,
      Element,
    ];
    const slot = writer.claim('list', first);
    writer.claim('list', last);
    between.setAttribute('data-widget', 'list');
    expect(writer.claim('list', between).prefix).toBe('3_');
    slot.release();
    expect(writer.claim('list', first).prefix).toBe('');
  });

  it('are free again where their widget has left the page or has ended', () => {
    const writer = createAddressWriter(window);
    const first = addPoint('list');
    writer.claim('list', first);
    first.remove();
    expect(claimNext(writer).prefix).toBe('');
    const life = new AbortController();
    const element = addPoint('grid');
    const claim = (signal: AbortSignal) =>
      claimAddress('grid', { element, signal, isEditing: false, guard }).prefix;
    expect([claim(life.signal), claim(life.signal)]).toEqual(['', '2_']);
    life.abort();
    expect(claim(new AbortController().signal)).toBe('');
  });

  it('have the prefix of a second widget, are its own alone, and count once', () => {
    visit('/news?2_page=5&2_page=6&page=1&kind=a');
    addPoint('list');
    const slot = claimNext();
    expect([...slot.read()]).toEqual([['page', '5']]);
    pushPage(slot, '7');
    expect(present()).toBe('/news?page=1&kind=a&2_page=7');
  });
});

describe('travel', () => {
  it('is told, and nothing is pushed while it is answered', () => {
    const slot = claimNext();
    const before = window.history.length;
    const listener = vi.fn(() => {
      pushPage(slot, '9');
    });
    const stop = slot.onTravel(listener);
    travelTo('/news');
    expect([present(), window.history.length]).toEqual(['/news', before]);
    stop();
    travelTo('/news');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('to entries of another path is not told; the path is that of what was written last', () => {
    const slot = claimNext();
    const told: string[] = [];
    const stop = slot.onTravel(() => told.push(present()));
    ['/other?page=9', '/news', '/news/?page=2', '/news?page=2', '/moved'].forEach(travelTo);
    expect(told).toEqual(['/news', '/news?page=2']);
    pushPage(slot, '3');
    travelTo('/moved?page=3');
    expect(told.slice(2)).toEqual(['/moved?page=3']);
    stop();
  });

  it('is told as long as one widget listens', () => {
    const writer = createAddressWriter(window);
    const remove = vi.spyOn(window, 'removeEventListener');
    const listeners = [vi.fn(), vi.fn()];
    const [stopFirst, stopSecond] = listeners.map((each) => claimNext(writer).onTravel(each));
    stopFirst?.();
    travelTo('/news');
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(remove).not.toHaveBeenCalled();
    stopSecond?.();
    expect(remove.mock.calls).toEqual([['popstate', expect.any(Function)]]);
  });

  it('is over where a listener has thrown: the next step is written', () => {
    const slot = claimNext();
    const onError = vi.fn((event: ErrorEvent) => {
      event.preventDefault();
    });
    window.addEventListener('error', onError, { once: true });
    const stop = slot.onTravel(() => {
      throw new Error('bang');
    });
    travelTo('/news');
    expect(onError).toHaveBeenCalledOnce();
    stop();
    pushPage(slot, '2');
    expect(present()).toBe('/news?page=2');
  });

  it('and every other change that links follow is told: a step of any widget, Back and Forward', () => {
    const writer = createAddressWriter(window);
    const [first, second] = [claimNext(writer), claimNext(writer)];
    const seen: string[] = [];
    const stop = first.onChange(() => seen.push(present()));
    pushPage(second, '2');
    pushPage(second, '2');
    travelTo('/news');
    stop();
    pushPage(second, '3');
    expect(seen).toEqual(['/news?2_page=2', '/news']);
  });

  it('and a step that the site itself takes are told where the browser tells of it', () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    const seen: string[] = [];
    const stop = claimNext().onChange(() => seen.push(present()));
    visit('/news?sort=name');
    navigation.dispatchEvent(new Event('currententrychange'));
    stop();
    navigation.dispatchEvent(new Event('currententrychange'));
    vi.unstubAllGlobals();
    expect(seen).toEqual(['/news?sort=name']);
  });
});
