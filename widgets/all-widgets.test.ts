// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawExample } from '../dev-server/gallery/draw-example.ts';
import { readWidget } from '../dev-server/gallery/read-widgets.ts';
import { mockNetwork } from '../tests/setup/mock-network.ts';
import { mountWidget } from '../tests/setup/mount-widget.ts';
import { makeStubHandlers } from '../tests/setup/msw-stubs.ts';
import { allWidgets } from './all-widgets.ts';

mockNetwork(...makeStubHandlers());
beforeEach(() => {
  // jsdom has none. Everything is in view.
  class Observer {
    readonly observe: (target: Element) => void;
    readonly unobserve = vi.fn();
    readonly disconnect = vi.fn();
    constructor(tell: (entries: object[]) => void) {
      this.observe = (target) => {
        queueMicrotask(() => {
          tell([{ target, isIntersecting: true, boundingClientRect: new DOMRect() }]);
        });
      };
    }
  }
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, Observer);
});

const widgets = await Promise.all(
  allWidgets.map(async (widget) => {
    const { examples } = await readWidget(widget.contract.name);
    return { widget, name: widget.contract.name, examples };
  }),
);

describe.each(widgets)('$name in its examples', ({ widget, examples }) => {
  it.each(examples)('mounts and reports no more than it says: $name', async (example) => {
    const { attributes, html, problems = 0 } = drawExample(widget.contract, example);
    const { statuses, errors } = await mountWidget(widget, [attributes], { html });
    expect(statuses[0]).toMatch(/^(?:mounted|empty)$/);
    expect(errors).toHaveLength(problems);
  });
});
