import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { toCamelCase } from '../shared/rules/camel-case.ts';
import { type ContractDocs, type WidgetContract } from '../shared/widget/define-contract.ts';
import { type WidgetExample, type WidgetExamples } from '../shared/widget/define-examples.ts';
import { type MarkupCheck } from '../shared/widget/markup-check.ts';
import { projectPath } from './project.ts';

// The commands of the package have all widgets in place of this file (tools/build/bundle-commands.ts).

/** What the files of a widget declare. */
export interface DeclaredWidget {
  readonly contract: WidgetContract;
  readonly docs: ContractDocs;
  readonly examples: readonly WidgetExample[];
  readonly check?: MarkupCheck | undefined;
}

/** The folders of `widgets` that contain a contract of the same name, in alphabetical order. */
export function listWidgetNames(): readonly string[] {
  return readdirSync(projectPath('widgets'))
    .filter((name) => existsSync(projectPath(`widgets/${name}/${name}.contract.ts`)))
    .sort();
}

export async function readWidget(name: string): Promise<DeclaredWidget> {
  /** The export of the file of that kind, `fundSummaryDocs` of `fund-summary.docs.ts`; nothing without the file. */
  const read = async (kind: string): Promise<unknown> => {
    const path = projectPath(`widgets/${name}/${name}.${kind}.ts`);
    if (!existsSync(path)) return undefined;
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as object;
    return new Map(Object.entries(module)).get(toCamelCase(`${name}-${kind}`));
  };
  const contract = (await read('contract')) as WidgetContract | undefined;
  const docs = (await read('docs')) as ContractDocs | undefined;
  const examples = (await read('examples')) as WidgetExamples | undefined;
  const check = (await read('check')) as MarkupCheck | undefined;
  if (contract === undefined) throw new Error(`widgets/${name} declares no contract.`);
  if (docs === undefined) {
    throw new Error(`Write widgets/${name}/${name}.docs.ts: it documents the contract.`);
  }
  return { contract, docs, examples: examples?.examples ?? [], check };
}

export async function readWidgets(): Promise<readonly DeclaredWidget[]> {
  return Promise.all(listWidgetNames().map(readWidget));
}
