// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawExample } from '../tools/render/draw-example.ts';
import { readWidget } from '../tools/read-widgets.ts';
import { parseInert } from '../shared/html/parse-inert.ts';
import { type WidgetExample } from '../shared/widget/define-examples.ts';
import { mockNetwork } from '../tests/setup/network/mock-network.ts';
import { mountWidget } from '../tests/setup/engine/mount-widget.ts';
import { makeStubHandlers } from '../tests/setup/network/msw-stubs.ts';
import { allBehaviours, reactNames } from './all-widgets.ts';
import { reactWidgets } from './react-widgets.ts';
import { sampleOf } from '../tests/setup/test-length.ts';

const allWidgets = [...allBehaviours, ...reactWidgets];

mockNetwork(...makeStubHandlers());

const widgets = await Promise.all(
  allWidgets.map(async (widget) => {
    const { examples } = await readWidget(widget.contract.name);
    return { widget, name: widget.contract.name, examples };
  }),
);

/** The mount point of an example as its author wrote it. */
let authored: Node | undefined;

function mountExample(widget: (typeof allWidgets)[number], example: WidgetExample) {
  const { tag, attributes, html } = drawExample(widget.contract, example);
  const before = () => {
    authored = document.querySelector('[data-widget]')?.cloneNode(true);
    document.body.append(...(parseInert(example.beside ?? '')?.childNodes ?? []));
  };
  return mountWidget(widget, [attributes], { tag, html, before });
}

/** The texts of the page and of the attributes that are read out. */
function listTexts(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : [])),
    ...['aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  ]);
}

describe.each(widgets)('$name in its examples', ({ widget, examples }) => {
  it.each(sampleOf(examples, 3))(
    'mounts, reports no more than it says, and leaves no trace: $name',
    async (example) => {
      const { elements, statuses, errors, end } = await mountExample(widget, example);
      expect(statuses[0], errors.join('; ')).toMatch(/^(?:mounted|empty)$/);
      expect(errors).toHaveLength(example.problems ?? 0);
      end();
      expect(elements[0]).toEqual(authored);
    },
  );
});

it('every React widget is known by name before its code is there', () => {
  expect(reactNames).toEqual(reactWidgets.map(({ contract }) => contract.name));
});

const speaking = widgets.filter(
  // A share bar says something only when it is used.
  ({ widget, name }) => Object.keys(widget.contract.texts).length > 0 && name !== 'share-bar',
);

it.each(speaking)('$name says in the words of the page what it says', async (given) => {
  const { widget, examples } = given;
  const [example] = examples;
  if (!example) throw new Error('It has no example.');
  const texts = Object.entries(widget.contract.texts).filter(([, text]) => text !== '');
  const words = Object.fromEntries(texts.map(([key, text]) => [`data-text-${key}`, `«${text}»`]));
  const attributes = { ...example.attributes, ...words };
  await mountExample(widget, { ...example, attributes });
  // A text that begins with a value, like "3 of 5", may stand in the content too.
  const english = texts.filter(([, text]) => !text.startsWith('{'));
  const patterns = english.map(([, text]) => text.replaceAll(/\{\w+\}/g, '.+'));
  const isEnglish = new RegExp(`^(?:${patterns.join('|')})$`);
  expect(listTexts().filter((text) => isEnglish.test(text))).toEqual([]);
});
