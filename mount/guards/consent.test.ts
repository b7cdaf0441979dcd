// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { consentEvent } from '../../shared/consent/consent.ts';
import { listen } from '../../tests/setup/dom/listen.ts';
import { activate, prerender } from '../../tests/setup/dom/prerender.ts';
import { openPage, type TestEngine } from '../../tests/setup/engine/start-engine.ts';

const key = 'pmw-consent';
let told: unknown[] = [];
let engine: TestEngine;

async function start() {
  engine = await openPage('', []);
}

const choose = (detail?: unknown, target: EventTarget = document) =>
  target.dispatchEvent(new CustomEvent(consentEvent, { detail }));
const choice = () => engine.publicApi.consent;
const chooseElsewhere = (value: string) => {
  localStorage.setItem(key, value);
};
const inOtherTab = () => fireEvent(window, new StorageEvent('storage', { key }));
const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2023, 0, 1), toFake: ['Date'] });
  told = [];
  const onConsent = (event: Event) => {
    const { target, detail } = event as CustomEvent<unknown>;
    told.push([target, detail]);
  };
  document.addEventListener(consentEvent, onConsent);
  return () => document.removeEventListener(consentEvent, onConsent);
});

describe('a choice made in the page’s own tool', () => {
  it.each([
    ['accepted', undefined, document],
    ['accepted', {}, document.body],
    ['accepted', { choice: 'accepted' }, window],
    ['refused', { choice: 'refused' }, document.documentElement],
  ] as const)('is remembered for the page and the next ones: %s', async (expected, ...event) => {
    await start();
    choose(...event);
    expect(choice()).toBe(expected);
    engine.stop();
    told = [];
    await start();
    expect(choice()).toBe(expected);
    expect(told).toMatchObject([[document.documentElement, { choice: expected }]]);
  });

  it('is taken back as it was given', async () => {
    await start();
    choose();
    choose({ choice: 'refused' });
    expect(choice()).toBe('refused');
  });

  it('is known to those whom the event reaches', async () => {
    await start();
    const seen: unknown[] = [];
    listen(document, consentEvent, () => seen.push(choice()));
    choose({ choice: 'refused' });
    expect(seen).toEqual(['refused']);
  });

  it('lasts 180 days from the day it was first told, however often the tool repeats it', async () => {
    await start();
    choose();
    const stored = localStorage.getItem(key);
    vi.setSystemTime(Date.UTC(2023, 1, 1));
    choose();
    expect(localStorage.getItem(key)).toBe(stored);
  });

  it('is reported and not remembered where it is none that we know', async () => {
    await start();
    choose({ choice: 'granted' });
    expect(choice()).toBeUndefined();
    expect(engine.errors).toEqual([
      'PrivateMarketsWidgets: the choice of the event widget:consent is "granted"; expected "accepted" or "refused". It is not remembered.',
    ]);
  });
});

describe('a choice made elsewhere', () => {
  const now = Date.UTC(2023, 0, 1);

  it.each([
    ['in another tab', inOtherTab],
    ['before the visitor came back', comeBack],
  ])('%s is told, once', async (_, hear) => {
    await start();
    hear();
    expect(told).toEqual([]);
    chooseElsewhere(`refused ${now}`);
    hear();
    hear();
    expect(told).toMatchObject([[document.documentElement, { choice: 'refused' }]]);
    choose();
    hear();
    expect(told).toHaveLength(2);
  });

  it('is told on a prerendered page when the visitor comes to it, and not before', async () => {
    chooseElsewhere(`refused ${now}`);
    prerender();
    await start();
    chooseElsewhere(`${now}`);
    inOtherTab();
    expect(told).toEqual([]);
    activate();
    expect(told).toMatchObject([[document.documentElement, { choice: 'accepted' }]]);
  });
});
