import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { judgeColourNamesBy } from '../../shared/html/safe-colour.ts';
import { type MarkupCheck } from '../../shared/widget/markup-check.ts';
import { listWidgetNames, loadPart } from '../catalogue/widget-modules.ts';
import { colourNames } from './colour-names.ts';

export interface PageRules {
  readonly contracts: readonly WidgetContract[];
  readonly checks: ReadonlyMap<string, MarkupCheck>;
}

/** Reads the contract of every widget, and the check of those that have one. */
export async function readPageRules(): Promise<PageRules> {
  judgeColourNamesBy((word) => colourNames.has(word));
  const load = async (part: string) => {
    const found = await Promise.all(listWidgetNames().map((name) => loadPart(name, part)));
    return found.filter(Boolean);
  };
  const checks = (await load('check')) as readonly MarkupCheck[];
  return {
    contracts: (await load('contract')) as readonly WidgetContract[],
    checks: new Map(checks.map((check) => [check.widget, check])),
  };
}
