import { type WidgetContract } from '../widget/define-contract.ts';
import { findNearestName } from '../widget/nearest-name.ts';
import { reportMarkup } from '../widget/damaged-text.ts';
import { describe, type ReportProblem } from '../widget/problem.ts';
import { readTexts } from '../widget/read-config.ts';
import { type AttributeValues, textPrefix } from '../widget/report-attributes.ts';
import { isTextKey } from '../widget/texts.ts';

/** By widget and key. */
export type PageTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads `data-text-<widget>-<key>` of the script tag or of `<html>` (docs/contract.md, 2). A name that is nearly one of
 * ours is reported; any other is ignored.
 *
 * @param reportUnknown of names that nobody knows yet
 */
export function readPageTexts(
  contracts: readonly WidgetContract[],
  values: AttributeValues,
  report: ReportProblem,
  reportUnknown = report,
): PageTexts {
  const texts = new Map<string, Map<string, string>>();
  for (const [name, text] of readTexts(values)) {
    const keyOf = (contract: WidgetContract) => name.slice(contract.name.length + 1);
    // Several, if one widget's name begins like that of another: fund and fund-ticker.
    const named = contracts.filter((each) => name.startsWith(`${each.name}-`));
    const contract = named.find((each) => isTextKey(each.texts, keyOf(each)));
    if (contract) {
      const key = keyOf(contract);
      const ofWidget = texts.get(contract.name) ?? new Map<string, string>();
      texts.set(contract.name, ofWidget.set(key, text));
      reportMarkup(text, textPrefix + name, report);
      continue;
    }
    const known = contracts.flatMap((each) =>
      Object.keys(each.texts).map((declared) => `${each.name}-${declared}`),
    );
    const nearest = findNearestName(name, known);
    if (named.length === 0 && nearest === undefined) continue;
    const expected = `${textPrefix}${nearest ?? '<widget>-<key>'}`;
    const where = `${textPrefix}${name}`;
    reportUnknown({ where, found: describe(text), expected, outcome: 'It is ignored.' });
  }
  return texts;
}
