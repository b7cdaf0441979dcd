/** An address in the forms in which routers keep it. */
function listForms({ href, origin, pathname, search, hash }: URL): readonly string[] {
  return [href, pathname + search + hash, origin + pathname + search, pathname + search];
}

/** So deep do routers nest what they keep. */
const maxDepth = 3;

/**
 * The state for a new entry of the history beside the present one: a page's router takes it for an entry
 * of its own page. Turbo knows the page by an id, which stays; Swup, Vue and others keep the address,
 * and ours is written there.
 *
 * @param state of the present entry; it is not changed
 */
export function stateFor(state: unknown, from: URL, to: URL, depth = 0): unknown {
  if (typeof state === 'string') {
    const form = listForms(from).indexOf(state);
    return listForms(to)[form] ?? state;
  }
  // Other kinds, such as dates and maps, are copied by the history itself.
  const isPlain = Object.prototype.toString.call(state) === '[object Object]';
  if (!isPlain || depth >= maxDepth) return state;
  const entries = Object.entries(state as object);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, stateFor(value, from, to, depth + 1)]),
  );
}
