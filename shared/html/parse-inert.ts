import { markTrusted } from './trusted-types.ts';

/** The parser of the HTML Sanitizer interface, if the browser has it. */
interface SafeParser {
  parseHTML?: (html: string, options: { readonly sanitizer: object }) => Document;
}

function parseDocument(html: string): Document | undefined {
  // Without a browser, as in a check of a page's HTML.
  if (typeof Document === 'undefined') return undefined;
  const browser = Document as unknown as SafeParser;
  if (browser.parseHTML) {
    // The allow-list judges all elements that cannot run, so that every browser shows the same. The allowed
    // attributes are listed because a list of attributes to remove crashes the tab of Chromium 156 over
    // handlers such as <img onloadend>.
    return browser.parseHTML(html, { sanitizer: { attributes: ['href', 'lang', 'dir'] } });
  }
  const trusted = markTrusted('createHTML', html);
  if (trusted === undefined) return undefined;
  // eslint-disable-next-line no-restricted-syntax -- the only inert parse: the document has no window, runs and loads nothing, and only allowed elements and texts are read from it
  return new DOMParser().parseFromString(trusted, 'text/html');
}

/**
 * Parses markup into a document that runs no script and loads nothing (DECISIONS "HTML from data"). The result
 * is still hostile: read it through prototypes only, because `<input name="attributes">` in a form hides the
 * form's own `attributes`.
 * @returns the body, or nothing if the page's Trusted Types refuse to parse
 */
export function parseInert(html: string): HTMLElement | undefined {
  // With an open body, a <frameset> cannot replace it and leading white space stays.
  const parsed = parseDocument(`<body>${html}`);
  if (parsed === undefined) return undefined;
  // `parsed.body` itself can be an <img name="body">.
  const body: unknown = Reflect.get(Document.prototype, 'body', parsed);
  return body instanceof HTMLBodyElement ? body : undefined;
}
