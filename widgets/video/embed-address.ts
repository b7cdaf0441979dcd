import { parseAddress } from '../../shared/rules/parse-address.ts';
import { type Problem, quote } from '../../shared/widget/problem.ts';

/**
 * Reads the address of a player.
 *
 * @param page the page's own address
 * @param hosts the hosts that embeds may come from, with their port where it is not the default
 * @returns the address, if it is https (or has the page's own scheme) and its host is in the list; else the
 *   problem
 */
export function parseEmbed(text: string, page: string, hosts: readonly string[]): URL | Problem {
  const url = parseAddress(text, page);
  const isSafe = url?.protocol === 'https:' || url?.protocol === new URL(page).protocol;
  if (url && isSafe && hosts.includes(url.host)) return url;
  const expected = `an https address at a host of data-embed-hosts (${hosts.join(', ') || 'there is none'})`;
  return { where: 'data-embed', found: quote(text), expected };
}
