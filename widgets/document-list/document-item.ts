import { type DocumentFields } from '../../api/documents.ts';
import { type Placed } from '../../api/list.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { readDay, showUnreadDate } from '../../shared/rules/nav-date.ts';
import { isNoFigure } from '../../shared/rules/tidy-figure.ts';
import { quote, type ReportProblem } from '../../shared/widget/problem.ts';
import { reportGrouped } from '../../shared/widget/group-problems.ts';

/** Missing texts are ''. */
export interface DocumentItem {
  /** Its place in the data, because documents have no id. */
  readonly key: number;
  /** A plain text, like the others. */
  readonly name: string;
  readonly type: string;
  readonly year: string;
  readonly shareClass: string;
  /** `2022-11-30`; undefined if the date cannot be read. */
  readonly day: string | undefined;
  readonly date: string;
  readonly link: string | undefined;
  readonly isDownload: boolean;
}

/** Values that look the same are equal. */
const toChoice = (text: string) => toPlainText(text).replace(/\s+/g, ' ').normalize();

/** '' for 0 and 1, which .NET writes if there is no year, and for a year that could not be computed. */
const toYear = (text: string) => (isNoFigure(text) ? '' : toChoice(text).replace(/^0*[01]?$/, ''));

function readDocument(
  { value: fields, where: place }: Placed<DocumentFields>,
  key: number,
  report: ReportProblem,
): DocumentItem {
  const { docName, docType, shareClass, itemDate, itemDateYear, downloadLink } = fields;
  const where = `data-documents, ${place}`;
  const dateText = toPlainText(itemDate);
  const readableDay = readDay(dateText);
  const date = readableDay === undefined ? showUnreadDate(dateText) : dateText;
  const link = safeLink(downloadLink);
  if (readableDay === undefined) {
    report({
      where: `${where}.itemDate`,
      found: quote(itemDate),
      expected: 'a date such as 2022-11-30',
      outcome: date ? 'It is shown as it came.' : 'No date is shown.',
    });
  }
  // A date that says that there is none is none.
  const day = date === '' ? '' : readableDay;
  if (!link && downloadLink.trim()) {
    report({
      where: `${where}.downloadLink`,
      found: quote(downloadLink),
      expected: 'an address of a page or a file',
      outcome: 'The name is shown without a link.',
    });
  }
  return {
    key,
    name: toPlainText(docName),
    type: toChoice(docType),
    year: toYear(itemDateYear) || (day ?? '').slice(0, 4),
    shareClass: toChoice(shareClass),
    day,
    date,
    link,
    isDownload: fields.forceDownload,
  };
}

export function readDocuments(
  documents: readonly Placed<DocumentFields>[],
  report: ReportProblem,
): readonly DocumentItem[] {
  return reportGrouped(report, (reportOne) =>
    documents.map((document, key) => readDocument(document, key, reportOne)),
  );
}
