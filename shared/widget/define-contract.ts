import { type AttributeDeclarations } from './attributes.ts';
import { type Plain } from './plain.ts';

/** The English default of each visible text. */
export type TextDeclarations = Readonly<Record<string, string>>;

/**
 * The only source of a widget's parser, error messages, reference, schemas, gallery and page check. Contains no
 * React and no DOM, so that Node can read it.
 */
export interface WidgetContract<
  Attributes extends AttributeDeclarations = AttributeDeclarations,
  Texts extends TextDeclarations = TextDeclarations,
> {
  /** The value of `data-widget`, the folder and the prefix of its files. */
  readonly name: string;
  /**
   * A React widget draws its own content; a behaviour works on the CMS's markup; a page behaviour works on the
   * whole page: its attributes go on any element. The script tag has options only.
   */
  readonly kind: 'react' | 'behaviour' | 'page' | 'script';
  readonly attributes: Attributes;
  /** At least one attribute of each group is required. */
  readonly requireOneOf?: readonly (readonly string[])[];
  readonly texts: Texts;
  /**
   * The texts that name controls which other widgets have too. Where one of those is on the page, each name says whose it
   * is: by the text `named`, with the text `label` of the widget.
   */
  readonly controls?: {
    readonly keys: readonly string[];
    readonly widgets: readonly string[];
    readonly label: string;
  };
  /** Keys of texts that languages have although English leaves them empty. */
  readonly inLanguages?: readonly string[];
}

/** Declares a widget's contract; returns it as given, with its exact types. */
export function defineContract<
  const Attributes extends AttributeDeclarations,
  const Texts extends TextDeclarations,
>(
  contract: WidgetContract<Attributes, Texts> & {
    readonly requireOneOf?: readonly (readonly (keyof Attributes & string)[])[];
    readonly controls?: {
      readonly keys: readonly (keyof Texts & string)[];
      readonly label: keyof Texts & string;
    };
    readonly inLanguages?: readonly (keyof Texts & string)[];
  },
): WidgetContract<Attributes, Texts> {
  return contract;
}

export type TextKeyOf<Contract extends Pick<WidgetContract, 'texts'>> = keyof Contract['texts'] &
  string;

/** The reference's text about one `widget:action`. */
export interface ActionDoc {
  readonly when: string;
  /** An example of the event's detail, without widget and action. */
  readonly detail?: { readonly label?: string; readonly value?: string | number };
}

/** What an address leads to. */
export type AddressOf = 'file' | 'image' | 'page';

/**
 * A contract's documentation for the reference, in the `.docs.ts` beside it; each text is Markdown on one line. No
 * code of the page imports such a file, so it is not in the script.
 */
export interface ContractDocs<Contract extends WidgetContract = WidgetContract> {
  readonly summary: string;
  /** What the CMS renders inside the mount point; absent if nothing. */
  readonly content?: string;
  /** The content that follows from the data, for CMS parts of ours that have them. */
  readonly plain?: Plain;
  /** For what a page has once, from its template; others are placed into content by editors. */
  readonly placement?: 'template';
  /** By the names of the stubs (docs/contract.md, 4). */
  readonly calls?: readonly string[];
  readonly attributes: Readonly<Record<keyof Contract['attributes'] & string, string>>;
  /** The attributes whose texts are addresses. */
  readonly addresses?: Readonly<Partial<Record<keyof Contract['attributes'] & string, AddressOf>>>;
  /** For each attribute that holds a text; examples of the other types follow from the contract. */
  readonly examples?: Readonly<Partial<Record<keyof Contract['attributes'] & string, string>>>;
  /** Attributes on elements inside the mount point, or beside it, by their full names. */
  readonly markup?: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<TextKeyOf<Contract>, string>>;
  readonly actions: Readonly<Record<string, ActionDoc>>;
  /** Events of this widget beside the common `widget:*`. */
  readonly events?: Readonly<Record<string, { readonly when: string; readonly detail: object }>>;
  readonly shown: {
    readonly loading: string;
    /** Shown if there is nothing to show, or a part of the data is missing. */
    readonly missing: string;
    /** Shown if a call or the widget itself fails. */
    readonly failed: string;
  };
  readonly accessibility: {
    readonly keys: Readonly<Record<string, string>>;
    /** The announcements of screen readers, one sentence each. */
    readonly announcements: readonly string[];
  };
}
