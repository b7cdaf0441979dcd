import { createHash } from 'node:crypto';
import { parseAddress } from '../../shared/rules/parse-address.ts';
import { type Problem, quote } from '../../shared/widget/problem.ts';
import { findScripts, findStylesheets } from './check-tags.ts';
import { type Finding, makeFinding } from './finding.ts';
import { createLocator } from './locate-problem.ts';
import { findMeantTexts } from './page-look-up.ts';
import { type PageElement, type ParsedPage, parsePage } from './parse-page.ts';
import { explain, patienceMs } from './read-source.ts';

/** The base of the page's relative addresses: its own address, unless a `<base>` names another. */
function findBase({ elements }: ParsedPage, pageAddress: string): string {
  const base = elements.find(
    ({ isHtml, tagName, attributes }) => isHtml && tagName === 'base' && attributes.has('href'),
  );
  const address = parseAddress(base?.attributes.get('href')?.trim() ?? '', pageAddress);
  return address?.protocol.startsWith('http') ? address.href : pageAddress;
}

/**
 * Compares a file with the hashes that a tag names for it. Of several algorithms the strongest counts, as in browsers.
 * @returns the hash that it has; undefined where the tag names it, or none that browsers know
 */
function findOtherHash(integrity: string, bytes: Uint8Array): string | undefined {
  const named = [...integrity.matchAll(/(?<!\S)(sha(?:256|384|512))-([\w+/-]+={0,2})/g)];
  const strongest = named
    .map(([, algorithm = '']) => algorithm)
    .sort()
    .at(-1);
  if (strongest === undefined) return undefined;
  const hash = createHash(strongest).update(bytes).digest('base64');
  const isNamed = named.some(
    ([, algorithm, text = '']) =>
      algorithm === strongest && text.replaceAll('-', '+').replaceAll('_', '/') === hash,
  );
  return isNamed ? undefined : `${strongest}-${hash}`;
}

type FileProblem = Pick<Problem, 'where' | 'found' | 'expected'>;

/** Asks for a file. @returns why it is of no use; undefined where it is there, and the one that the tag means */
async function findProblem(
  address: string,
  integrity: string,
  { where, expected }: Pick<Problem, 'where' | 'expected'>,
): Promise<FileProblem | undefined> {
  const refuse = (why: string) => ({ where, found: `${quote(address)}, ${why}`, expected });
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    const { ok, status, headers } = response;
    const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '');
    const isCompared = ok && !isPage && integrity !== '';
    if (!isCompared) await response.body?.cancel();
    if (!ok) return refuse(`which answers ${status}`);
    if (isPage) return refuse('which answers an HTML page');
    if (!isCompared) return undefined;
    const hash = findOtherHash(integrity, new Uint8Array(await response.arrayBuffer()));
    const found = `not that of ${quote(address)}`;
    return hash === undefined ? undefined : { where: 'integrity', found, expected: `"${hash}"` };
  } catch (error) {
    return refuse(`which cannot be read: ${explain(error).reason}`);
  }
}

/** Asks for script, stylesheet and language file of a page that was loaded from an address. */
export async function checkFiles(html: string, pageAddress: string): Promise<readonly Finding[]> {
  const page = parsePage(html);
  const base = findBase(page, pageAddress);
  const scripts = findScripts(page);
  const locate = createLocator(page, () => false);
  // An id that lacks its # is no address, and is reported as what it is.
  const withFile = scripts.filter((each) => findMeantTexts(page.elements, each) === undefined);
  const files = [
    ['page', findStylesheets(page), 'href', 'the stylesheet', 'Widgets have no style.'],
    ['widgets.js', scripts, 'src', 'the script', 'No widget comes to life.'],
    ['widgets.js', withFile, 'data-texts', 'the language file', 'The texts stay English.'],
  ] as const;
  const findings = files.flatMap(([widget, elements, where, expected, outcome]) =>
    elements.map(async (element: PageElement) => {
      const written = element.attributes.get(where)?.trim() ?? '';
      const address = parseAddress(written, base);
      const isFile = written !== '' && !written.startsWith('#');
      if (!isFile || !address?.protocol.startsWith('http')) return [];
      const integrity = where === 'data-texts' ? '' : element.attributes.get('integrity');
      const problem = await findProblem(address.href, integrity ?? '', { where, expected });
      if (problem === undefined) return [];
      return [makeFinding(widget, { ...problem, outcome }, locate(element, problem))];
    }),
  );
  return (await Promise.all(findings)).flat();
}
