import * as v from 'valibot';
import { type Parsed } from '../shared/widget/attributes.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { checkEntries, type FieldsOutput } from './check-fields.ts';
import { flagField, lineField } from './fields.ts';

const documentFields = {
  docName: lineField,
  /** An ISO date or `/Date(…)/`. */
  itemDate: lineField,
  /** The year to filter by; without it, that of the date. */
  itemDateYear: lineField,
  docType: lineField,
  shareClass: lineField,
  /** The address of the file. */
  downloadLink: lineField,
  /** Whether the browser saves the file instead of showing it. */
  forceDownload: flagField,
};

/** The documents that a page supplies (`data-documents`), for the published schemas. */
export const documentsSchema = v.array(v.object(documentFields));

/** One document of SPEC 3; what is missing is '' or false. */
export type DocumentFields = Readonly<FieldsOutput<typeof documentFields>>;

/**
 * Checks the documents that a page supplied: a bad field costs the field, an entry that is no object costs
 * the entry, anything else than a list is refused.
 *
 * @param where names the value in problems
 */
export function checkDocuments(value: unknown, where: string): Parsed<readonly DocumentFields[]> {
  if (!Array.isArray(value)) return { ok: false, found: '' };
  const problems: Problem[] = [];
  const list = value as readonly unknown[];
  return { ok: true, value: checkEntries(documentFields, list, where, problems), problems };
}
