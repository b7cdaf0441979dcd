import { readBaseAddress } from '../dom/page-document.ts';
import { parseAddress } from '../rules/parse-address.ts';

let otherBase: string | undefined;

/** Lets relative addresses be those of another page than this one, whose HTML is checked here. */
export function readAddressesOn(base: string): void {
  otherBase = base;
}

/**
 * Reads an address as a link on the page would. Without a page, as in a check of its HTML, any base will do.
 * @returns nothing for a text that is no address
 */
export function parseOnPage(address: string): URL | undefined {
  const hasPage = otherBase === undefined && typeof document !== 'undefined';
  return parseAddress(
    address,
    hasPage ? readBaseAddress() : (otherBase ?? 'https://page.invalid/'),
  );
}
