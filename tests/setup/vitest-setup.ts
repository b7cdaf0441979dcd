import type { EventEmitter } from 'node:events';
import { afterEach, vi } from 'vitest';

// Runs before each test file. The files of one process share its packages and its page, but no state of ours.
vi.resetModules();

const cleanups = (Reflect.get(globalThis, 'cleanups') ?? []) as (() => void)[];
// The React testing library asks for this global when it is imported, which happens once in a process.
const collect = (cleanup: () => void) => void cleanups.push(cleanup);
Object.assign(globalThis, { cleanups, afterEach: collect });

afterEach(() => {
  for (const cleanup of cleanups) cleanup();
  vi.useRealTimers();
  if (typeof document !== 'undefined') emptyPage();
});

/** Leaves the page as the next test expects it, whatever this one has done to it. */
function emptyPage(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

/** Once for each process: makes the page that its files share. */
async function openPage(): Promise<void> {
  await import('@testing-library/jest-dom/vitest');
  const { configure } = await import('@testing-library/dom');
  // Where the machine is busy, the second that it waits by default is too short.
  configure({ asyncUtilTimeout: 5000 });
  const { virtualConsole } = Reflect.get(globalThis, 'jsdom') as { virtualConsole: EventEmitter };
  // jsdom names what it cannot do on every call, past vitest. They bury real failures.
  virtualConsole.removeAllListeners('jsdomError');
  const { realWindow } = await import('./dom/real-window.ts');
  const add = Reflect.get(EventTarget.prototype, 'addEventListener') as (...all: unknown[]) => void;
  EventTarget.prototype.addEventListener = function (this: unknown, ...parameters: unknown[]) {
    add.apply(this === globalThis ? realWindow() : this, parameters);
  };
  // From version 25 on Node has its own, with nothing in them: vitest leaves the globals that Node has.
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const get = () => realWindow()[name];
    Object.defineProperty(globalThis, name, { get, configurable: true });
  }
  const { withoutLayout } = await import('./dom/without-layout.ts');
  withoutLayout();
  const { addAdoptedStyles } = await import('./dom/adopted-styles.ts');
  addAdoptedStyles();
  Object.assign(globalThis, { hasPage: true });
}

// Only files that ask for jsdom have elements to make statements about.
if (typeof document !== 'undefined' && !Reflect.has(globalThis, 'hasPage')) await openPage();
