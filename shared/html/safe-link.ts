import { tidyAddress } from '../rules/invisible.ts';
import { decodeEntities } from './entities.ts';
import { parseOnPage } from './parse-on-page.ts';

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u001f\u007f]/;

const linkSchemes = /^(?:https?|mailto|tel):$/;

/**
 * Accepts an address that a parser has read, such as the `href` of parsed markup, if a link may lead there
 * (DECISIONS "HTML from data"). The browser's own parser determines the scheme. Control characters have no
 * honest use in an address; some parsers drop them (`java\tscript:`).
 * @returns the address without what nobody sees, relative ones unchanged; nothing for any other
 */
export function allowLink(address: string): string | undefined {
  const tidy = tidyAddress(address);
  if (tidy === '' || control.test(tidy)) return undefined;
  const url = parseOnPage(tidy);
  return url && linkSchemes.test(url.protocol) ? tidy : undefined;
}

/**
 * The same for an address from a field of data, whose entities are decoded once: `?la=en&amp;hash=1F` leads to
 * `?la=en&hash=1F`.
 */
export function safeLink(text: string): string | undefined {
  return allowLink(decodeEntities(text));
}
