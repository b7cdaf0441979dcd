import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type WidgetExample, type WidgetExamples } from '../../shared/widget/define-examples.ts';
import { type ContractDocs, type WidgetContract } from '../../shared/widget/define-contract.ts';
import { projectPath } from '../project.ts';

export interface GalleryWidget {
  readonly contract: WidgetContract;
  readonly docs: ContractDocs;
  readonly examples: readonly WidgetExample[];
}

/** The folders of `widgets` that contain a contract of the same name, in alphabetical order. */
export function listWidgetNames(): readonly string[] {
  return readdirSync(projectPath('widgets'))
    .filter((name) => existsSync(projectPath(`widgets/${name}/${name}.contract.ts`)))
    .sort();
}

/** The export of a widget's file of that kind, `fundSummaryDocs` of `fund-summary.docs.ts`; nothing without the file. */
export async function loadPart(name: string, kind: string): Promise<unknown> {
  const path = projectPath(`widgets/${name}/${name}.${kind}.ts`);
  if (!existsSync(path)) return undefined;
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as object;
  const part = `${name}-${kind}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new Map(Object.entries(module)).get(part);
}

export async function readWidget(name: string): Promise<GalleryWidget> {
  const contract = (await loadPart(name, 'contract')) as WidgetContract | undefined;
  const docs = (await loadPart(name, 'docs')) as ContractDocs | undefined;
  const examples = (await loadPart(name, 'examples')) as WidgetExamples | undefined;
  if (contract === undefined) throw new Error(`widgets/${name} declares no contract.`);
  if (docs === undefined) {
    throw new Error(`Write widgets/${name}/${name}.docs.ts: it documents the contract.`);
  }
  return { contract, docs, examples: examples?.examples ?? [] };
}

export async function readWidgets(): Promise<readonly GalleryWidget[]> {
  return Promise.all(listWidgetNames().map((name) => readWidget(name)));
}
