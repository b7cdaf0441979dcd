import { type WidgetContract } from '../shared/widget/define-contract.ts';
import { findNearestName } from '../shared/widget/nearest-name.ts';
import { describe, type ReportProblem } from '../shared/widget/problem.ts';
import { type AttributeValues, readTexts } from '../shared/widget/read-config.ts';
import { isTextKey } from '../shared/widget/texts.ts';

const prefix = 'data-text-';

/** The texts that serve every mount point of a widget on the page, by widget and key. */
export type PageTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads `data-text-<widget>-<key>` of the script tag and of `<html>` (CONTRACT 2); the script tag
 * wins. A name that belongs to no widget is reported with the nearest one.
 */
export function readPageTexts(
  contracts: readonly WidgetContract[],
  sources: readonly AttributeValues[],
  report: ReportProblem,
): PageTexts {
  const texts = new Map<string, Map<string, string>>();
  for (const [name, text] of sources.flatMap((source) => [...readTexts(source)])) {
    const contract = contracts.find((known) => name.startsWith(`${known.name}-`));
    const key = contract && name.slice(contract.name.length + 1);
    if (contract === undefined || key === undefined || !isTextKey(contract.texts, key)) {
      const known = contracts.flatMap((each) =>
        Object.keys(each.texts).map((declared) => `${each.name}-${declared}`),
      );
      const nearest = findNearestName(name, known);
      const expected = nearest ? prefix + nearest : `${prefix}<widget>-<key>`;
      report({ where: prefix + name, found: describe(text), expected, outcome: 'It is ignored.' });
      continue;
    }
    const ofWidget = texts.get(contract.name) ?? new Map<string, string>();
    texts.set(contract.name, ofWidget);
    if (!ofWidget.has(key)) ofWidget.set(key, text);
  }
  return texts;
}
