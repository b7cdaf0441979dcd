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

/** A matching item, and its chapters to show. */
export interface Match<Kind extends Item> {
  readonly item: Kind;
  readonly chapters: readonly Kind['chapters'][number][];
}

/** SPEC 9. */
const mostChapters = 3;

function toActive(choices: Choices): readonly (readonly [string, ReadonlySet<string>])[] {
  return [...choices].filter(([, chosen]) => chosen.size > 0);
}

function matches({ values }: Findable, active: ReturnType<typeof toActive>): boolean {
  return active.every(([fieldName, chosen]) => {
    const own = values.get(fieldName);
    if (!own) return false;
    for (const value of chosen) if (own.has(value)) return true;
    return false;
  });
}

/**
 * Finds the matching items (DECISIONS "Filters", "Chaptered tiles"): OR inside a menu, AND across menus; an
 * item matches if it or one of its chapters does. Its matching chapters are shown, all of them where only the
 * item itself matches, three at most.
 *
 * Takes time in proportion to the number of items and changes none of them.
 */
export function matchItems<Kind extends Item>(
  items: readonly Kind[],
  choices: Choices,
): readonly Match<Kind>[] {
  const active = toActive(choices);
  const found: Match<Kind>[] = [];
  for (const item of items) {
    if (item.chapters.length === 0) {
      // The usual case: no list is created for these items.
      if (matches(item, active)) found.push({ item, chapters: item.chapters });
      continue;
    }
    const matching = item.chapters.filter((chapter) => matches(chapter, active));
    if (matching.length === 0 && !matches(item, active)) continue;
    const chapters = matching.length > 0 ? matching : item.chapters;
    found.push({ item, chapters: chapters.slice(0, mostChapters) });
  }
  return found;
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
  for (const item of items) {
    const values = new Set<string>();
    for (const each of [item, ...item.chapters]) {
      if (!matches(each, others)) continue;
      for (const value of each.values.get(fieldName) ?? []) values.add(value);
    }
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
