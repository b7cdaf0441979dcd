import { type Parsed } from '../shared/widget/parsed.ts';
import { defineEntry, type EntryValue, isRecord } from './entry.ts';
import { createField, lineField } from './fields.ts';
import { createListCheck, listField, valuesOf } from './list.ts';

const link = defineEntry({ Icon: lineField, Label: lineField, URL: lineField });

export type FundLink = EntryValue<typeof link>;

/** A link that a share class may have. A CMS casts a missing object to an empty text. */
const linkField = createField<FundLink | null>({
  holds: link,
  schema: { type: ['object', 'string', 'null'], maxLength: 0 },
  visible: { type: 'object', required: ['URL'], properties: { URL: lineField.visible } },
  expected: 'an object with the texts Icon, Label and URL',
  fallback: null,
  toValue: (value, where, problems) => {
    const read = value === '' ? undefined : link.createReader()(value, where, problems);
    return read && lineField.isVisible(read.URL) ? read : null;
  },
});

export const shareClass = defineEntry(
  {
    shareClass: lineField,
    navUSD: lineField,
    navCurrency: lineField,
    navDate: lineField,
    navDateFormat: lineField,
    investmentMin: lineField,
    investmentMinCurrency: lineField,
    fundSize: lineField,
    fundSizeCurrency: lineField,
    link1: linkField,
    link2: linkField,
    link3: linkField,
    link4: linkField,
  },
  [
    'shareClass',
    'navUSD',
    'navDate',
    'investmentMin',
    'fundSize',
    'link1',
    'link2',
    'link3',
    'link4',
  ],
);

export const fund = defineEntry(
  {
    name: lineField,
    eyebrow: lineField,
    description: lineField,
    shareClasses: listField(shareClass),
  },
  ['shareClasses'],
);

/** A missing field is ''. */
export type ShareClass = EntryValue<typeof shareClass>;

export type Fund = EntryValue<typeof fund>;

const checkFundList = createListCheck(fund, valuesOf);

const checkShareClasses = createListCheck(shareClass, (entries) => [
  { ...fund.empty, shareClasses: valuesOf(entries) },
]);

/**
 * Checks the funds that a page supplied (docs/contract.md, 3): a list of `{name, shareClasses}`, or the share classes of
 * one fund.
 * @param where names the value in problems
 */
export function checkFunds(value: unknown, where: string): Parsed<readonly Fund[]> {
  const hasFunds =
    Array.isArray(value) &&
    value.some((each) => isRecord(each) && Object.hasOwn(each, 'shareClasses'));
  return (hasFunds ? checkFundList : checkShareClasses)(value, where);
}
