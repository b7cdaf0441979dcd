import { groupProblems } from '../shared/widget/group-problems.ts';
import { accept, type Parsed, refuse } from '../shared/widget/parsed.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import {
  defineEntry,
  describeFields,
  type Entry,
  type Fields,
  isRecord,
  readOwn,
  type ValuesOf,
} from './entry.ts';
import { type Declaration } from './fields.ts';
import { readList, valuesOf } from './list.ts';

export interface Answer {
  readonly list: string;
  readonly item: Declaration;
  readonly others: Declaration;
}

interface CheckedAnswer<Item, Rest> extends Answer {
  readonly item: Entry<Item>;
  /** Words that follow "expected", here and elsewhere. */
  readonly expected: string;
  /**
   * Refuses an answer without the list, which fails the widget (docs/contract.md, 4). Other mistakes cost only the part
   * that is wrong.
   */
  readonly check: (value: unknown) => Parsed<{
    readonly items: readonly Item[];
    /** How many entries were sent, including those left out. */
    readonly sentCount: number;
    readonly rest: Rest;
  }>;
}

/**
 * Declares the answer of a call.
 * @param list the name of the list without which the answer is refused
 * @param rest the other fields
 */
export function defineAnswer<Item, Rest extends Fields>(
  list: string,
  item: Entry<Item>,
  rest: Rest,
): CheckedAnswer<Item, ValuesOf<Rest>> {
  const others = defineEntry({ ...rest });
  return {
    list,
    item,
    others,
    expected: `an object with a list "${list}"`,
    check: (value) => {
      if (!isRecord(value)) return refuse(describe(value));
      const values = readOwn(value, list);
      if (!Array.isArray(values)) {
        // An author who sees the fields sees the list that has another name.
        const found =
          values === undefined
            ? describeFields(value)
            : `an object with "${list}" that is ${describe(values)}`;
        return refuse(found);
      }
      const problems: Problem[] = [];
      const items = valuesOf(readList(item, values, list, problems));
      const read = others.createReader()(value, '', problems);
      return {
        ...accept({ items, sentCount: values.length, rest: read ?? others.empty }),
        problems: groupProblems(problems),
      };
    },
  };
}
