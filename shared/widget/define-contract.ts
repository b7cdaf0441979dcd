import { type AttributeDeclarations } from './attributes.ts';

/** The visible texts of a widget: the English default of each. */
export type TextDeclarations = Readonly<Record<string, string>>;

/**
 * Everything that others need to know about a widget, without its code: the parser, error messages,
 * reference, schemas, gallery and page checker derive from it. Contains no React and no DOM, so that Node can
 * read it.
 */
export interface WidgetContract<
  Attributes extends AttributeDeclarations = AttributeDeclarations,
  Texts extends TextDeclarations = TextDeclarations,
> {
  /** The value of `data-widget`, the folder and the prefix of its files. */
  readonly name: string;
  /**
   * A React widget draws its own content; a behaviour works on the CMS's markup; a page behaviour works on the
   * whole page: it has no mount point, its attributes go on any element. The script tag has options only.
   */
  readonly kind: 'react' | 'behaviour' | 'page' | 'script';
  readonly attributes: Attributes;
  /** Groups of attributes of which at least one is required. */
  readonly requireOneOf?: readonly (readonly string[])[];
  readonly texts: Texts;
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
export type TextKeyOf<Contract extends Pick<WidgetContract, 'texts'>> = keyof Contract['texts'] &
  string;

/** The reference's text about one action sent as `widget:action`. */
export interface ActionDoc {
  /** What the visitor did. */
  readonly when: string;
  /** An example of what the event carries beside widget and action. */
  readonly detail?: { readonly label?: string; readonly value?: string | number };
}

/**
 * A contract's documentation for the reference; each text is Markdown on one line. It is a separate export
 * below the contract that no code of the page imports, so the bundler leaves it out and visitors do not load
 * it.
 */
export interface ContractDocs<Contract extends WidgetContract = WidgetContract> {
  readonly summary: string;
  /** The calls of CONTRACT 4 that it makes, by the names of the stubs. */
  readonly calls?: readonly string[];
  readonly attributes: Readonly<Record<keyof Contract['attributes'] & string, string>>;
  /** An example for each attribute that holds a text; those of other types follow from the contract. */
  readonly examples?: Readonly<Partial<Record<keyof Contract['attributes'] & string, string>>>;
  /** Attributes on elements inside the mount point, or beside it, by their full names. */
  readonly markup?: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<TextKeyOf<Contract>, string>>;
  readonly actions: Readonly<Record<string, ActionDoc>>;
  /** Events of this widget beside the common `widget:*`: an example of the detail, and when it is sent. */
  readonly events?: Readonly<Record<string, { readonly when: string; readonly detail: object }>>;
  /** What the visitor sees. */
  readonly shown: {
    readonly loading: string;
    /** Where there is nothing to show, or a part of the data is missing. */
    readonly missing: string;
    /** Where a call or the widget itself fails. */
    readonly failed: string;
  };
  readonly accessibility: {
    /** Keys and what each does. */
    readonly keys: Readonly<Record<string, string>>;
    /** What screen readers announce, one sentence each. */
    readonly heard: readonly string[];
  };
}
