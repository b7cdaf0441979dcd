// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawExample } from '../dev-server/gallery/draw-example.ts';
import { readWidget } from '../dev-server/gallery/read-widgets.ts';
import { parseInert } from '../shared/html/parse-inert.ts';
import { readConfig } from '../shared/widget/read-config.ts';
import { makeContext } from '../tests/setup/make-context.ts';
import { allWidgets } from '../widgets/all-widgets.ts';
import { startBehaviour } from './start-behaviour.ts';
import { readAttributes } from './foreign-dom.ts';
import { createPageLookUp } from './page-look-up.ts';

const behaviours = allWidgets.filter((widget) => widget.kind === 'behaviour');

/** Listeners and observers that are at work. */
const live = new Set<unknown>();
let callsLeft = Infinity;

/** Throws at the chosen call; counts those of everything below. */
function countDown(): void {
  callsLeft -= 1;
  if (callsLeft === 0) throw new Error('half-way');
}

class Observer {
  constructor() {
    countDown();
  }
  observe(): void {
    countDown();
    live.add(this);
  }
  disconnect(): void {
    live.delete(this);
  }
}

/** Does something before each call of a method. */
function before(owner: object, name: string, act: (self: unknown, values: unknown[]) => void) {
  const own = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
  vi.spyOn(owner as Element, name as 'append').mockImplementation(function (
    this: unknown,
    ...values: unknown[]
  ) {
    act(this, values);
    return own.apply(this, values);
  });
}

/** Makes the functions that change a page throw, and counts the listeners. */
function spyOnPage(): void {
  before(EventTarget.prototype, 'addEventListener', (self, [, listener, options]) => {
    // Signals, and jsdom's own selectors, are not part of the page.
    if (self instanceof AbortSignal || new Error().stack?.includes('dom-selector')) return;
    countDown();
    // Elements that the behaviour itself added leave with their listeners.
    if (self instanceof Node && !self.isConnected) return;
    live.add(listener);
    const { signal } = (options ?? {}) as AddEventListenerOptions;
    signal?.addEventListener('abort', () => live.delete(listener));
  });
  before(EventTarget.prototype, 'removeEventListener', (_self, [, listener]) => {
    live.delete(listener);
  });
  for (const name of ['setAttribute', 'append', 'after', 'querySelectorAll']) {
    before(Element.prototype, name, countDown);
  }
  before(CSSStyleDeclaration.prototype, 'setProperty', countDown);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
}

afterEach(() => {
  callsLeft = Infinity;
  live.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** An example of a behaviour on the page, whose markup already has values for everything that may change. */
async function show(name: string, index: number) {
  const { contract, examples } = await readWidget(name);
  const declared = examples[index];
  if (!declared) throw new Error(`${name} has no example.`);
  const example = drawExample(contract, declared);
  const element = document.createElement('section');
  for (const [attribute, value] of Object.entries(example.attributes)) {
    if (value !== undefined) element.setAttribute(attribute, value);
  }
  element.append(...(parseInert(example.html)?.childNodes ?? []));
  const beside = parseInert(example.beside ?? '')?.childNodes ?? [];
  document.body.replaceChildren(element, ...beside);
  // An element that a behaviour needs beside it has a style of its own.
  for (const each of document.body.querySelectorAll<HTMLElement>('section ~ *')) {
    each.style.setProperty('scroll-margin-top', '1px');
  }
  const config = readConfig(contract, readAttributes(element), createPageLookUp(window), vi.fn());
  return { element, contract, config: config.isUsable ? config.config : {} };
}

describe('a behaviour that fails half-way', () => {
  it.each(behaviours.map((behaviour) => [behaviour.contract.name, behaviour] as const))(
    'gives back every attribute, style, node and listener: %s',
    async (name, behaviour) => {
      const { element, contract, config } = await show(name, 0);
      const before = document.documentElement.cloneNode(true);
      spyOnPage();
      let thrown = 0;
      for (let failing = 1, isDone = false; !isDone; failing += 1) {
        // One that never starts would go on for ever.
        expect(failing).toBeLessThan(1000);
        const controller = new AbortController();
        const context = makeContext(contract, { element, signal: controller.signal });
        const onError = vi.fn();
        callsLeft = failing;
        try {
          const host = startBehaviour({ behaviour, config, context, id: 'x', onError });
          isDone = true;
          callsLeft = Infinity;
          controller.abort();
          host.end();
        } catch (error) {
          // Anything else would be thrown at every call, for ever.
          expect(error).toHaveProperty('message', 'half-way');
          thrown += 1;
          controller.abort();
        }
        expect(document.documentElement.isEqualNode(before), `call ${failing}`).toBe(true);
        expect(live.size, `call ${failing}`).toBe(0);
        expect(onError).not.toHaveBeenCalled();
      }
      expect(thrown).toBeGreaterThan(0);
    },
  );
});
