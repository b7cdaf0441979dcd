/** Something that went wrong on the page. */
export interface Incident {
  readonly text: string;
  /** What it concerns, where that is less than the whole page. */
  readonly element: Element | undefined;
  /** How often it occurred. */
  readonly count: number;
}

/** What went wrong so far; the same incident of the same element is one entry with a count. */
export interface IncidentLog {
  /** @returns the entry's number from 0, and the entry; nothing once the log is full */
  add(text: string, element?: Element): readonly [number, Incident] | undefined;
}

/**
 * Creates an empty log.
 *
 * @param most the maximum number of entries; a page where everything fails must not be flooded by its own
 *   list
 */
export function createIncidentLog(most = 100): IncidentLog {
  const entries: Incident[] = [];
  return {
    add: (text, element) => {
      const known = entries.findIndex((each) => each.text === text && each.element === element);
      if (known < 0 && entries.length >= most) return undefined;
      const number = known < 0 ? entries.length : known;
      const entry = { text, element, count: (entries[number]?.count ?? 0) + 1 };
      entries[number] = entry;
      return [number, entry];
    },
  };
}
