import { send } from '../dom/foreign-dom.ts';
import { listen } from '../dom/listen.ts';
import { readRoot } from '../dom/page-document.ts';

export const storageKey = 'pmw-consent';
const rememberedMs = 180 * 24 * 60 * 60 * 1000;

/** Bubbles from the element on which the choice was made; a page's own consent tool may send it too. */
export const consentEvent = 'widget:consent';

export type ConsentChoice = 'accepted' | 'refused';

interface Consent {
  readonly choice: ConsentChoice;
  /** In milliseconds since 1970. */
  readonly chosenAt: number;
}

/** A choice that the browser refused to store holds for this page. */
let unstored = '';

/** Stored as `1672531200000` for an acceptance, as `refused 1672531200000` for a refusal; '' before any choice. */
export function readStored(): string {
  try {
    return unstored || (localStorage.getItem(storageKey) ?? '');
  } catch {
    // Reading `localStorage` throws if the visitor blocks it.
    return '';
  }
}

function readConsent(): Consent | undefined {
  const [, refused, time] = /^(refused )?(\d+)$/.exec(readStored()) ?? [];
  const chosenAt = Number(time);
  // A date in the future means that the clock was wrong: asking again does no harm.
  const ageMs = Date.now() - chosenAt;
  if (!(ageMs >= 0 && ageMs < rememberedMs)) return undefined;
  return { choice: refused ? 'refused' : 'accepted', chosenAt };
}

function sendConsent(element: Element, { choice, chosenAt }: Consent): void {
  const detail = { choice, expires: new Date(chosenAt + rememberedMs).toISOString() };
  send(element, new CustomEvent(consentEvent, { bubbles: true, detail }));
}

/** The visitor's choice within the last 180 days, if any (DECISIONS "Cookie bar"). */
export function readConsentChoice(): ConsentChoice | undefined {
  return readConsent()?.choice;
}

/** Whether the visitor has accepted cookies within the last 180 days. */
export function hasConsent(): boolean {
  return readConsentChoice() === 'accepted';
}

/** Remembers a choice for 180 days; if nothing can be stored, for this page. */
export function storeConsent(choice: ConsentChoice, chosenAt = Date.now()): void {
  const stored = `${choice === 'refused' ? 'refused ' : ''}${chosenAt}`;
  try {
    localStorage.setItem(storageKey, stored);
    unstored = '';
  } catch {
    // Blocked or full.
    unstored = stored;
  }
}

/**
 * Remembers a choice and tells the page.
 * @param element where the bubbling `widget:consent` begins
 */
export function saveConsent(element: Element, choice: ConsentChoice): void {
  const chosenAt = Date.now();
  storeConsent(choice, chosenAt);
  sendConsent(element, { choice, chosenAt });
}

/** Tells the page of an earlier choice, so that its scripts need not wait for a press (docs/contract.md, 2). */
export function announceConsent(): void {
  const consent = readConsent();
  if (consent) sendConsent(readRoot(), consent);
}

/** The value that an event gives as the choice; undefined, which means an acceptance, if it gives none. */
export function readToldValue({ detail }: CustomEvent<unknown>): unknown {
  const isObject = typeof detail === 'object' && detail !== null;
  return (isObject ? (Reflect.get(detail, 'choice') as unknown) : detail) ?? undefined;
}

/** The choice that an event tells; undefined if it is none that we know. */
export function readToldChoice(event: Event): ConsentChoice | undefined {
  const value = readToldValue(event as CustomEvent<unknown>) ?? 'accepted';
  return value === 'accepted' || value === 'refused' ? value : undefined;
}

/**
 * Listens for a choice, also one that a page's own tool tells: on the window and before all others, since tools send it
 * from any element, bubbling or not.
 */
export function listenForConsent(listener: (event: Event) => void, signal: AbortSignal): void {
  listen(window, [consentEvent], listener, { capture: true, signal });
}

/** Calls the listener for every choice, also one that a page's own tool tells. */
export function onConsent(listener: () => void, signal: AbortSignal): void {
  listenForConsent((event) => {
    if (readToldChoice(event)) listener();
  }, signal);
}
