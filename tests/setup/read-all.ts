import { type LongList, valuesOf } from '../../api/list.ts';
import { type CheckValue } from '../../shared/widget/attributes.ts';
import { groupProblems } from '../../shared/widget/group-problems.ts';
import { accept } from '../../shared/widget/parsed.ts';
import { type Problem } from '../../shared/widget/problem.ts';

/** Turns the check of a long list into one that reads all of its entries at once. */
export function readAll<Value>(check: CheckValue<LongList<Value>>): CheckValue<readonly Value[]> {
  return (value, where) => {
    const checked = check(value, where);
    if (!checked.ok) return checked;
    const problems: Problem[] = [];
    const { length, read } = checked.value;
    const placed = Array.from({ length }, (_, index) => read(index, problems) ?? []).flat();
    return { ...accept(valuesOf(placed)), problems: groupProblems(problems) };
  };
}
