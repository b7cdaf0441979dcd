import { type Parsed } from '../shared/widget/attributes.ts';
import { groupProblems } from '../shared/widget/group-problems.ts';
import { describe, type Problem } from '../shared/widget/problem.ts';
import {
  defineEntry,
  describeFields,
  type Entry,
  type Fields,
  isRecord,
  type ValuesOf,
} from './entry.ts';
import { type Placed, listSchema, readList } from './list.ts';
import { type JsonSchema } from './json-schema.ts';

/** The whole answer of a call: an object that must contain one list, and may contain more. */
export interface Answer<Item, Rest> {
  readonly schema: JsonSchema;
  /** A refused answer fails the widget (CONTRACT 4); any other mistake costs only the part that is wrong. */
  readonly check: (value: unknown) => Parsed<{
    readonly items: readonly Placed<Item>[];
    /** How many entries were sent, including those left out. */
    readonly sentCount: number;
    readonly rest: Rest;
  }>;
}

/**
 * Declares the answer of a call.
 *
 * @param list the name of the list without which the answer is refused
 * @param item what the list holds
 * @param rest the other fields of the answer
 */
export function defineAnswer<Item, Rest extends Fields>(
  list: string,
  item: Entry<Item>,
  rest: Rest,
): Answer<Item, ValuesOf<Rest>> {
  const others = defineEntry({ ...rest });
  return {
    schema: {
      ...others.schema,
      properties: { [list]: listSchema(item), ...others.schema.properties },
      required: [list],
    },
    check: (value) => {
      if (!isRecord(value)) return { ok: false, found: describe(value) };
      const values = Object.hasOwn(value, list) ? value[list] : undefined;
      if (!Array.isArray(values)) {
        // A list under another name may be the one that is missing.
        const found =
          values === undefined
            ? describeFields(value)
            : `an object with "${list}" that is ${describe(values)}`;
        return { ok: false, found };
      }
      const problems: Problem[] = [];
      const items = readList(item, values, list, problems);
      const read = others.createReader()(value, '', problems);
      return {
        ok: true,
        value: { items, sentCount: values.length, rest: read ?? others.empty },
        problems: groupProblems(problems),
      };
    },
  };
}
