/** Attributes that a behaviour sets on markup of the CMS, which gets its own ones back at the end. */
export interface BorrowedAttributes {
  /** @param values attributes by name; null takes one away */
  readonly set: (element: Element, values: Readonly<Record<string, string | null>>) => void;
  readonly giveBack: () => void;
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Creates the memory of what one behaviour has changed. */
export function borrowAttributes(): BorrowedAttributes {
  const before = new Map<Element, Map<string, string | null>>();
  return {
    set: (element, values) => {
      const own = before.get(element) ?? new Map<string, string | null>();
      before.set(element, own);
      for (const [name, value] of Object.entries(values)) {
        if (!own.has(name)) own.set(name, element.getAttribute(name));
        write(element, name, value);
      }
    },
    giveBack: () => {
      for (const [element, own] of before) {
        for (const [name, value] of own) write(element, name, value);
      }
      before.clear();
    },
  };
}
