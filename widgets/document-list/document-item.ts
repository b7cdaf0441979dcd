import { type DocumentFields } from '../../api/documents.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { readDay } from '../../shared/rules/nav-date.ts';
import { quote, type ReportProblem } from '../../shared/widget/problem.ts';

/** A document as the list filters, sorts and shows it. Texts are '' where the data have none. */
export interface DocumentItem {
  /** Unchanged: it is decoded when it is shown; most never are. */
  readonly name: string;
  readonly type: string;
  readonly year: string;
  readonly shareClass: string;
  /** `2022-11-30`, or nothing where the date cannot be read. */
  readonly day: string | undefined;
  /** The date as sent. */
  readonly date: string;
  readonly link: string | undefined;
  readonly isDownload: boolean;
}

/** Texts of which there are few, each repeated many times. */
function createMemo(toText: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? toText(text);
    known.set(text, found);
    return found;
  };
}

/**
 * An address that is recognisably safe, without asking the browser's parser ten thousand times. Entities,
 * which would have to be decoded first, end with a semicolon.
 */
const plainLink = /^\/(?!\/)[\w./?=&%~,+-]*$/;

/** A text that is chosen in a menu: values that look the same are the same. */
const toChoice = (text: string) => toPlainText(text).replace(/\s+/g, ' ').trim();

/** The year in the data, unless it is what .NET writes for none. */
const toYear = (text: string) => toChoice(text).replace(/^0*[01]?$/, '');

/** Converts what the page supplied, once. Unusable dates and addresses are reported. */
export function toDocumentItems(
  documents: readonly DocumentFields[],
  report: ReportProblem,
): readonly DocumentItem[] {
  const toText = createMemo(toChoice);
  return documents.map((document, index): DocumentItem => {
    const { docName, docType, shareClass, itemDate, itemDateYear, downloadLink } = document;
    const day = readDay(itemDate);
    const link = plainLink.test(downloadLink) ? downloadLink : safeLink(downloadLink);
    const where = (field: string) => `data-documents, documents[${index}].${field}`;
    if (day === undefined) {
      report({
        where: where('itemDate'),
        found: quote(itemDate),
        expected: 'a date such as 2022-11-30',
        outcome: 'It is shown as it came.',
      });
    }
    if (!link && downloadLink.trim()) {
      report({
        where: where('downloadLink'),
        found: quote(downloadLink),
        expected: 'an address of a page or a file',
        outcome: 'The name is shown without a link.',
      });
    }
    return {
      name: docName,
      type: toText(docType),
      year: toYear(itemDateYear) || (day ?? '').slice(0, 4),
      shareClass: toText(shareClass),
      day,
      date: itemDate,
      link,
      isDownload: document.forceDownload,
    };
  });
}
