// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { drawExample } from '../dev-server/gallery/draw-example.ts';
import { readWidget } from '../dev-server/gallery/read-widgets.ts';
import { parseInert } from '../shared/html/parse-inert.ts';
import { mockNetwork } from '../tests/setup/mock-network.ts';
import { mountWidget } from '../tests/setup/mount-widget.ts';
import { makeStubHandlers } from '../tests/setup/msw-stubs.ts';
import { stubObservers } from '../tests/setup/stub-observers.ts';
import { allWidgets } from './all-widgets.ts';

mockNetwork(...makeStubHandlers());
beforeEach(() => void stubObservers());

const widgets = await Promise.all(
  allWidgets.map(async (widget) => {
    const { examples } = await readWidget(widget.contract.name);
    return { widget, name: widget.contract.name, examples };
  }),
);

describe.each(widgets)('$name in its examples', ({ widget, examples }) => {
  it.each(examples)('mounts and reports no more than it says: $name', async (example) => {
    const { attributes, html, problems = 0 } = drawExample(widget.contract, example);
    const before = () => {
      document.body.append(...(parseInert(example.beside ?? '')?.childNodes ?? []));
    };
    const { statuses, errors } = await mountWidget(widget, [attributes], { html, before });
    expect(statuses[0], errors.join('; ')).toMatch(/^(?:mounted|empty)$/);
    expect(errors).toHaveLength(problems);
  });
});
