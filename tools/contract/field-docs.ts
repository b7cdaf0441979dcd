import { type AddressOf } from '../../shared/widget/define-contract.ts';

export interface FieldDoc {
  /** The name of the field in the forms of editors. */
  readonly title: string;
  readonly meaning: string;
  /** A sentence: what the visitor sees if the field is missing or unreadable. */
  readonly missing: string;
  /** What the address in a text leads to, if the type of the field does not say so. */
  readonly address?: AddressOf;
  /** Another name for a field of the same entry: it is read, but forms do not offer it. */
  readonly isAlias?: true;
  readonly fields?: FieldDocs;
}

export type FieldDocs<Name extends string = string> = Readonly<Record<Name, FieldDoc>>;

/** A line for each field of an entry. */
export type DocsOf<Value> = FieldDocs<keyof Value & string>;
