import { onTestFinished } from 'vitest';

/** Listens until the test ends. */
export function listen(target: EventTarget, type: string, listener: (event: Event) => void): void {
  target.addEventListener(type, listener);
  onTestFinished(() => target.removeEventListener(type, listener));
}

/** Collects what events tell until the test ends: the id or name of their element, and their detail. */
export function collect(...types: readonly string[]): unknown[] {
  const told: unknown[] = [];
  for (const type of types) {
    listen(document, type, ({ target, detail }: Event & { detail?: unknown }) => {
      told.push([target instanceof Element ? target.id || target.localName : 'document', detail]);
    });
  }
  return told;
}
