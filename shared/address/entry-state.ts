type Address = Pick<URL, 'href' | 'origin' | 'pathname' | 'search' | 'hash'>;

/** An address in the forms in which routers store it. */
function listForms({ href, origin, pathname, search, hash }: Address): readonly string[] {
  return [href, pathname + search + hash, origin + pathname + search, pathname + search];
}

const maxDepth = 3;

/**
 * The state for a new history entry made from the present one, so that a page's router takes it for one of its own.
 * Turbo identifies the page by an id, which stays; Swup, Vue and others store the address, which is replaced.
 */
export function toEntryState(state: unknown, from: Address, to: Address, depth = 0): unknown {
  if (typeof state === 'string') {
    const form = listForms(from).indexOf(state);
    return listForms(to)[form] ?? state;
  }
  // Other kinds, such as dates and maps, are cloned by the history itself.
  const isPlain = Object.prototype.toString.call(state) === '[object Object]';
  if (!isPlain || depth >= maxDepth) return state;
  const entries = Object.entries(state as object);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, toEntryState(value, from, to, depth + 1)]),
  );
}
