import { parseAddress } from '../../../shared/rules/parse-address.ts';
import { quote } from '../../../shared/widget/problem.ts';
import { findScripts, findStylesheets } from './check-tags.ts';
import { type Finding, makeFinding } from './finding.ts';
import { locateProblem } from './locate-problem.ts';
import { type PageElement, parsePage } from './parse-page.ts';
import { explain, patienceMs } from './read-source.ts';

interface PageFile {
  readonly widget: string;
  readonly element: PageElement;
  readonly where: string;
  readonly expected: string;
  readonly outcome: string;
}

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
    return `which cannot be read: ${explain(error)}`;
  }
}

/** Asks for script, stylesheet and language file of a page that was loaded from an address. */
export async function checkFiles(html: string, pageAddress: string): Promise<readonly Finding[]> {
  const page = parsePage(html);
  const scripts = findScripts(page);
  const files: readonly PageFile[] = [
    ...findStylesheets(page).map((element) => ({
      ...{ widget: 'page', element, where: 'href' },
      ...{ expected: 'the stylesheet', outcome: 'Widgets have no style.' },
    })),
    ...scripts.map((element) => ({
      ...{ widget: 'widgets.js', element, where: 'src' },
      ...{ expected: 'the script', outcome: 'No widget comes to life.' },
    })),
    ...scripts.map((element) => ({
      ...{ widget: 'widgets.js', element, where: 'data-texts' },
      ...{ expected: 'the language file', outcome: 'The texts stay English.' },
    })),
  ];
  const findings = files.map(async ({ widget, element, ...file }) => {
    const written = element.attributes.get(file.where)?.trim() ?? '';
    const address = parseAddress(written, pageAddress);
    if (written === '' || written.startsWith('#') || !address?.protocol.startsWith('http'))
      return [];
    const fault = await findFault(address.href);
    if (fault === undefined) return [];
    const problem = { ...file, found: `${quote(address.href)}, ${fault}` };
    return [
      makeFinding(
        widget,
        problem,
        locateProblem(page, element, problem, () => false),
      ),
    ];
  });
  return (await Promise.all(findings)).flat();
}
