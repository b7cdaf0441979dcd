import { type ContractDocs, type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type WidgetExample } from '../../shared/widget/define-examples.ts';

/** A contract with what is written about it: of a widget everything, of the script tag its options. */
export interface DocumentedContract {
  readonly contract: WidgetContract;
  readonly docs: Partial<ContractDocs> & Pick<ContractDocs, 'attributes' | 'summary' | 'texts'>;
  readonly examples: readonly WidgetExample[];
}
