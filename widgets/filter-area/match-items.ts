import { type FieldValues } from './field-values.ts';

/** What is chosen by field name; a menu without a choice is absent or empty. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>;

/** What a menu can find. */
interface Findable {
  readonly values: FieldValues;
}

/** An item with the chapters that may be shown at all. */
export interface Item extends Findable {
  readonly chapters: readonly Findable[];
}

/** An item that stays, and those of its chapters that show. */
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
    if (own === undefined) return false;
    for (const value of chosen) if (own.has(value)) return true;
    return false;
  });
}

/**
 * Finds the items that stay (DECISIONS "Filters", "Chaptered tiles"): OR inside a menu, AND across
 * menus; an item stays while it or one of its chapters matches. Of its chapters those that match show,
 * all of them where only the item itself does, three at most.
 *
 * Takes time in proportion to the items and changes none of them.
 */
export function matchItems<Kind extends Item>(
  items: readonly Kind[],
  choices: Choices,
): readonly Match<Kind>[] {
  const active = toActive(choices);
  const found: Match<Kind>[] = [];
  for (const item of items) {
    if (item.chapters.length === 0) {
      // Most items by far: no list is made for them.
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
 * How many items each value of a menu would find, given what the other menus have chosen. An item counts
 * once for a value, whether itself or several of its chapters have it.
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
