import { parseOnPage } from '../../shared/html/parse-on-page.ts';
import { withoutCredentials } from '../../shared/rules/without-credentials.ts';
import { type PageLookUp, readJson } from '../../shared/widget/json-reader.ts';
import { type Parsed, refuse } from '../../shared/widget/parsed.ts';
import { quote, type ReportProblem } from '../../shared/widget/problem.ts';
import { toError } from '../../shared/widget/to-error.ts';
import { whenParsed } from './look-up.ts';

const longestWaitMs = 3000;

async function fetchFile(name: string, lookUp: PageLookUp): Promise<Parsed<unknown>> {
  const address = parseOnPage(name);
  if (address?.origin !== location.origin) {
    return refuse(quote(name), '#id of a JSON script, or an address on the page’s own origin');
  }
  const expected = 'a language file within 3 s';
  try {
    const answer = await fetch(withoutCredentials(address), {
      signal: AbortSignal.timeout(longestWaitMs),
    });
    if (answer.ok) return readJson(await answer.text(), lookUp);
    return refuse(`${quote(name)}, answered with ${answer.status}`, expected);
  } catch (error) {
    return refuse(`${quote(name)}, which did not come: ${toError(error).message}`, expected);
  }
}

/**
 * Reads the language file that `data-texts` names (docs/contract.md, 1), once the page is parsed. Reports a file that
 * cannot be read; the texts are English then.
 *
 * @param name `#id` of a JSON script, or an address; undefined: the page names none
 */
export async function readLanguageFile(
  name: string | undefined,
  lookUp: PageLookUp,
  report: ReportProblem,
): Promise<{ readonly value: unknown } | undefined> {
  const named = name?.trim();
  if (!named) return undefined;
  await new Promise<void>(whenParsed);
  const file = named.startsWith('#') ? readJson(named, lookUp) : await fetchFile(named, lookUp);
  if (file.ok) return file;
  const { found, expected = 'a language file' } = file;
  report({ where: 'data-texts', found, expected, outcome: 'The texts stay English.' });
  return undefined;
}
