import { type Entry, type EntryValue } from './entry.ts';

export interface FieldDoc {
  readonly meaning: string;
  /** A sentence: what the visitor sees if the field is missing or unreadable. */
  readonly missing: string;
  readonly fields?: FieldDocs;
}

export type FieldDocs<Name extends string = string> = Readonly<Record<Name, FieldDoc>>;

/** A line for each field of an entry. No code of the page imports the texts, so the bundler leaves them out. */
export type DocsOf<Declared extends Entry<unknown>> = FieldDocs<
  keyof EntryValue<Declared> & string
>;
