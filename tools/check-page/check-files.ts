import { parseAddress } from '../../shared/rules/parse-address.ts';
import { quote } from '../../shared/widget/problem.ts';
import { findScripts, findStylesheets } from './check-tags.ts';
import { type Finding, makeFinding } from './finding.ts';
import { createLocator } from './locate-problem.ts';
import { findMeantTexts } from './page-look-up.ts';
import { parsePage } from './parse-page.ts';
import { explain, patienceMs } from './read-source.ts';

/** @returns why a file is of no use; undefined where it is there */
async function findFault(address: string): Promise<string | undefined> {
  try {
    const { ok, status, headers, body } = await fetch(address, {
      signal: AbortSignal.timeout(patienceMs),
    });
    await body?.cancel();
    if (!ok) return `which answers ${status}`;
    const isPage = /^text\/html\b/i.test(headers.get('content-type') ?? '');
    return isPage ? 'which answers an HTML page' : undefined;
  } catch (error) {
    return `which cannot be read: ${explain(error).reason}`;
  }
}

/** Asks for script, stylesheet and language file of a page that was loaded from an address. */
export async function checkFiles(html: string, pageAddress: string): Promise<readonly Finding[]> {
  const page = parsePage(html);
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
    elements.map(async (element) => {
      const written = element.attributes.get(where)?.trim() ?? '';
      const address = parseAddress(written, pageAddress);
      const isFile = written !== '' && !written.startsWith('#');
      if (!isFile || !address?.protocol.startsWith('http')) return [];
      const fault = await findFault(address.href);
      if (fault === undefined) return [];
      const problem = { where, found: `${quote(address.href)}, ${fault}`, expected, outcome };
      return [makeFinding(widget, problem, locate(element, problem))];
    }),
  );
  return (await Promise.all(findings)).flat();
}
