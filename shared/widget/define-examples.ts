import { type AttributeDeclarations } from './attributes.ts';
import { type TextDeclarations, type WidgetContract } from './define-contract.ts';

/** By their full names. */
type ExampleAttributes<Contract extends WidgetContract> = Readonly<
  Partial<
    Record<
      | `data-${keyof Contract['attributes'] & string}`
      | `data-text-${keyof Contract['texts'] & string}`
      | 'aria-hidden'
      | 'aria-label'
      | 'class'
      | 'data-editing'
      | 'dir'
      | 'hidden'
      | 'id'
      | 'lang',
      string
    >
  >
>;

/** A widget in one named state, as data for both the gallery and the tests. */
export interface WidgetExample<Contract extends WidgetContract = WidgetContract> {
  /** Kebab-case, unique in its widget; part of the gallery's addresses. */
  readonly name: string;
  /** One line. */
  readonly doc: string;
  /** Beside `data-widget`, not encoded. */
  readonly attributes: ExampleAttributes<Contract>;
  /** Rendered by the CMS inside the mount point, if not by the widget's partial. */
  readonly html?: string;
  /** The parameters of the partial beside the attributes: `data-page-size` is its `pageSize`. */
  readonly partial?: Readonly<Record<string, unknown>>;
  /** With `html`; `div` by default. */
  readonly tag?: string;
  /** The rest of the example's page: an opener, the sections of a bar. */
  readonly beside?: string;
  /** The reference offers this example to copy; by default the first. */
  readonly isSample?: boolean;
  /** How many problems of its data are reported; by default none. */
  readonly problems?: number;
}

export interface WidgetExamples {
  readonly widget: string;
  readonly examples: readonly WidgetExample[];
}

/** Declares a widget's examples. Attributes and texts that its contract does not know are type errors. */
export function defineExamples<
  Attributes extends AttributeDeclarations,
  Texts extends TextDeclarations,
>(
  contract: WidgetContract<Attributes, Texts>,
  examples: readonly WidgetExample<WidgetContract<Attributes, Texts>>[],
): WidgetExamples {
  return { widget: contract.name, examples };
}
