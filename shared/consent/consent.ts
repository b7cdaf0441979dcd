import { send } from '../dom/foreign-dom.ts';
import { listen } from '../dom/listen.ts';
import { readRoot } from '../dom/page-document.ts';

const storageKey = 'pmw-consent';
const rememberedMs = 180 * 24 * 60 * 60 * 1000;

/** Bubbles from the element on which the choice was made; a page's own consent tool may send it too. */
export const consentEvent = 'widget:consent';

export type ConsentChoice = 'accepted' | 'refused';

interface Consent {
  readonly choice: ConsentChoice;
  /** In milliseconds since 1970. */
  readonly chosenAt: number;
}

/** Stored as `1672531200000` for an acceptance, as `refused 1672531200000` for a refusal. */
function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(storageKey) ?? '';
    const [, refused, time] = /^(refused )?(\d+)$/.exec(stored) ?? [];
    const chosenAt = Number(time);
    // A date in the future means that the clock was wrong: asking again does no harm.
    const ageMs = Date.now() - chosenAt;
    if (!(ageMs >= 0 && ageMs < rememberedMs)) return undefined;
    return { choice: refused ? 'refused' : 'accepted', chosenAt };
  } catch {
    // Reading `localStorage` throws if the visitor blocks it.
    return undefined;
  }
}

function sendConsent(element: Element, { choice, chosenAt }: Consent): void {
  const detail = { choice, expires: new Date(chosenAt + rememberedMs).toISOString() };
  send(element, new CustomEvent(consentEvent, { bubbles: true, detail }));
}

/** The visitor's choice in the cookie bar within the last 180 days, if any (DECISIONS "Cookie bar"). */
export function readConsentChoice(): ConsentChoice | undefined {
  return readConsent()?.choice;
}

/** Whether the visitor has accepted cookies within the last 180 days. */
export function hasConsent(): boolean {
  return readConsentChoice() === 'accepted';
}

/**
 * Remembers a choice for 180 days and tells the page. If nothing can be stored, the next page asks again.
 * @param element where the bubbling `widget:consent` begins
 */
export function saveConsent(element: Element, choice: ConsentChoice): void {
  const chosenAt = Date.now();
  try {
    localStorage.setItem(storageKey, `${choice === 'refused' ? 'refused ' : ''}${chosenAt}`);
  } catch {
    // Blocked or full.
  }
  sendConsent(element, { choice, chosenAt });
}

/** Tells the page of an earlier choice, so that its scripts need not wait for a press (CONTRACT 2). */
export function announceConsent(): void {
  const consent = readConsent();
  if (consent) sendConsent(readRoot(), consent);
}

/** Calls the listener for every choice, also one that a page's own tool tells. */
export function onConsent(listener: () => void, signal: AbortSignal): void {
  listen(document, [consentEvent], listener, { signal });
}
