import { listen } from '../dom/listen.ts';

const storageKey = 'pmw-consent';
const rememberedMs = 180 * 24 * 60 * 60 * 1000;

/** Bubbles from the element that asked for the consent; a page's own consent tool may send it too. */
export const consentEvent = 'widget:consent';

/** Whether the visitor has accepted cookies within the last 180 days (DECISIONS "Cookie bar"). */
export function hasConsent(): boolean {
  try {
    // A date in the future means that the clock was wrong: asking again does no harm.
    const ageMs = Date.now() - Number(localStorage.getItem(storageKey) ?? NaN);
    return ageMs >= 0 && ageMs < rememberedMs;
  } catch {
    // Reading `localStorage` throws if the visitor blocks it.
    return false;
  }
}

/**
 * Remembers the consent for 180 days and tells the page. If nothing can be stored, the consent holds for this
 * page.
 * @param element where the bubbling `widget:consent` begins
 */
export function giveConsent(element: Element): void {
  const now = Date.now();
  try {
    localStorage.setItem(storageKey, String(now));
  } catch {
    // Blocked or full: the next page asks again.
  }
  const expires = new Date(now + rememberedMs).toISOString();
  element.dispatchEvent(new CustomEvent(consentEvent, { bubbles: true, detail: { expires } }));
}

export function onConsent(listener: () => void, signal: AbortSignal): void {
  listen(document, [consentEvent], listener, { signal });
}
