import { findFirst, send } from '../dom/foreign-dom.ts';
import { listen } from '../dom/listen.ts';

/** What a visitor has said of themselves, in the words of the CMS: '' if nobody asked, `unknown` if they left it open. */
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
function readStored(): string {
  try {
    // An image named `cookie` would hide it on the document itself; in a sandbox without an origin reading it throws.
    const cookies = Reflect.get(Document.prototype, 'cookie', document);
    const [, stored] = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookies) ?? [];
    return stored === undefined ? unstored : decodeURIComponent(stored);
  } catch {
    return unstored;
  }
}

/** @param stored as the cookie has it */
export function parseAudience(stored: string): Audience {
  const at = stored.lastIndexOf(' ');
  return at < 0
    ? { kind: '', country: '' }
    : { kind: stored.slice(0, at), country: stored.slice(at + 1) };
}

const write = ({ kind, country }: Audience) => `${kind} ${country}`;

/** All that the visitor has said on this site. */
export const readAudience = () => parseAudience(readStored());

/** The fields of gates that ask, by what they ask for. */
export const questions = {
  kind: '[name="audience"]',
  country: '[name="country"]',
} as const satisfies Record<keyof Audience, string>;

/**
 * What the visitor has said, without what no gate of this page asks: nobody could change it. On a page without a gate all
 * counts that was said on another.
 *
 * @returns it in the form of the cookie, for `parseAudience`: an equal answer is the same value
 */
export function readAskedAudience(): string {
  const isAsked = (field: string) =>
    findFirst(document, `[data-widget="audience-gate"] ${field}`) !== undefined;
  const [asksKind, asksCountry] = [isAsked(questions.kind), isAsked(questions.country)];
  const { kind, country } = readAudience();
  return write({
    kind: asksKind || !asksCountry ? kind : '',
    country: asksCountry || !asksKind ? country : '',
  });
}

/**
 * Remembers an answer, and tells the page's widgets.
 * @param days how long; 0 is until the browser is closed
 */
export function saveAudience(audience: Audience, days: number): void {
  const stored = write(audience);
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
  if (readStored() !== stored) unstored = stored;
  send(document, new Event(changeEvent));
}

/** Calls the listener after each answer, and where one on another page may have come before the visitor came back. */
export function onAudience(listener: () => void, signal: AbortSignal): void {
  listen(document, [changeEvent], listener, { signal });
  listen(window, ['pageshow'], listener, { signal });
}
