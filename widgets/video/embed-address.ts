import { parseAddress } from '../../shared/rules/parse-address.ts';
import { type Problem, quote } from '../../shared/widget/problem.ts';

/**
 * The address of a player, if it is https or has the scheme of the page's address, and its host is in the list; hosts
 * have their port unless it is the default.
 */
export function parseEmbed(
  text: string,
  pageAddress: string,
  hosts: readonly string[],
): URL | Problem {
  const url = parseAddress(text, pageAddress);
  const isSafe = url?.protocol === 'https:' || url?.protocol === new URL(pageAddress).protocol;
  if (url && isSafe && hosts.includes(url.host)) return url;
  const expected = `an https address at a host of data-embed-hosts (${hosts.join(', ') || 'there is none'})`;
  return { where: 'data-embed', found: quote(text), expected };
}
