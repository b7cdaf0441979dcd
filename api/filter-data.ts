import { type ObjectEntries } from 'valibot';
import { type Parsed } from '../shared/widget/attributes.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import { checkFields, type FieldsOutput, isRecord } from './check-fields.ts';
import { type ApiClient } from './client.ts';
import { CallFailure } from './failures.ts';
import { type FilterMenu, readMenus } from './filter-menus.ts';
import { type FetchOptions } from './slideshow.ts';

/** What `articledata` and `teamdata` have in common: menus, and the entries that they filter. */
export interface FilterData<Entry> {
  readonly menus: readonly FilterMenu[];
  readonly entries: readonly Entry[];
}

export type CheckFilterData<Entry> = (value: unknown) => Parsed<FilterData<Entry>>;

const expected = 'an object with lists "Menus" and "Content"';

/**
 * Makes the check of an answer: without a list "Content" it is refused; whatever else is wrong costs
 * itself (CONTRACT 4).
 *
 * @param toEntry turns the checked fields of an entry into the entry
 */
export function checkFilterData<Fields extends ObjectEntries, Entry>(
  fields: Fields,
  toEntry: (fields: FieldsOutput<Fields>, where: string, problems: Problem[]) => Entry,
): CheckFilterData<Entry> {
  return (value) => {
    if (!isRecord(value)) return { ok: false, found: describe(value) };
    const content = Object.hasOwn(value, 'Content') ? value['Content'] : undefined;
    if (!Array.isArray(content)) {
      return { ok: false, found: `"Content" that is ${describe(content)}` };
    }
    const problems: Problem[] = [];
    const menus = readMenus(Object.hasOwn(value, 'Menus') ? value['Menus'] : undefined, problems);
    const entries: Entry[] = [];
    content.forEach((entry: unknown, index) => {
      const where = `Content[${index}]`;
      if (isRecord(entry)) {
        entries.push(toEntry(checkFields(fields, entry, where, problems), where, problems));
        return;
      }
      const outcome = 'The entry is left out.';
      problems.push({ where, found: describe(entry), expected: 'an object', outcome });
    });
    return { ok: true, value: { menus, entries }, problems };
  };
}

/** Sends one of the two calls and checks its answer. @throws {CallFailure} */
export async function fetchFilterData<Entry>(
  api: ApiClient,
  segments: readonly string[],
  check: CheckFilterData<Entry>,
  { signal, report }: FetchOptions,
): Promise<FilterData<Entry>> {
  const answer = await api.send({
    method: 'GET',
    base: 'api',
    segments,
    ...(signal && { signal }),
  });
  const checked = check(answer);
  if (!checked.ok) {
    const where = `the answer of ${segments.join('/')}`;
    throw new CallFailure('shape', { where, found: checked.found, expected });
  }
  checked.problems?.forEach(report);
  return checked.value;
}
