export interface FieldDoc {
  readonly meaning: string;
  /** A sentence: what the visitor sees if the field is missing or unreadable. */
  readonly missing: string;
  readonly fields?: FieldDocs;
}

export type FieldDocs<Name extends string = string> = Readonly<Record<Name, FieldDoc>>;

/** A line for each field of an entry. */
export type DocsOf<Value> = FieldDocs<keyof Value & string>;
