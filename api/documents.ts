import { defineEntry, type EntryValue } from './entry.ts';
import { flagField, lineField } from './fields.ts';
import { checkList, listSchema } from './list.ts';

const documentEntry = defineEntry(
  {
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
  },
  ['docName'],
);

/** The documents that a page supplies (`data-documents`). */
export const documentsSchema = listSchema(documentEntry);

/** One document of SPEC 3; what is missing is '' or false. */
export type DocumentFields = EntryValue<typeof documentEntry>;

/** Checks the documents that a page supplied; one without a name is left out. */
export const checkDocuments = checkList(documentEntry);
