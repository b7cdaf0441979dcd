import { tidyAddress } from '../rules/invisible.ts';
import { decodeEntities } from './entities.ts';
import { parseOnPage } from './parse-on-page.ts';

const imageData = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/** Characters that could end the quoted string of a CSS `url("…")`. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const unquotable = /["\\\u0000-\u001f]/;

/**
 * Accepts an address from data if an image may be loaded from there (DECISIONS "HTML from data"): http, https,
 * relative addresses, and data URLs of pictures (never SVG). Decodes its entities once.
 * @returns the address without what nobody sees, safe between the double quotes of a CSS `url("…")`; nothing for any other
 */
export function safeImage(text: string): string | undefined {
  const tidy = tidyAddress(decodeEntities(text));
  if (tidy === '') return undefined;
  const url = parseOnPage(tidy);
  const isImage = url && (/^https?:$/.test(url.protocol) || imageData.test(url.href));
  if (!isImage) return undefined;
  return unquotable.test(tidy) ? url.href.replaceAll('"', '%22').replaceAll('\\', '%5C') : tidy;
}
