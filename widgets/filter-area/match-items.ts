import { type FieldValues } from './field-values.ts';

/** The chosen values by field name; a menu without a choice is absent or empty. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>;

/** What a menu can match. */
interface Findable {
  readonly values: FieldValues;
}

/** An item with the chapters that may be shown. */
export interface Item extends Findable {
  readonly chapters: readonly Findable[];
}

/** SPEC 9. */
const mostChapters = 3;

type Active = readonly (readonly [fieldName: string, chosen: ReadonlySet<string>])[];

function toActive(choices: Choices): Active {
  return [...choices].filter(([, chosen]) => chosen.size > 0);
}

function hasOneOf(own: ReadonlySet<string>, chosen: ReadonlySet<string>): boolean {
  for (const value of chosen) if (own.has(value)) return true;
  return false;
}

function matches({ values }: Findable, active: Active): boolean {
  for (const [fieldName, chosen] of active) {
    const own = values.get(fieldName);
    if (!own || !hasOneOf(own, chosen)) return false;
  }
  return true;
}

/** Where more values differ, few are met again: to remember them would cost more than it saves. */
const mostKnown = 1000;

/** Creates the test of whether something matches. Items share equal values, which are compared only once. */
function createMatcher(active: Active): (each: Findable) => boolean {
  const known = new Map<FieldValues, boolean>();
  return (each) => {
    let isMatch = known.get(each.values);
    if (isMatch === undefined) {
      isMatch = matches(each, active);
      if (known.size < mostKnown) known.set(each.values, isMatch);
    }
    return isMatch;
  };
}

/**
 * Finds the matching items (DECISIONS "Filters", "Chaptered tiles"): OR inside a menu, AND across menus; an
 * item matches if it or one of its chapters does.
 *
 * Takes time in proportion to the number of items and changes none of them.
 */
export function matchItems<Kind extends Item>(
  items: readonly Kind[],
  choices: Choices,
): readonly Kind[] {
  const isMatch = createMatcher(toActive(choices));
  return items.filter((item) => isMatch(item) || item.chapters.some(isMatch));
}

/**
 * The chapters to show of a matching item: the matching ones, or all where only the item itself matches;
 * three at most.
 */
export function chooseChapters<Kind extends Findable>(
  chapters: readonly Kind[],
  choices: Choices,
): readonly Kind[] {
  const matching = chapters.filter(createMatcher(toActive(choices)));
  // The same list where all are shown: a tile that stays the same is not rendered again.
  const isPart = matching.length > 0 && matching.length < chapters.length;
  const shown = isPart ? matching : chapters;
  return shown.length > mostChapters ? shown.slice(0, mostChapters) : shown;
}

/**
 * How many items each value of a menu would find, given the choices in the other menus. An item counts once
 * per value, whether it has the value itself or in several chapters.
 */
export function countValues(
  items: readonly Item[],
  choices: Choices,
  fieldName: string,
): ReadonlyMap<string, number> {
  const others = toActive(choices).filter(([name]) => name !== fieldName);
  const counts = new Map<string, number>();
  const list = (each: Findable) =>
    (matches(each, others) ? each.values.get(fieldName) : undefined) ?? [];
  const add = (values: Iterable<string>, times: number) => {
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + times);
  };
  // Items share equal values: without chapters, those of the same values are counted together.
  const alike = new Map<FieldValues, number>();
  for (const { values, chapters } of items) {
    if (chapters.length === 0) alike.set(values, (alike.get(values) ?? 0) + 1);
    else add(new Set([{ values }, ...chapters].flatMap((each) => [...list(each)])), 1);
  }
  for (const [values, times] of alike) add(list({ values }), times);
  return counts;
}
