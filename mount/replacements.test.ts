// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReplacements, type Replacements, type Verdict } from './replacements.ts';

let replacements: Replacements;
let running: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.setSystemTime(0);
  running = new AbortController();
  replacements = createReplacements(running.signal);
});

afterEach(() => {
  running.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function makeElement(id = 'c'): HTMLElement {
  const element = document.createElement('section');
  element.dataset['widget'] = 'carousel';
  element.id = id;
  document.body.replaceChildren(element);
  return element;
}

interface Round {
  /** How long it was mounted or loading before the page removed it. */
  readonly lagMs: number;
  readonly isSettled?: boolean;
  readonly element?: () => HTMLElement;
  readonly between?: () => void;
}

/** Mounts and removes it this many times; returns the decision of each time. */
function replace(times: number, round: Round): Verdict[] {
  const { lagMs, isSettled = true, element: make = makeElement, between } = round;
  return Array.from({ length: times }, () => {
    const element = make();
    const verdict = replacements.judge(element);
    if (verdict === 'leave') return verdict;
    vi.advanceTimersByTime(100);
    const changedAtMs = performance.now();
    vi.advanceTimersByTime(lagMs);
    between?.();
    replacements.note({ element, isSettled, changedAtMs } as Parameters<Replacements['note']>[0]);
    return verdict;
  });
}

const mounts = (count: number) => Array.from({ length: count }, () => 'mount');

describe('a page that puts its content back each time', () => {
  it.each([
    ['in the same task', { lagMs: 0 }],
    ['a little later', { lagMs: 300 }],
    ['as soon as it loads', { lagMs: 0, isSettled: false }],
  ])('is refused once and then left alone: %s', (_when, round) => {
    expect(replace(13, round)).toEqual([...mounts(10), 'refuse', 'leave', 'leave']);
  });

  it('is tried again when it has been quiet for a while', () => {
    replace(12, { lagMs: 0 });
    vi.advanceTimersByTime(600);
    expect(replace(1, { lagMs: 0 })).toEqual(['mount']);
  });

  it('is tried again when it asks for it', () => {
    replace(12, { lagMs: 0 });
    replacements.forget(makeElement());
    expect(replace(1, { lagMs: 0 })).toEqual(['mount']);
  });
});

describe('what lives for ever', () => {
  const element = makeElement();
  it.each<[string, Round]>([
    ['a poll that leaves it standing for half a second', { lagMs: 501 }],
    ['a stream that comes faster than it loads', { lagMs: 40, isSettled: false }],
    [
      'a visit to another address',
      {
        lagMs: 100,
        between: () => {
          visit();
        },
      },
    ],
    ['another mount point each time', { lagMs: 0, element: () => makeElement(String(next())) }],
    ['another body each time', { lagMs: 0, element: () => inNewBody() }],
    ['one of which each second stands longer', { lagMs: 0, element: () => now(element) }],
  ])('%s', (_what, round) => {
    expect(replace(30, round)).toEqual(mounts(30));
  });

  let count = 0;
  const next = () => (count += 1);
  const visit = () => {
    history.replaceState(null, '', `/${next()}`);
  };
  const inNewBody = () => {
    document.body.replaceWith(document.createElement('body'));
    return makeElement();
  };
  const now = (same: HTMLElement) => {
    if (next() % 2 === 0) replace(1, { lagMs: 1000, element: () => same });
    return same;
  };
});

it('counts several alike that go at once as one', () => {
  for (let round = 0; round < 9; round += 1) {
    const list = [makeElement(), makeElement(), makeElement()];
    expect(list.map(replacements.judge)).toEqual(mounts(3));
    const changedAtMs = performance.now();
    vi.advanceTimersByTime(10);
    for (const element of list) {
      replacements.note({ element, isSettled: true, changedAtMs } as Parameters<
        Replacements['note']
      >[0]);
    }
  }
});
