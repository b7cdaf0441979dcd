import { readBaseAddress } from '../dom/page-document.ts';
import { parseAddress } from '../rules/parse-address.ts';

/**
 * Reads an address as a link on the page would. Without a page, as in a check of its HTML, any base will do.
 * @returns nothing for a text that is no address
 */
export function parseOnPage(address: string): URL | undefined {
  const base = typeof document === 'undefined' ? 'https://page.invalid/' : readBaseAddress();
  return parseAddress(address, base);
}
