import { send } from '../dom/foreign-dom.ts';
import { listen } from '../dom/listen.ts';

/** What a visitor has said of themselves, in the words of the CMS; '' where nobody asked. */
export interface Audience {
  /** The kind of investor, such as `professional`. */
  readonly kind: string;
  /** A country's code, such as `CH`. */
  readonly country: string;
}

const cookieName = 'pmw-audience';
const changeEvent = 'pmw-audience';
const secondsOfDay = 24 * 60 * 60;

/** An answer that the browser refused to store holds for this page. */
let unstored = '';

/** The cookie's value: `professional CH`; '' before any answer. The server reads the same cookie. */
export function readStoredAudience(): string {
  try {
    // An image named `cookie` would hide it on the document itself; in a sandbox without an origin reading it throws.
    const cookies = Reflect.get(Document.prototype, 'cookie', document);
    const [, stored] = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookies) ?? [];
    return stored === undefined ? unstored : decodeURIComponent(stored);
  } catch {
    return unstored;
  }
}

/** @param stored as `readStoredAudience` returns it */
export function parseAudience(stored: string): Audience | undefined {
  const at = stored.lastIndexOf(' ');
  return at < 0 ? undefined : { kind: stored.slice(0, at), country: stored.slice(at + 1) };
}

/**
 * Remembers an answer, and tells the page's widgets.
 * @param days how long; 0 is until the browser is closed
 */
export function saveAudience({ kind, country }: Audience, days: number): void {
  const stored = `${kind} ${country}`;
  const parts = [
    `${cookieName}=${encodeURIComponent(stored)}`,
    'Path=/',
    'SameSite=Lax',
    ...(days > 0 ? [`Max-Age=${days * secondsOfDay}`] : []),
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ];
  unstored = '';
  try {
    Reflect.set(Document.prototype, 'cookie', parts.join('; '), document);
  } catch {
    // As above.
  }
  if (readStoredAudience() !== stored) unstored = stored;
  send(document, new Event(changeEvent));
}

/** Calls the listener after each answer, and where one on another page may have come before the visitor came back. */
export function onAudience(listener: () => void, signal: AbortSignal): void {
  listen(document, [changeEvent], listener, { signal });
  listen(window, ['pageshow'], listener, { signal });
}
