import { type AttributeDeclarations } from './attributes.ts';
import { type TextDeclarations, type WidgetContract } from './define-contract.ts';

/** The attributes that a widget's mount point may have, by their full names. */
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
  /** One line: what it shows. */
  readonly doc: string;
  /** The attributes of the mount point beside `data-widget`, not encoded. */
  readonly attributes: ExampleAttributes<Contract>;
  /** What the CMS rendered inside the mount point, if that is not what the widget's partial renders. */
  readonly html?: string;
  /** The parameters of the partial beside the attributes: `data-page-size` is its `pageSize`. */
  readonly partial?: Readonly<Record<string, unknown>>;
  /** The mount point's element name, with `html`; `div` by default. */
  readonly tag?: string;
  /** What the page has beside the mount point for this example: an opener, the sections of a bar. */
  readonly beside?: string;
  /** True for the example that the reference offers to copy; by default the first. */
  readonly isSample?: boolean;
  /** How many problems of its data are reported; by default none. */
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
