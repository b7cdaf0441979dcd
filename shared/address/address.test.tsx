// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressSlot, claimAddress, createAddressWriter } from './address-writer.ts';
import { useAddressState } from './use-address-state.ts';

const names = ['page', 'kind'];
const guard = (callback: () => void) => callback;
const pageOf = (page: string) => new Map([['page', page]]);

function visit(address: string): void {
  window.history.replaceState(null, '', address);
}

function travelTo(address: string): void {
  visit(address);
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

const present = () => window.location.pathname + window.location.search + window.location.hash;

function addPoint(kind: string): HTMLElement {
  const element = document.createElement('section');
  element.setAttribute('data-widget', kind);
  document.body.append(element);
  return element;
}

const claimNext = (writer = createAddressWriter()) => writer.claim('list', addPoint('list'));
const pushPage = (slot: AddressSlot, page: string) => slot.push(names, pageOf(page));

beforeEach(() => visit('/news'));

describe('an address that is written', () => {
  it.each([
    ['/news', { page: '2' }, '/news?page=2'],
    ['/news?page=1', { page: '2' }, '/news?page=2'],
    ['/news?page=1&page=7', { page: '2' }, '/news?page=2'],
    ['/news?page=2', { page: '2' }, '/news?page=2'],
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
    const before = window.history.length;
    expect(slot.hrefFor(names, entries)).toBe(written);
    slot.push(names, entries);
    expect(present()).toBe(written);
    expect(window.history.length).toBe(address === written ? before : before + 1);
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

  it('is read back with any text under any name, in composed letters', () => {
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      // Names of menus are composed where they are read.
      fc.property(
        texts.map((text) => text.normalize()),
        texts,
        (name, value) => {
          const slot = claimNext();
          visit(slot.hrefFor([name], new Map([[name, value]])) ?? '');
          expect(slot.read().get(name)).toBe(value.normalize());
          visit('/news');
        },
      ),
    );
  });

  it('has another fragment without an entry, and those whose links hold it are told', () => {
    visit('/news?page=2#one');
    const writer = createAddressWriter();
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
});

describe('the names of a widget in the address', () => {
  it('are numbered by kind in document order, whichever comes first and whatever blanks there are', () => {
    const writer = createAddressWriter();
    const points = ['list', 'grid', ' list ', 'list'].map(addPoint);
    const claim = (index: number) => {
      const point = points[index];
      if (point === undefined) throw new Error('no such point');
      return writer.claim(index === 1 ? 'grid' : 'list', point).prefix;
    };
    expect([claim(3), claim(0), claim(2), claim(1)]).toEqual(['3_', '', '2_', '']);
    // Outside the document they are plain.
    const apart = document.createElement('section');
    expect(createAddressWriter().claim('list', apart).prefix).toBe('');
  });

  it('belong to one widget at a time', () => {
    const writer = createAddressWriter();
    const first = addPoint('list');
    const between = addPoint('other');
    const last = addPoint('list');
    const slot = writer.claim('list', first);
    writer.claim('list', last);
    between.setAttribute('data-widget', 'list');
    expect(writer.claim('list', between).prefix).toBe('3_');
    slot.release();
    expect(writer.claim('list', first).prefix).toBe('');
  });

  it('are free again where their widget has left the page or has ended', () => {
    const writer = createAddressWriter();
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
    const listener = vi.fn(() => pushPage(slot, '9'));
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
    const writer = createAddressWriter();
    const told: string[] = [];
    const stops = ['first', 'second'].map((name) =>
      claimNext(writer).onTravel(() => told.push(name)),
    );
    for (const stop of stops) {
      stop();
      travelTo('/news');
    }
    expect(told).toEqual(['second']);
  });

  it('is over where a listener has thrown: the next step is written', () => {
    const slot = claimNext();
    const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
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

  it('and a step that the site itself takes are told where the browser tells of it', () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    const seen: string[] = [];
    const stop = claimNext().onChange(() => seen.push(present()));
    visit('/news?sort=name');
    navigation.dispatchEvent(new Event('currententrychange'));
    stop();
    navigation.dispatchEvent(new Event('currententrychange'));
    expect(seen).toEqual(['/news?sort=name']);
  });
});

const form = {
  names: ['page'],
  read: (values: ReadonlyMap<string, string>) => Number(values.get('page') ?? 1),
  write: (page: number) => new Map(page > 1 ? [['page', String(page)]] : []),
};

interface ListProps {
  readonly slot: AddressSlot;
  readonly onTravel?: (page: number) => void;
  readonly onPush?: () => void;
}

function List({ slot, onTravel, onPush }: ListProps) {
  const { state, last, push, hrefFor } = useAddressState(slot, form, onTravel);
  const goTo = (page: number) => () => {
    push(page);
    onPush?.();
  };
  return (
    <>
      <p>{`page ${state}, last ${last ?? 'none'}`}</p>
      <a href={hrefFor(state + 1)}>Next</a>
      <button onClick={goTo(state + 1)}>Turn</button>
      <button onClick={goTo(state)}>Stay</button>
    </>
  );
}

const states = () => screen.getAllByText(/^page/).map(({ textContent }) => textContent);
const links = () => screen.getAllByText('Next').map((link) => link.getAttribute('href'));
const press = (name: string) => {
  const button = screen.getAllByRole('button', { name }).at(-1);
  if (button) fireEvent.click(button);
};

describe('state in the address', () => {
  it('is read at the start and after Back, which adds nothing to the history', () => {
    window.history.replaceState(null, '', '/news?page=3');
    const before = window.history.length;
    const onTravel = vi.fn();
    render(<List slot={claimNext()} onTravel={onTravel} />);
    expect(states()).toEqual(['page 3, last none']);
    travelTo('/news?page=2');
    expect(states()).toEqual(['page 2, last 3']);
    expect(onTravel.mock.calls).toEqual([[2]]);
    expect(window.history.length).toBe(before);
  });

  it('follows Back where the browser tells of the step before it tells of Back', () => {
    const siteSteps = new EventTarget();
    vi.stubGlobal('navigation', siteSteps);
    window.history.replaceState(null, '', '/news?page=3');
    render(<List slot={claimNext(createAddressWriter())} />);
    act(() => {
      window.history.replaceState(null, '', '/news?page=2');
      siteSteps.dispatchEvent(new Event('currententrychange'));
    });
    expect(states()).toEqual(['page 3, last none']);
    travelTo('/news?page=2');
    expect(states()).toEqual(['page 2, last 3']);
  });

  it('is written in the task of the press, before anything else that the press does', () => {
    const seen: string[] = [];
    render(<List slot={claimNext()} onPush={() => seen.push(present())} />);
    press('Turn');
    expect([seen, states()]).toEqual([['/news?page=2'], ['page 2, last 1']]);
  });

  it('stays as it is, without an entry, where a step or a jump to a fragment changes nothing', () => {
    const onTravel = vi.fn();
    render(<List slot={claimNext()} onTravel={onTravel} />);
    const before = window.history.length;
    press('Stay');
    travelTo('/news#top');
    expect([states(), window.history.length]).toEqual([['page 1, last none'], before]);
    expect(onTravel).not.toHaveBeenCalled();
  });

  it('of another widget is in every link of the page at once, and after Back no more', () => {
    const writer = createAddressWriter();
    render(['a', 'b'].map((key) => <List key={key} slot={claimNext(writer)} />));
    press('Turn');
    expect(links()).toEqual(['/news?2_page=2&page=2', '/news?2_page=3']);
    travelTo('/news');
    expect(links()).toEqual(['/news?page=2', '/news?2_page=2']);
  });

  it('changes in an editor too, without links, and nothing is written', () => {
    const { signal } = new AbortController();
    const point = { element: addPoint('list'), signal, isEditing: true, guard };
    render(<List slot={claimAddress('list', point)} />);
    press('Turn');
    expect([states(), links(), present()]).toEqual([['page 2, last 1'], [null], '/news']);
  });
});
