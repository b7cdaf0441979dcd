import { type Entry, type EntryValue } from './entry.ts';

/** The reference's texts for a field of an answer or of page data. */
export interface FieldDoc {
  /** Its purpose, in a sentence or two. */
  readonly meaning: string;
  /** A sentence: the visitor's view if it is missing or cannot be read. */
  readonly missing: string;
  /** The fields of the objects in it, where we know them. */
  readonly fields?: FieldDocs;
}

export type FieldDocs<Name extends string = string> = Readonly<Record<Name, FieldDoc>>;

/**
 * One line for each field of an entry. It is a separate export below the entry that no code of the page
 * imports, so the bundler leaves it out.
 */
export type DocsOf<Declared extends Entry<unknown>> = FieldDocs<
  keyof EntryValue<Declared> & string
>;
