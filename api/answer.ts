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

/** The answer of a call as a whole: an object that must hold one list, and may hold more. */
export interface Answer {
  /** The name of the list. */
  readonly list: string;
  /** An entry of the list. */
  readonly item: Declaration;
  readonly others: Declaration;
}

interface CheckedAnswer<Item, Rest> extends Answer {
  readonly item: Entry<Item>;
  /** A description that follows the word "expected"; so elsewhere. */
  readonly expected: string;
  /** A refused answer fails the widget (CONTRACT 4); any other mistake costs only the part that is wrong. */
  readonly check: (value: unknown) => Parsed<{
    readonly items: readonly Item[];
    /** How many entries were sent, including those left out. */
    readonly sentCount: number;
    readonly rest: Rest;
  }>;
}

/**
 * Declares the answer of a call.
 *
 * @param list the name of the list without which the answer is refused
 * @param item an entry of the list
 * @param rest the other fields of the answer
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
        // Naming the fields shows a list that has another name.
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
