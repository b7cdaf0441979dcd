import { type AttributeDeclarations } from './attributes.ts';

/** The visible texts of a widget: what each says by default, in English. */
export type TextDeclarations = Readonly<Record<string, string>>;

/**
 * Everything that others need to know about a widget, without its code: parser, error messages,
 * reference, schemas, gallery and page checker derive from it. Holds no React and no DOM, so that
 * Node can read it.
 */
export interface WidgetContract<
  Attributes extends AttributeDeclarations = AttributeDeclarations,
  Texts extends TextDeclarations = TextDeclarations,
> {
  /** The value of `data-widget`, the folder and the prefix of its files. */
  readonly name: string;
  /**
   * A widget draws its own content with React, a behaviour acts on the CMS's markup, a page behaviour
   * on the whole page: it has no mount point, its attributes stand on any element.
   */
  readonly kind: 'widget' | 'behaviour' | 'page';
  readonly attributes: Attributes;
  /** Groups of attributes of which at least one must be there. */
  readonly requireOneOf?: readonly (readonly string[])[];
  readonly texts: Texts;
  /** The calls of CONTRACT 4 that it makes, by the names of the stubs. */
  readonly calls?: readonly string[];
}

/** Declares a widget's contract; returns it as given, with its exact types. */
export function defineContract<
  const Attributes extends AttributeDeclarations,
  const Texts extends TextDeclarations,
>(
  contract: WidgetContract<Attributes, Texts> & {
    readonly requireOneOf?: readonly (readonly (keyof Attributes & string)[])[];
  },
): WidgetContract<Attributes, Texts> {
  return contract;
}

/** The keys of a contract's texts. */
export type TextKeyOf<Contract extends WidgetContract> = keyof Contract['texts'] & string;

/**
 * What a contract's readers are told: one line for the whole, for each attribute, for each text. It stands
 * below the contract, as an export of its own that no code of the page imports: so the bundler leaves it
 * out, and a visitor does not load it.
 */
export interface ContractDocs<Contract extends WidgetContract = WidgetContract> {
  readonly summary: string;
  readonly attributes: Readonly<Record<keyof Contract['attributes'] & string, string>>;
  readonly texts: Readonly<Record<TextKeyOf<Contract>, string>>;
}
