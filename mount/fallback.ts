/** What the CMS rendered inside a mount point: kept while a widget stands there. */
export interface Fallback {
  /** Puts the very same nodes back, with their identity and their listeners. */
  giveBack(): void;
}

/** Remembers the nodes of an element. They stay where they are until somebody replaces them. */
export function saveFallback(element: Element): Fallback {
  const nodes = [...element.childNodes];
  return {
    giveBack: () => {
      element.replaceChildren(...nodes);
    },
  };
}
