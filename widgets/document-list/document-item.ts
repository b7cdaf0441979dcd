import { type DocumentFields } from '../../api/documents.ts';
import { type Placed } from '../../api/list.ts';
import { toPlainText } from '../../shared/html/plain-text.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { foldText } from '../../shared/rules/invisible.ts';
import { formatFileSize } from '../../shared/rules/file-size.ts';
import { readDay, showUnreadDate } from '../../shared/rules/nav-date.ts';
import { once } from '../../shared/rules/once.ts';
import { isNoFigure, tidyFigure } from '../../shared/rules/tidy-figure.ts';
import { quote, type ReportProblem } from '../../shared/widget/problem.ts';
import { reportGrouped } from '../../shared/widget/group-problems.ts';
import { type FilterField, mapFilters } from './document-menus.ts';

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
  readonly isin: string;
  /** Codes or words, as in the data; for one that has none every choice is right. */
  readonly language: readonly string[];
  readonly country: readonly string[];
  readonly audience: readonly string[];
  /** A day, like `day`; '' if it cannot be read. */
  readonly validFrom: string;
  /** The name of the document that has replaced it. */
  readonly replacedBy: string;
  readonly size: string;
}

type Choose = (text: string) => string;

/** Values that differ only in case and in what nobody sees are one, in the spelling that comes first. */
function createChoice(): Choose {
  const spellings = new Map<string, string>();
  // Once for each text: thousands of documents have the same few values.
  return once((text) => {
    const spelling = toPlainText(text).replace(/\s+/g, ' ').normalize();
    const key = foldText(spelling);
    if (key === '') return '';
    if (!spellings.has(key)) spellings.set(key, spelling);
    return spellings.get(key) ?? spelling;
  });
}

/** '' for 0 and 1, which .NET writes if there is no year, and for a year that could not be computed. */
function toYear(text: string, choose: Choose): string {
  const figure = tidyFigure(toPlainText(text));
  if (isNoFigure(figure)) return '';
  return /^\d+$/.test(figure) ? figure.replace(/^0*[01]?$/, '') : choose(text);
}

interface Reading {
  /** In which a date may be written. */
  readonly culture: string;
  readonly choices: Readonly<Record<FilterField, Choose>>;
  readonly report: ReportProblem;
}

function readDocument(
  { value: fields, where: place }: Placed<DocumentFields>,
  key: number,
  { culture, choices, report }: Reading,
): DocumentItem {
  const { docName, docType, shareClass, itemDate, itemDateYear, downloadLink } = fields;
  const where = `data-documents, ${place}`;
  const dateText = toPlainText(itemDate);
  const readableDay = readDay(dateText, culture);
  const date = readableDay === undefined ? showUnreadDate(dateText) : dateText;
  const link = safeLink(downloadLink);
  const reportDate = (field: string, found: string, isShown: boolean) => {
    report({
      where: `${where}.${field}`,
      found: quote(found),
      expected: 'a date such as 2022-11-30',
      outcome: isShown ? 'It is shown as it came.' : 'No date is shown.',
    });
  };
  if (readableDay === undefined) reportDate('itemDate', itemDate, date !== '');
  const validFrom = readDay(toPlainText(fields.validFrom), culture);
  if (validFrom === undefined) reportDate('validFrom', fields.validFrom, false);
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
  const chooseAll = (field: 'language' | 'country' | 'audience') => [
    ...new Set(fields[field].map(choices[field]).filter(Boolean)),
  ];
  return {
    key,
    name: toPlainText(docName),
    type: choices.type(docType),
    year: toYear(itemDateYear, choices.year) || (day ?? '').slice(0, 4),
    shareClass: choices.shareClass(shareClass),
    day,
    date,
    link,
    isDownload: fields.forceDownload,
    isin: toPlainText(fields.isin),
    language: chooseAll('language'),
    country: chooseAll('country'),
    audience: chooseAll('audience'),
    validFrom: validFrom ?? '',
    replacedBy: toPlainText(fields.supersededBy),
    size: formatFileSize(toPlainText(fields.fileSize), culture),
  };
}

export function readDocuments(
  documents: readonly Placed<DocumentFields>[],
  culture: string,
  report: ReportProblem,
): readonly DocumentItem[] {
  const choices = mapFilters(createChoice);
  return reportGrouped(report, (reportOne) =>
    documents.map((document, key) =>
      readDocument(document, key, { culture, choices, report: reportOne }),
    ),
  );
}
