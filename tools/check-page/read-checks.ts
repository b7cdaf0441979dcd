import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { judgeColourNamesBy } from '../../shared/html/safe-colour.ts';
import { type MarkupCheck } from '../../shared/widget/markup-check.ts';
import { readWidgets } from '../catalogue/read-widgets.ts';
import { loadPart } from '../catalogue/widget-modules.ts';
import { colourNames } from './colour-names.ts';

export interface PageRules {
  readonly contracts: readonly WidgetContract[];
  readonly checks: ReadonlyMap<string, MarkupCheck>;
}

/** Reads the contract of every widget, and the check of those that have one. */
export async function readPageRules(): Promise<PageRules> {
  judgeColourNamesBy((word) => colourNames.has(word));
  const widgets = await readWidgets();
  const found = await Promise.all(widgets.map(({ contract }) => loadPart(contract.name, 'check')));
  const checks = found.filter(Boolean) as readonly MarkupCheck[];
  return {
    contracts: widgets.map(({ contract }) => contract),
    checks: new Map(checks.map((check) => [check.widget, check])),
  };
}
