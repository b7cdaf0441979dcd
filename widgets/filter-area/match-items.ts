import { type FieldValues } from './field-values.ts';

/** A menu without a choice is absent or empty. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>;

interface Findable {
  readonly values: FieldValues;
}

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

function createMatcher(choices: Choices): (each: Findable) => boolean {
  const active = toActive(choices);
  return (each) => matches(each, active);
}

/** OR inside a menu, AND across menus; an item matches if one of its chapters does (DECISIONS "Filters"). */
export function matchItems<Kind extends Item>(
  items: readonly Kind[],
  choices: Choices,
): readonly Kind[] {
  const isMatch = createMatcher(choices);
  return items.filter((item) => isMatch(item) || item.chapters.some(isMatch));
}

/** The matching chapters, or all where only the item itself matches. */
export function chooseChapters<Kind extends Findable>(
  chapters: readonly Kind[],
  choices: Choices,
): readonly Kind[] {
  const matching = chapters.filter(createMatcher(choices));
  return (matching.length > 0 ? matching : chapters).slice(0, mostChapters);
}

/** Given the choices in the other menus. An item counts once per value, also with several chapters that have it. */
export function countValues(
  items: readonly Item[],
  choices: Choices,
  fieldName: string,
): ReadonlyMap<string, number> {
  const others = toActive(choices).filter(([name]) => name !== fieldName);
  const counts = new Map<string, number>();
  for (const item of items) {
    const matching = [item, ...item.chapters].filter((each) => matches(each, others));
    const values = new Set(matching.flatMap((each) => [...(each.values.get(fieldName) ?? [])]));
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
