// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announceConsent,
  consentEvent,
  hasConsent,
  onConsent,
  readConsentChoice,
  saveConsent,
} from './consent.ts';

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
    saveConsent(document.body, 'accepted');
    vi.setSystemTime(Date.now() + days * dayMs);
    expect(hasConsent()).toBe(expected);
  });

  it.each(['', 'yes', '{}', 'refused', 'refused soon'])(
    'is not there where %j is stored',
    (value) => {
      localStorage.setItem('pmw-consent', value);
      expect(readConsentChoice()).toBeUndefined();
    },
  );

  it('is refused as long as it would be given, until the visitor accepts', () => {
    saveConsent(document.body, 'refused');
    expect([readConsentChoice(), hasConsent()]).toEqual(['refused', false]);
    saveConsent(document.body, 'accepted');
    expect([readConsentChoice(), hasConsent()]).toEqual(['accepted', true]);
    saveConsent(document.body, 'refused');
    vi.setSystemTime(Date.now() + 180 * dayMs);
    expect(readConsentChoice()).toBeUndefined();
  });

  it.each(['accepted', 'refused'] as const)(
    'is told to a later page from <html>, with its first end: %s',
    (choice) => {
      saveConsent(document.body, choice);
      vi.setSystemTime(Date.now() + dayMs);
      const listener = vi.fn<(event: Event) => void>();
      document.addEventListener(consentEvent, listener, { once: true });
      announceConsent();
      const event = listener.mock.calls[0]?.[0];
      expect(event?.target).toBe(document.documentElement);
      expect(event).toHaveProperty('detail', { choice, expires: '2023-06-30T00:00:00.000Z' });
    },
  );

  it('is not told to a page where nobody chose', () => {
    const listener = vi.fn();
    const ending = new AbortController();
    onConsent(listener, ending.signal);
    announceConsent();
    ending.abort();
    expect(listener).not.toHaveBeenCalled();
  });

  it('sends a bubbling event that says when it ends', () => {
    const listener = vi.fn<(event: Event) => void>();
    document.addEventListener(consentEvent, listener, { once: true });
    saveConsent(document.body, 'accepted');
    const event = listener.mock.calls[0]?.[0];
    expect(event).toHaveProperty('detail', {
      choice: 'accepted',
      expires: '2023-06-30T00:00:00.000Z',
    });
    expect(event?.target).toBe(document.body);
  });

  it('tells listeners until they stop', () => {
    const listener = vi.fn();
    const ending = new AbortController();
    onConsent(listener, ending.signal);
    saveConsent(document.body, 'accepted');
    ending.abort();
    saveConsent(document.body, 'accepted');
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
    saveConsent(document.body, 'accepted');
    ending.abort();
    expect(listener).toHaveBeenCalledOnce();
    expect(hasConsent()).toBe(false);
  });
});
