import { type WidgetExample, type WidgetExamples } from '../../shared/widget/define-examples.ts';
import { type ContractDocs, type WidgetContract } from '../../shared/widget/define-contract.ts';
import { listWidgetNames, loadPart } from './widget-modules.ts';

export interface GalleryWidget {
  readonly contract: WidgetContract;
  readonly docs: ContractDocs;
  readonly examples: readonly WidgetExample[];
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
