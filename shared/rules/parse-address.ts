/**
 * Reads an address as the browser does.
 * @returns nothing for a text that is no address
 */
export function parseAddress(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
