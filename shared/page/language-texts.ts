import { type WidgetContract } from '../widget/define-contract.ts';
import { findNearestName } from '../widget/nearest-name.ts';
import { reportMarkup } from '../widget/damaged-text.ts';
import { describe, quote, type ReportProblem } from '../widget/problem.ts';
import { isTextKey } from '../widget/texts.ts';
import { type PageTexts } from './page-texts.ts';

const option = 'data-texts';
const inEnglish = 'It stays English.';
const ignored = 'It is ignored.';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearestName(name, known);
  return nearest === undefined ? `one of ${known.join(', ')}` : quote(nearest);
}

/** An empty text is not filled in yet and counts as missing. */
function readWidgetTexts(
  { texts }: WidgetContract,
  values: Readonly<Record<string, unknown>>,
  where: string,
  report: ReportProblem,
): Map<string, string> {
  const read = new Map<string, string>();
  for (const [key, value] of Object.entries(values)) {
    const at = `${where}.${key}`;
    if (!isTextKey(texts, key)) {
      const expected = suggest(key, Object.keys(texts));
      report({ where: at, found: 'no text of this widget', expected, outcome: ignored });
    } else if (typeof value !== 'string') {
      report({ where: at, found: describe(value), expected: 'a text', outcome: inEnglish });
    } else if (value !== '') {
      read.set(key, value);
      reportMarkup(value, at, report);
    }
  }
  return read;
}

/**
 * Reads a language file (docs/contract.md, 1): `{"language": "de", "texts": {"<widget>": {"<key>": "…"}}}`. An
 * unreadable text is reported and stays English.
 * @param value the parsed JSON
 * @param reportUnknown of widgets that nobody knows yet
 */
export function readLanguageTexts(
  contracts: readonly WidgetContract[],
  value: unknown,
  report: ReportProblem,
  reportUnknown = report,
): PageTexts {
  const read = new Map<string, ReadonlyMap<string, string>>();
  if (!isObject(value) || !isObject(value['texts'])) {
    const [where, found] = isObject(value)
      ? [`${option}, texts`, describe(value['texts'])]
      : [option, describe(value)];
    const expected = 'a language file, {"language": "de", "texts": {"<widget>": {"<key>": "…"}}}';
    report({ where, found, expected, outcome: 'The texts stay English.' });
    return read;
  }
  for (const [name, texts] of Object.entries(value['texts'])) {
    const where = `${option}, texts.${name}`;
    const contract = contracts.find((each) => each.name === name);
    if (contract === undefined) {
      const names = contracts.map((each) => each.name);
      reportUnknown({
        where,
        found: 'no widget',
        expected: suggest(name, names),
        outcome: ignored,
      });
    } else if (!isObject(texts)) {
      const expected = 'an object of texts by their keys';
      report({ where, found: describe(texts), expected, outcome: inEnglish });
    } else {
      read.set(name, readWidgetTexts(contract, texts, where, report));
    }
  }
  return read;
}
