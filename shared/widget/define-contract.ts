import { type AttributeDeclarations } from './attributes.ts';

/** A visible text: what it says by default (English) and where it stands. */
export interface TextDeclaration {
  readonly says: string;
  readonly doc: string;
}

export type TextDeclarations = Readonly<Record<string, TextDeclaration>>;

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
  /** One line for the reference. */
  readonly summary: string;
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
