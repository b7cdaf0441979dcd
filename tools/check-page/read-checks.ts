import { existsSync } from 'node:fs';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { judgeColourNamesBy } from '../../shared/html/safe-colour.ts';
import { type MarkupCheck } from '../../shared/widget/markup-check.ts';
import { listWidgetNames, loadModule, readWidgets } from '../catalogue/read-widgets.ts';
import { projectPath } from '../project.ts';
import { colourNames } from './colour-names.ts';

export interface PageRules {
  readonly contracts: readonly WidgetContract[];
  readonly checks: ReadonlyMap<string, MarkupCheck>;
}

function isCheck(value: unknown): value is MarkupCheck {
  return typeof value === 'object' && value !== null && 'widget' in value && 'check' in value;
}

/** Reads the contract of every widget, and the check of those that have one. */
export async function readPageRules(): Promise<PageRules> {
  judgeColourNamesBy((word) => colourNames.has(word));
  const widgets = await readWidgets();
  const files = listWidgetNames()
    .map((name) => projectPath(`widgets/${name}/${name}.check.ts`))
    .filter((path) => existsSync(path));
  const modules = await Promise.all(files.map(loadModule));
  const checks = modules.flatMap((module) => Object.values(module).filter(isCheck));
  return {
    contracts: widgets.map(({ contract }) => contract),
    checks: new Map(checks.map((check) => [check.widget, check])),
  };
}
