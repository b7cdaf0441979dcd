import { onTestFinished } from 'vitest';

/** Listens until the test ends. */
export function listen(target: EventTarget, type: string, listener: (event: Event) => void): void {
  target.addEventListener(type, listener);
  onTestFinished(() => {
    target.removeEventListener(type, listener);
  });
}

/** Collects what the events of widgets tell until the test ends: id or name of the element, and the detail. */
export function collect(...types: readonly string[]): unknown[] {
  const told: unknown[] = [];
  for (const type of types) {
    listen(document, type, ({ target, detail }: Event & { detail?: unknown }) => {
      if (target instanceof Element) told.push([target.id || target.localName, detail]);
    });
  }
  return told;
}
