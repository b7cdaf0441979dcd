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

export function loadModule(path: string): Promise<Readonly<Record<string, unknown>>> {
  return import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<
    Readonly<Record<string, unknown>>
  >;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isContract(value: unknown): value is WidgetContract {
  return isObject(value) && 'attributes' in value && 'texts' in value && 'kind' in value;
}

function isDocs(value: unknown): value is ContractDocs {
  return isObject(value) && 'summary' in value;
}

function isExamples(value: unknown): value is WidgetExamples {
  return isObject(value) && 'widget' in value && 'examples' in value;
}

/** The folders of `widgets` that contain a contract of the same name, in alphabetical order. */
export function listWidgetNames(): readonly string[] {
  return readdirSync(projectPath('widgets'))
    .filter((name) => existsSync(projectPath(`widgets/${name}/${name}.contract.ts`)))
    .sort();
}

export async function readWidget(name: string): Promise<GalleryWidget> {
  const path = (suffix: string) => projectPath(`widgets/${name}/${name}.${suffix}.ts`);
  const load = async (suffix: string) =>
    existsSync(path(suffix)) ? Object.values(await loadModule(path(suffix))) : [];
  const contract = (await load('contract')).find(isContract);
  const docs = (await load('docs')).find(isDocs);
  const examples = (await load('examples')).find(isExamples)?.examples ?? [];
  if (contract === undefined) throw new Error(`widgets/${name} declares no contract.`);
  if (docs === undefined) {
    throw new Error(`Write widgets/${name}/${name}.docs.ts: it documents the contract.`);
  }
  return { contract, docs, examples };
}

export async function readWidgets(): Promise<readonly GalleryWidget[]> {
  return Promise.all(listWidgetNames().map((name) => readWidget(name)));
}
