import { type Parsed } from '../shared/widget/parsed.ts';
import { defineEntry, type EntryValue, isRecord } from './entry.ts';
import { type DocsOf } from './field-docs.ts';
import { createField, lineField } from './fields.ts';
import { createListCheck, listField, valuesOf } from './list.ts';

const link = defineEntry({ Icon: lineField, Label: lineField, URL: lineField });

const linkDocs = {
  Icon: {
    meaning: 'The name of an icon, such as `download`, or the address of an image.',
    missing: 'The link has no icon.',
  },
  Label: { meaning: 'What the link says.', missing: 'It says its address.' },
  URL: { meaning: 'Where it leads.', missing: 'There is no link.' },
} as const satisfies DocsOf<typeof link>;

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

const noFigure = 'A dash, read out as “Not available”.';
const plainAmount = 'The amount is shown as it came, and that is reported.';
const fundLinkDoc = {
  meaning: 'A link below the figures, such as to a factsheet.',
  missing: 'There is no such link.',
  fields: linkDocs,
} as const;

export const shareClassDocs = {
  shareClass: {
    meaning: 'The name of the share class, offered where a fund has several.',
    missing: 'The share class has no name.',
  },
  navUSD: {
    meaning: 'The net asset value per share, in `navCurrency` whatever the name of the field says.',
    missing: noFigure,
  },
  navCurrency: { meaning: 'Its currency, such as `USD`.', missing: plainAmount },
  navDate: { meaning: 'The day of the net asset value, such as `2022-11-30`.', missing: noFigure },
  navDateFormat: {
    meaning: 'The currency whose way of writing dates is meant: `USD` is 11/30/2022.',
    missing: 'The way of `navCurrency`.',
  },
  investmentMin: { meaning: 'The minimum investment.', missing: noFigure },
  investmentMinCurrency: { meaning: 'Its currency.', missing: plainAmount },
  fundSize: { meaning: 'The size of the fund.', missing: noFigure },
  fundSizeCurrency: { meaning: 'Its currency.', missing: plainAmount },
  link1: fundLinkDoc,
  link2: fundLinkDoc,
  link3: fundLinkDoc,
  link4: fundLinkDoc,
} as const satisfies DocsOf<typeof shareClass>;

export const fund = defineEntry(
  {
    name: lineField,
    eyebrow: lineField,
    description: lineField,
    shareClasses: listField(shareClass),
  },
  ['shareClasses'],
);

export const fundDocs = {
  name: { meaning: 'The name of the fund.', missing: 'The fund has no heading.' },
  eyebrow: { meaning: 'A word above the name.', missing: 'There is none.' },
  description: { meaning: 'A sentence or two below the name.', missing: 'There is none.' },
  shareClasses: {
    meaning: 'The share classes of the fund. The first is shown first.',
    missing: 'The fund is left out.',
    fields: shareClassDocs,
  },
} as const satisfies DocsOf<typeof fund>;

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
