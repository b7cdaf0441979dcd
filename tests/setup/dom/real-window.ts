/** jsdom's own window. Vitest's stand-in for it, Node's global object, is no target of events and names no elements. */
export function realWindow(): Window & typeof globalThis {
  const { window: real } = Reflect.get(globalThis, 'jsdom') as {
    readonly window: Window & typeof globalThis;
  };
  return real;
}
