import { type AttributeDeclarations } from './attributes.ts';
import { type TextDeclarations, type WidgetContract } from './define-contract.ts';

/** The attributes that a mount point of a widget may carry, by their whole names. */
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

/** A widget in one named state, as data that feeds the gallery and the tests alike. */
export interface WidgetExample<Contract extends WidgetContract = WidgetContract> {
  /** Kebab-case, unique in its widget; part of the gallery's addresses. */
  readonly name: string;
  /** One line: what there is to see. */
  readonly doc: string;
  /** What stands on the mount point beside `data-widget`, not encoded. */
  readonly attributes: ExampleAttributes<Contract>;
  /** What the CMS rendered inside the mount point. */
  readonly html: string;
  /** The element of the mount point; `div` where it is left out. */
  readonly tag?: 'div' | 'header' | 'nav' | 'section';
  /** What the page has beside the mount point for this example: an opener, the sections of a bar. */
  readonly beside?: string;
  /** True for the example that the reference gives to copy; otherwise it is the first. */
  readonly isSample?: boolean;
  /** How many problems of its data are reported; none where it is left out. */
  readonly problems?: number;
}

/** All examples of a widget. */
export interface WidgetExamples {
  /** The value of `data-widget`. */
  readonly widget: string;
  readonly examples: readonly WidgetExample[];
}

/** Declares a widget's examples; attributes and texts that its contract does not know are type errors. */
export function defineExamples<
  Attributes extends AttributeDeclarations,
  Texts extends TextDeclarations,
>(
  contract: WidgetContract<Attributes, Texts>,
  examples: readonly WidgetExample<WidgetContract<Attributes, Texts>>[],
): WidgetExamples {
  return { widget: contract.name, examples };
}
