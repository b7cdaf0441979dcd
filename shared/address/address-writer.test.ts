// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressSlot, claimAddress, createAddressWriter } from './address-writer.ts';

const names = ['page', 'kind'];
const guard = (callback: () => void) => callback;

function visit(address: string): void {
  window.history.replaceState(null, '', address);
}

const present = () => window.location.pathname + window.location.search + window.location.hash;

function addPoint(kind: string): HTMLElement {
  const element = document.createElement('section');
  element.setAttribute('data-widget', kind);
  document.body.append(element);
  return element;
}

function claimOne(): AddressSlot {
  return createAddressWriter(window).claim('list', addPoint('list'));
}

beforeEach(() => {
  document.body.replaceChildren();
  visit('/news');
});

describe('the writer of the address', () => {
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
  ])('on %s writes %j as %s: all else is kept', (address, values, written) => {
    visit(address);
    const slot = claimOne();
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
    const slot = claimOne();
    const entries = new Map([['page', '2']]);
    const link = document.createElement('a');
    link.href = slot.hrefFor(names, entries) ?? '';
    expect(link.href).toBe(origin + written);
    slot.push(names, entries);
    expect(window.location.href).toBe(origin + written);
  });

  it('stays on its origin on a page whose <base> names another one', () => {
    const base = document.createElement('base');
    base.href = 'https://cdn.example/';
    document.head.append(base);
    const slot = claimOne();
    const entries = new Map([['page', '2']]);
    const href = slot.hrefFor(names, entries);
    slot.push(names, entries);
    base.remove();
    expect([href, present()]).toEqual([`${window.location.origin}/news?page=2`, '/news?page=2']);
  });

  it('keeps the state that others put into the entry, and writes its address where they keep theirs', () => {
    const turbo = { restorationIdentifier: 'a', restorationIndex: 4 };
    window.history.replaceState({ turbo, url: '/news' }, '');
    const slot = claimOne();
    slot.push(names, new Map([['page', '2']]));
    expect(window.history.state).toEqual({ turbo, url: '/news?page=2' });
    window.history.replaceState({ ...window.history.state, scroll: 40 }, '');
    slot.push(names, new Map([['page', '3']]));
    expect(window.history.state).toEqual({ turbo, url: '/news?page=3', scroll: 40 });
  });

  it('reads back any text under any name', () => {
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(texts, texts, (name, value) => {
        const slot = claimOne();
        visit(slot.hrefFor([name], new Map([[name, value]])) ?? '');
        expect(slot.read().get(name)).toBe(value);
        visit('/news');
      }),
    );
  });

  it('adds nothing to the history where the address would not change', () => {
    visit('/news?page=2');
    const before = window.history.length;
    claimOne().push(names, new Map([['page', '2']]));
    expect(window.history.length).toBe(before);
  });

  it('numbers widgets of a kind in document order, whichever comes first', () => {
    const writer = createAddressWriter(window);
    const points = ['list', 'grid', 'list', 'list'].map(addPoint);
    const claim = (index: number) => {
      const point = points[index];
      if (point === undefined) throw new Error('no such point');
      return writer.claim(index === 1 ? 'grid' : 'list', point).prefix;
    };
    expect([claim(3), claim(0), claim(2), claim(1)]).toEqual(['3_', '', '2_', '']);
  });

  it('numbers them whatever spaces stand around their names', () => {
    addPoint(' list ');
    expect(createAddressWriter(window).claim('list', addPoint('list')).prefix).toBe('2_');
  });

  it('gives the plain names to a widget outside the document', () => {
    addPoint('list');
    const element = document.createElement('section');
    expect(createAddressWriter(window).claim('list', element).prefix).toBe('');
  });

  it('gives a number to one widget at a time', () => {
    const writer = createAddressWriter(window);
    const [first, second] = [addPoint('list'), addPoint('list')];
    const slots = [writer.claim('list', first), writer.claim('list', second)];
    const between = document.createElement('section');
    between.setAttribute('data-widget', 'list');
    first.after(between);
    expect(writer.claim('list', between).prefix).toBe('3_');
    slots[0]?.release();
    expect(writer.claim('list', first).prefix).toBe('');
  });

  it('gives the number of a widget that has left the page to the next', () => {
    const writer = createAddressWriter(window);
    const first = addPoint('list');
    writer.claim('list', first);
    first.remove();
    expect(writer.claim('list', addPoint('list')).prefix).toBe('');
  });

  it('reads and writes a second widget under its prefix', () => {
    visit('/news?page=1&2_page=5');
    const writer = createAddressWriter(window);
    addPoint('list');
    const slot = writer.claim('list', addPoint('list'));
    expect(slot.read().get('page')).toBe('5');
    slot.push(names, new Map([['page', '6']]));
    expect(present()).toBe('/news?page=1&2_page=6');
  });

  it('reads the first value of a name, and only names of its own', () => {
    visit('/news?2_page=5&2_page=6&page=1&kind=a');
    const writer = createAddressWriter(window);
    addPoint('list');
    const slot = writer.claim('list', addPoint('list'));
    expect([...slot.read()]).toEqual([['page', '5']]);
  });

  it('gives the names back when the widget ends', () => {
    const life = new AbortController();
    const element = addPoint('list');
    const claim = (signal: AbortSignal) =>
      claimAddress('list', { element, signal, isEditing: false, guard }).prefix;
    expect([claim(life.signal), claim(life.signal)]).toEqual(['', '2_']);
    life.abort();
    expect(claim(new AbortController().signal)).toBe('');
  });

  it('reads the address in an editor, and has no links and writes nothing', () => {
    visit('/news?page=3');
    const before = window.history.length;
    const { signal } = new AbortController();
    const entries = new Map([['page', '2']]);
    const slot = claimAddress('list', {
      element: addPoint('list'),
      signal,
      isEditing: true,
      guard,
    });
    slot.push(names, entries);
    expect(slot.read().get('page')).toBe('3');
    expect(slot.hrefFor(names, entries)).toBeUndefined();
    expect([present(), window.history.length]).toEqual(['/news?page=3', before]);
  });

  it('tells of travel, and pushes nothing while it is answered', () => {
    const slot = claimOne();
    const before = window.history.length;
    const listener = vi.fn(() => {
      slot.push(names, new Map([['page', '9']]));
    });
    const stop = slot.onTravel(listener);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect([present(), window.history.length]).toEqual(['/news', before]);
    stop();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not answer for entries of another path', () => {
    const slot = claimOne();
    const listener = vi.fn();
    const stop = slot.onTravel(listener);
    const travelTo = (address: string) => {
      visit(address);
      window.dispatchEvent(new PopStateEvent('popstate'));
      return listener.mock.calls.length;
    };
    expect(['/other?page=9', '/news', '/news/?page=2', '/news?page=2'].map(travelTo)).toEqual([
      0, 1, 1, 2,
    ]);
    stop();
  });

  it('answers for the path on which it has last written', () => {
    const slot = claimOne();
    const listener = vi.fn();
    const stop = slot.onTravel(listener);
    visit('/moved');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).not.toHaveBeenCalled();
    slot.push(names, new Map([['page', '2']]));
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('listens to travel as long as one of its widgets does', () => {
    const writer = createAddressWriter(window);
    const remove = vi.spyOn(window, 'removeEventListener');
    const listeners = [vi.fn(), vi.fn()];
    const stops = listeners.map((listener) =>
      writer.claim('list', addPoint('list')).onTravel(listener),
    );
    stops[0]?.();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(remove.mock.calls).toEqual([]);
    stops[1]?.();
    expect(remove.mock.calls).toEqual([['popstate', expect.any(Function)]]);
  });

  it('writes again after a listener has thrown', () => {
    const slot = claimOne();
    const onError = vi.fn((event: ErrorEvent) => {
      event.preventDefault();
    });
    window.addEventListener('error', onError);
    const stop = slot.onTravel(() => {
      throw new Error('bang');
    });
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.removeEventListener('error', onError);
    expect(onError).toHaveBeenCalledOnce();
    stop();
    slot.push(names, new Map([['page', '2']]));
    expect(present()).toBe('/news?page=2');
  });

  it('tells of every change that links follow: a step of any widget, Back and Forward', () => {
    const writer = createAddressWriter(window);
    const [first, second] = [
      writer.claim('list', addPoint('list')),
      writer.claim('list', addPoint('list')),
    ];
    const seen: string[] = [];
    const stop = first.onChange(() => seen.push(present()));
    second.push(names, new Map([['page', '2']]));
    second.push(names, new Map([['page', '2']]));
    visit('/news');
    window.dispatchEvent(new PopStateEvent('popstate'));
    stop();
    second.push(names, new Map([['page', '3']]));
    expect(seen).toEqual(['/news?2_page=2', '/news']);
  });

  it('tells of a step that the site itself takes, where the browser does', () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    const seen: string[] = [];
    const stop = claimOne().onChange(() => seen.push(present()));
    visit('/news?sort=name');
    navigation.dispatchEvent(new Event('currententrychange'));
    stop();
    navigation.dispatchEvent(new Event('currententrychange'));
    vi.unstubAllGlobals();
    expect(seen).toEqual(['/news?sort=name']);
  });

  it('replaces the fragment without an entry, and tells those whose links hold it', () => {
    visit('/news?page=2#one');
    const writer = createAddressWriter(window);
    const slot = writer.claim('list', addPoint('list'));
    const seen: string[] = [];
    const stop = slot.onChange(() =>
      seen.push(slot.hrefFor(names, new Map([['page', '3']])) ?? ''),
    );
    const before = window.history.length;
    writer.replaceFragment('#two');
    stop();
    expect([present(), window.history.length]).toEqual(['/news?page=2#two', before]);
    expect(seen).toEqual(['/news?page=3#two']);
  });

  it('works on where the browser refuses an entry', () => {
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    const slot = claimOne();
    expect(() => {
      slot.push(names, new Map([['page', '2']]));
    }).not.toThrow();
  });
});
