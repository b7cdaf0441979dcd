import { type EventEmitter } from 'node:events';
import { afterEach } from 'vitest';

// A test file that imports the React testing library has its roots unmounted after each test: the library asks
// the global of this name for that when it is imported. The other files need not load React.
Object.assign(globalThis, { afterEach });

// Only files that ask for jsdom have elements to make statements about.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  // jsdom names what it cannot do on every call, past vitest. Such lines bury what does break.
  const { virtualConsole } = Reflect.get(globalThis, 'jsdom') as { virtualConsole: EventEmitter };
  virtualConsole.removeAllListeners('jsdomError');
  const { realWindow } = await import('./real-window.ts');
  const add = Reflect.get(EventTarget.prototype, 'addEventListener') as (...all: unknown[]) => void;
  EventTarget.prototype.addEventListener = function (this: unknown, ...parameters: unknown[]) {
    add.apply(this === globalThis ? realWindow() : this, parameters);
  };
}
