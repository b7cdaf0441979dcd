// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announceConsent,
  consentEvent,
  hasConsent,
  onConsent,
  readConsentChoice,
  readToldChoice,
  saveConsent,
} from './consent.ts';

const afterDays = (days: number) => {
  vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
};

/** The events of an act, and how often those who wait for consent are told. */
function listen(act: () => void) {
  const told = vi.fn();
  const events: Event[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener(consentEvent, (event) => events.push(event), { signal });
  onConsent(told, signal);
  act();
  ending.abort();
  announceConsent();
  return { events, count: told.mock.calls.length };
}
const choose = (choice: 'accepted' | 'refused') => () => saveConsent(document.body, choice);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2023, 0, 1) });
});

describe('consent', () => {
  it('is not there before it was given', () => {
    expect(hasConsent()).toBe(false);
    expect(listen(announceConsent).count).toBe(0);
  });

  it.each([
    [0, true],
    [179, true],
    [180, false],
    [-1, false],
  ])('%i days after it was given: %s', (days, expected) => {
    saveConsent(document.body, 'accepted');
    afterDays(days);
    expect(hasConsent()).toBe(expected);
  });

  it.each(['', 'yes', '{}', 'refused soon', 'refused'])('is none where %j is stored', (value) => {
    localStorage.setItem('pmw-consent', value);
    expect(readConsentChoice()).toBeUndefined();
  });

  it('is refused as long as it would be given, until the visitor accepts', () => {
    saveConsent(document.body, 'refused');
    expect([readConsentChoice(), hasConsent()]).toEqual(['refused', false]);
    saveConsent(document.body, 'accepted');
    expect([readConsentChoice(), hasConsent()]).toEqual(['accepted', true]);
    saveConsent(document.body, 'refused');
    afterDays(180);
    expect(readConsentChoice()).toBeUndefined();
  });

  it.each(['accepted', 'refused'] as const)('is told at once and later: %s', (choice) => {
    const detail = { choice, expires: '2023-06-30T00:00:00.000Z' };
    expect(listen(choose(choice)).events).toMatchObject([{ target: document.body, detail }]);
    afterDays(1);
    const { events } = listen(announceConsent);
    expect(events).toMatchObject([{ target: document.documentElement, detail }]);
  });

  it.each([
    [undefined, 'accepted'],
    [null, 'accepted'],
    [{}, 'accepted'],
    [{ choice: undefined }, 'accepted'],
    [{ choice: 'accepted' }, 'accepted'],
    [{ choice: 'refused' }, 'refused'],
    ['refused', 'refused'],
    [{ choice: 'denied' }, undefined],
    [{ choice: false }, undefined],
  ])('is read from the event of a page’s own tool with the detail %j as %j', (detail, choice) => {
    expect(readToldChoice(new CustomEvent(consentEvent, { detail }))).toBe(choice);
  });

  it('is told to listeners until they stop, and holds for this page where storage throws', () => {
    expect(listen(choose('accepted')).count).toBe(1);
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    expect(listen(choose('accepted')).count).toBe(1);
    expect(hasConsent()).toBe(true);
    saveConsent(document.body, 'refused');
    expect(readConsentChoice()).toBe('refused');
    vi.restoreAllMocks();
    saveConsent(document.body, 'accepted');
    localStorage.clear();
    expect(readConsentChoice()).toBeUndefined();
  });
});
