import { readBaseAddress } from '../dom/page-document.ts';
import { parseAddress } from '../rules/parse-address.ts';

/** `\\server\share`, a folder of a Windows network: browsers look for a site of that name. They ignore tabs. */
const networkPath = /^[\t\n\r]*(?:\\[\t\n\r]*[\\/]|\/[\t\n\r]*\\)/;

let otherBase: string | undefined;

/** Lets relative addresses be those of another page than this one, whose HTML is checked here. */
export function readAddressesOn(base: string): void {
  otherBase = base;
}

/**
 * Reads an address as a link on the page would. Without a page, as in a check of its HTML, any base will do.
 * @returns nothing for a text that is no address, or one of a Windows network
 */
export function parseOnPage(address: string): URL | undefined {
  if (networkPath.test(address)) return undefined;
  const hasPage = otherBase === undefined && typeof document !== 'undefined';
  return parseAddress(
    address,
    hasPage ? readBaseAddress() : (otherBase ?? 'https://page.invalid/'),
  );
}
