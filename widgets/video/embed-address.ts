import { parseAddress } from '../../shared/rules/parse-address.ts';
import { accept, type Parsed, refuse } from '../../shared/widget/parsed.ts';
import { quote } from '../../shared/widget/problem.ts';

/**
 * Reads the address of a player.
 *
 * @param page the page's own address
 * @param hosts the hosts that embeds may come from, with their port where it is not the default
 * @returns the address, if it is https (or has the page's own scheme) and its host is in the list
 */
export function parseEmbed(text: string, page: string, hosts: readonly string[]): Parsed<URL> {
  const url = parseAddress(text, page);
  const isSafe = url?.protocol === 'https:' || url?.protocol === new URL(page).protocol;
  if (url && isSafe && hosts.includes(url.host)) return accept(url);
  const expected = `an https address at a host of data-embed-hosts (${hosts.join(', ') || 'there is none'})`;
  return refuse(quote(text), expected);
}
