import { type Entry, type EntryValue } from './entry.ts';

/** What the reference says of a field of an answer or of page data. */
export interface FieldDoc {
  /** What it is for, in a sentence or two. */
  readonly meaning: string;
  /** What a visitor gets where it is missing or cannot be read, a sentence. */
  readonly missing: string;
  /** The fields of the objects in it, where they are ours to know. */
  readonly fields?: FieldDocs;
}

export type FieldDocs<Name extends string = string> = Readonly<Record<Name, FieldDoc>>;

/**
 * A line for each field of an entry. It stands below the entry, as an export of its own that no code of the
 * page imports: so the bundler leaves it out.
 */
export type DocsOf<Declared extends Entry<unknown>> = FieldDocs<
  keyof EntryValue<Declared> & string
>;
