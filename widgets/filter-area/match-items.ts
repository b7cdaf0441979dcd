import { type FieldValues } from './field-values.ts';

/** The chosen values of each menu. A menu without a choice is absent or empty. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>;

/** Applies these values of a menu in place of those chosen before. */
export type ChooseIn = (fieldName: string, chosen: ReadonlySet<string>) => void;

interface Findable {
  readonly values: FieldValues;
}

export interface Item extends Findable {
  readonly chapters: readonly Findable[];
}

/** docs/specification.md, 9. */
const mostChapters = 3;

/** OR inside a menu, AND across menus (DECISIONS "Filters"). */
function matches({ values }: Findable, choices: Choices): boolean {
  return [...choices].every(
    ([fieldName, chosen]) =>
      chosen.size === 0 || [...chosen].some((value) => values.get(fieldName)?.has(value)),
  );
}

function listParts(item: Item): readonly Findable[] {
  return [item, ...item.chapters];
}

/** An item matches if it or one of its chapters does. */
export function matchItems<Kind extends Item>(
  items: readonly Kind[],
  choices: Choices,
): readonly Kind[] {
  return items.filter((item) => listParts(item).some((part) => matches(part, choices)));
}

/** The matching chapters, or all if only the item itself matches. */
export function chooseChapters<Kind extends Findable>(
  chapters: readonly Kind[],
  choices: Choices,
): readonly Kind[] {
  const matching = chapters.filter((chapter) => matches(chapter, choices));
  return (matching.length > 0 ? matching : chapters).slice(0, mostChapters);
}

/** Given the choices in the other menus. An item counts once per value, even if several chapters have it. */
export function countValues(
  items: readonly Item[],
  choices: Choices,
  fieldName: string,
): ReadonlyMap<string, number> {
  const others = new Map(choices);
  others.delete(fieldName);
  const counts = new Map<string, number>();
  for (const item of items) {
    const matching = listParts(item).filter((part) => matches(part, others));
    const values = matching.flatMap((part) => [...(part.values.get(fieldName) ?? [])]);
    for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
