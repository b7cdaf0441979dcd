import { type Parsed } from '../shared/widget/attributes.ts';
import { groupProblems } from '../shared/widget/group-problems.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { defineEntry, type EntryValue, isRecord } from './entry.ts';
import { type Field, lineField } from './fields.ts';
import { compileSchema, type JsonSchema } from './json-schema.ts';
import { listField, listSchema, readList } from './list.ts';

const link = defineEntry({
  /** A name of our set or the address of an image. */
  Icon: lineField,
  Label: lineField,
  URL: lineField,
});

export type FundLink = EntryValue<typeof link>;

const isVisible = compileSchema(lineField.visible);

/** A link that a share class may have. A CMS casts an object that it does not have to an empty text. */
const linkField: Field<FundLink | null> = {
  schema: { ...link.schema, type: ['object', 'string', 'null'], maxLength: 0 },
  visible: { type: 'object', required: ['URL'], properties: { URL: lineField.visible } },
  fallback: null,
  read: (value, where, problems) => {
    if (value === null || value === undefined || value === '') return null;
    if (isRecord(value)) {
      const read = link.createReader()(value, where, problems);
      return read !== undefined && isVisible(read.URL) ? read : null;
    }
    problems.push({
      where,
      found: describe(value),
      expected: 'an object with the texts Icon, Label and URL',
      outcome: 'The field is left out.',
    });
    return null;
  },
};

const shareClassFields = {
  shareClass: lineField,
  /** The amount, in `navCurrency` whatever its name says. */
  navUSD: lineField,
  navCurrency: lineField,
  navDate: lineField,
  /** The currency whose readers' way of writing dates is meant; without it, `navCurrency`. */
  navDateFormat: lineField,
  investmentMin: lineField,
  investmentMinCurrency: lineField,
  fundSize: lineField,
  fundSizeCurrency: lineField,
  link1: linkField,
  link2: linkField,
  link3: linkField,
  link4: linkField,
};

const shareClass = defineEntry(shareClassFields, [
  ...(['shareClass', 'navUSD', 'navDate', 'investmentMin', 'fundSize'] as const),
  ...(['link1', 'link2', 'link3', 'link4'] as const),
]);

const fund = defineEntry(
  {
    name: lineField,
    /** A word over the name. */
    eyebrow: lineField,
    /** A sentence or two below the name. */
    description: lineField,
    shareClasses: listField(shareClass),
  },
  ['shareClasses'],
);

/** One share class of SPEC 3; what is missing is ''. */
export type ShareClass = EntryValue<typeof shareClass>;

/** A fund; what is missing is ''. */
export type Fund = EntryValue<typeof fund>;

/** The funds that a page supplies (`data-funds`): funds, or the share classes of one fund. */
export const fundsSchema: JsonSchema = {
  anyOf: [
    listSchema(fund),
    {
      type: 'array',
      items: {
        ...shareClass.schema,
        properties: { ...shareClass.schema.properties, shareClasses: false },
      },
    },
  ],
};

/**
 * Checks the funds that a page supplied (CONTRACT 3): a list of `{name, shareClasses}`, or the share classes
 * of one fund. A bad field costs the field; an entry that is no object, or has nothing to show, costs the entry.
 *
 * @param where names the value in problems
 */
export function checkFunds(value: unknown, where: string): Parsed<readonly Fund[]> {
  if (!Array.isArray(value)) return { ok: false, found: describe(value) };
  const list = value as readonly unknown[];
  const problems: Problem[] = [];
  const read = <Value>(entry: Parameters<typeof readList<Value>>[0]): readonly Value[] =>
    readList(entry, list, where, problems).map((placed) => placed.value);
  const hasFunds = list.some((each) => isRecord(each) && Object.hasOwn(each, 'shareClasses'));
  const funds = hasFunds ? read(fund) : [{ ...fund.empty, shareClasses: read(shareClass) }];
  return { ok: true, value: funds, problems: groupProblems(problems) };
}
