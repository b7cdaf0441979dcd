import { type DocumentFields } from '../../api/documents.ts';
import { type LongList } from '../../api/list.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { readDay } from '../../shared/rules/nav-date.ts';
import { type Problem, quote, type ReportProblem } from '../../shared/widget/problem.ts';

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

/** For texts of which there are few, each repeated many times. */
function createMemo<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (!known.has(text)) known.set(text, read(text));
    return known.get(text) as Value;
  };
}

/**
 * An address that is recognisably safe, without asking the browser's parser ten thousand times. Entities,
 * which would have to be decoded first, end with a semicolon.
 */
const plainLink = /^\/(?!\/)[\w./?=&%~,+-]*$/;

/** A text that is chosen in a menu: values that look the same are the same. */
const toChoice = (text: string) => toPlainText(text).replace(/\s+/g, ' ');

/** The year in the data, unless it is what .NET writes for none. */
const toYear = (text: string) => toChoice(text).replace(/^0*[01]?$/, '');

/**
 * Creates the reader of the documents that a page supplied. What cannot be used is reported.
 *
 * @returns a function that reads one document, from 0; nothing where it is left out
 */
export function createDocumentReader(
  documents: LongList<DocumentFields>,
  report: ReportProblem,
): (index: number) => DocumentItem | undefined {
  const [toText, toDay, toOwnYear] = [
    createMemo(toChoice),
    createMemo(readDay),
    createMemo(toYear),
  ];
  const reportIn = (problem: Problem) => {
    report({ ...problem, where: `data-documents, ${problem.where}` });
  };

  const toItem = (document: DocumentFields, where: string): DocumentItem => {
    const { docName, docType, shareClass, itemDate, itemDateYear, downloadLink } = document;
    const day = toDay(itemDate);
    const link = plainLink.test(downloadLink) ? downloadLink : safeLink(downloadLink);
    if (day === undefined) {
      reportIn({
        where: `${where}.itemDate`,
        found: quote(itemDate),
        expected: 'a date such as 2022-11-30',
        outcome: 'It is shown as it came.',
      });
    }
    if (!link && downloadLink.trim()) {
      reportIn({
        where: `${where}.downloadLink`,
        found: quote(downloadLink),
        expected: 'an address of a page or a file',
        outcome: 'The name is shown without a link.',
      });
    }
    return {
      name: docName,
      type: toText(docType),
      year: toOwnYear(itemDateYear) || (day ?? '').slice(0, 4),
      shareClass: toText(shareClass),
      day,
      date: itemDate,
      link,
      isDownload: document.forceDownload,
    };
  };

  return (index) => {
    const problems: Problem[] = [];
    const placed = documents.read(index, problems);
    problems.forEach(reportIn);
    return placed && toItem(placed.value, placed.where);
  };
}
