import * as v from 'valibot';
import { type Parsed } from '../shared/widget/attributes.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { checkEntries, checkFields, type FieldsOutput, isRecord } from './check-fields.ts';
import { lineField } from './fields.ts';

const link = v.object({
  /** A name of our set or the address of an image. */
  Icon: lineField,
  Label: lineField,
  URL: lineField,
});

/** A CMS casts an object that it does not have to an empty text. */
const linkField = v.optional(
  v.nullable(v.union([link, v.literal('')], 'an object with the texts Icon, Label and URL')),
  null,
);

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

const fundFields = {
  name: lineField,
  /** A word over the name. */
  eyebrow: lineField,
  /** A sentence or two below the name. */
  description: lineField,
};

const listField = v.optional(v.array(v.unknown(), 'a list of share classes'), []);

/** The funds that a page supplies (`data-funds`), for the published schemas. */
export const fundsSchema = v.union([
  v.array(v.object({ ...fundFields, shareClasses: v.array(v.object(shareClassFields)) })),
  v.array(v.object(shareClassFields)),
]);

export type FundLink = Readonly<v.InferOutput<typeof link>>;

/** One share class of SPEC 3; what is missing is ''. */
export type ShareClass = Readonly<FieldsOutput<typeof shareClassFields>>;

/** A fund; what is missing is ''. */
export type Fund = Readonly<FieldsOutput<typeof fundFields>> & {
  readonly shareClasses: readonly ShareClass[];
};

/**
 * Checks the funds that a page supplied (CONTRACT 3): a list of `{name, shareClasses}`, or the share classes
 * of one fund. A bad field costs the field, an entry that is no object costs the entry.
 *
 * @param where names the value in problems
 */
export function checkFunds(value: unknown, where: string): Parsed<readonly Fund[]> {
  if (!Array.isArray(value)) return { ok: false, found: '' };
  const list = value as readonly unknown[];
  const problems: Problem[] = [];
  const checkClasses = (entries: readonly unknown[], place: string) =>
    checkEntries(shareClassFields, entries, place, problems);

  if (!list.some((entry) => isRecord(entry) && Object.hasOwn(entry, 'shareClasses'))) {
    const fund = checkFields(fundFields, {}, where, problems);
    return { ok: true, value: [{ ...fund, shareClasses: checkClasses(list, where) }], problems };
  }
  const entries = checkEntries({ ...fundFields, shareClasses: listField }, list, where, problems);
  const funds = entries.map((fund, index) => ({
    ...fund,
    shareClasses: checkClasses(fund.shareClasses, `${where}[${index}].shareClasses`),
  }));
  return { ok: true, value: funds, problems };
}
