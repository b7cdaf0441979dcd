// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentEvent, giveConsent, hasConsent, onConsent } from './consent.ts';

const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2023, 0, 1) });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

describe('consent', () => {
  it('is not there before it was given', () => {
    expect(hasConsent()).toBe(false);
  });

  it.each([
    [0, true],
    [179, true],
    [180, false],
    [-1, false],
  ])('%i days after it was given: %s', (days, expected) => {
    giveConsent(document.body);
    vi.setSystemTime(Date.now() + days * dayMs);
    expect(hasConsent()).toBe(expected);
  });

  it.each(['', 'yes', '{}'])('is not there where %j is stored', (value) => {
    localStorage.setItem('pmw-consent', value);
    expect(hasConsent()).toBe(false);
  });

  it('sends a bubbling event that says when it ends', () => {
    const listener = vi.fn<(event: Event) => void>();
    document.addEventListener(consentEvent, listener, { once: true });
    giveConsent(document.body);
    const event = listener.mock.calls[0]?.[0];
    expect(event).toHaveProperty('detail', { expires: '2023-06-30T00:00:00.000Z' });
    expect(event?.target).toBe(document.body);
  });

  it('tells listeners until they stop', () => {
    const listener = vi.fn();
    const ending = new AbortController();
    onConsent(listener, ending.signal);
    giveConsent(document.body);
    ending.abort();
    giveConsent(document.body);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is told but not remembered where storage throws', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const listener = vi.fn();
    const ending = new AbortController();
    onConsent(listener, ending.signal);
    giveConsent(document.body);
    ending.abort();
    expect(listener).toHaveBeenCalledOnce();
    expect(hasConsent()).toBe(false);
  });
});
