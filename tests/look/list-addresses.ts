import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

function listLinks(node: Node): readonly string[] {
  const own =
    'tagName' in node && node.tagName === 'a'
      ? node.attrs.filter(({ name }) => name === 'href').map(({ value }) => value)
      : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(listLinks)] : own;
}

/**
 * Follows the links of a site's pages, each page once; parameters and fragments lead to no other page.
 *
 * @param starts addresses of pages
 * @returns the paths of all pages below the folder of the first, in order
 */
export async function listAddresses(starts: readonly URL[]): Promise<readonly string[]> {
  const root = new URL('.', starts[0]).href;
  const open = [...starts];
  const found = new Set<string>();
  const seen = new Set<string>();
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    const { pathname } = address;
    if (seen.has(pathname)) continue;
    seen.add(pathname);
    const answer = await fetch(address);
    const html = await answer.text();
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    found.add(pathname);
    for (const link of listLinks(parse(html))) {
      if (!URL.canParse(link, address.href)) continue;
      const target = new URL(link, address);
      target.search = '';
      target.hash = '';
      if (target.href.startsWith(root)) open.push(target);
    }
  }
  return [...found].sort();
}
