// @vitest-environment jsdom
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../shared/widget/attributes.ts';
import { defineContract } from '../shared/widget/define-contract.ts';
import { defineWidget } from '../shared/widget/define-widget.ts';
import { failWith } from '../shared/widget/fail-with.ts';
import { type WidgetContext } from '../shared/widget/use-widget.ts';
import { collect, listen } from '../tests/setup/listen.ts';
import { makeWidget, type NoApi } from '../tests/setup/make-widget.ts';
import { getById as get, showPage, statusOf } from '../tests/setup/show-page.ts';
import { openPage, startEngine, whenSettled } from '../tests/setup/start-engine.ts';
import { until } from '../tests/setup/until.ts';
import {
  throwingHandler,
  throwingPhases,
  throwingWidgets,
} from '../tests/setup/throwing-phases.tsx';

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);

const bang = (): never => {
  throw new Error('bang');
};

/** The errors that the browser reports until the test ends. */
function watchErrors(): string[] {
  const seen: string[] = [];
  listen(window, 'error', (event) => {
    event.preventDefault();
    if (event instanceof ErrorEvent) seen.push(event.message);
  });
  return seen;
}

describe('a widget that throws', () => {
  it.each(throwingPhases)(
    'never harms its neighbour, and its CMS content is back: $phase',
    async ({ widget, problem, isPressed = false }) => {
      const { name } = widget.contract;
      showPage(
        `<div id="bad" data-widget="${name}"><button id="cms">CMS</button></div><div id="good" data-widget="hello"></div>`,
      );
      const clicked = vi.fn();
      const cmsButton = get('cms');
      cmsButton.addEventListener('click', clicked);
      const { publicApi, errors, events } = startEngine([...throwingWidgets, hello]);
      await publicApi.ready;
      if (isPressed) get('bad').querySelector('button')?.click();
      await until(() => {
        expect(statusOf('bad')).toBe('failed');
      });
      await whenSettled();
      // The same node, with its listeners.
      expect([...get('bad').childNodes]).toEqual([cmsButton]);
      cmsButton.click();
      expect(clicked).toHaveBeenCalledOnce();
      expect([statusOf('good'), get('good').textContent]).toEqual(['mounted', 'Hello']);
      expect(errors).toEqual([`${name}: ${problem} The content of the page stays.`]);
      expect(events.filter((event) => event.startsWith('widget:failed'))).toEqual([
        'widget:failed bad',
      ]);
    },
  );

  it('in a clean-up is reported while it leaves, and the content is back', async () => {
    function ThrowOnLeave() {
      useEffect(() => bang, []);
      return <p>drawn</p>;
    }
    const leaving = makeWidget('leaving', () => <ThrowOnLeave />);
    const { publicApi, errors } = await openPage('<p id="a" data-widget="leaving">CMS</p>', [
      leaving,
    ]);
    publicApi.unmount();
    await whenSettled();
    expect(get('a').textContent).toBe('CMS');
    expect(errors).toEqual([expect.stringMatching(/^leaving: stopping failed: bang\./)]);
  });

  it('in the check of its data never stops those behind it', async () => {
    const contract = defineContract({
      name: 'bad-check',
      kind: 'react',
      attributes: { list: json({ expected: 'a list', check: bang }) },
      texts: {},
    });
    const bad = defineWidget({
      contract,
      load: (...given: [unknown, WidgetContext<NoApi>]) => Promise.resolve(given.length),
      component: () => <p>drawn</p>,
    });
    const { errors } = await openPage(
      '<div id="a" data-widget="bad-check" data-list="[]">CMS</div><div id="b" data-widget="hello"></div>',
      [bad, hello],
    );
    expect([statusOf('a'), get('a').textContent, statusOf('b')]).toEqual([
      'failed',
      'CMS',
      'mounted',
    ]);
    expect(errors[0]).toMatch(/^bad-check: reading the attributes failed: bang/);
  });

  it('is not blamed for a listener of the page that throws', async () => {
    const acting = makeWidget('acting', ({ act }) => (
      <div>
        <input aria-label="Box" />
        <button
          type="button"
          onClick={(event) => {
            act({ action: 'press' });
            event.currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          Press
        </button>
      </div>
    ));
    const { errors } = await openPage('<div id="a" data-widget="acting"></div>', [acting]);
    const seen = watchErrors();
    for (const type of ['widget:action', 'focusin']) {
      listen(document, type, () => {
        throw new Error(`listener of ${type}`);
      });
    }
    get('a').querySelector('button')?.click();
    await whenSettled();
    expect(seen.toSorted()).toEqual(['listener of focusin', 'listener of widget:action']);
    expect([statusOf('a'), errors]).toEqual(['mounted', []]);
  });

  it('has given its content back before the page hears of it, whatever the page then does', async () => {
    showPage(
      '<div id="a" data-widget="bad-render">CMS a</div><div id="b" data-widget="hello">CMS b</div>',
    );
    const { publicApi } = startEngine([...throwingWidgets, hello]);
    const contents: (string | null)[] = [];
    listen(document, 'widget:failed', ({ target }) => {
      contents.push((target as Element).textContent);
      publicApi.unmount();
    });
    await publicApi.ready;
    await whenSettled();
    contents.push(get('a').textContent, get('b').textContent);
    expect(contents).toEqual(['CMS a', 'CMS a', 'CMS b']);
  });

  it('in an event handler stays, and the browser reports the error like any other', async () => {
    const { errors } = await openPage('<div id="a" data-widget="bad-handler"></div>', [
      throwingHandler,
    ]);
    const seen = watchErrors();
    get('a').addEventListener('click', () => {
      throw new Error('of the page');
    });
    get('a').querySelector('button')?.click();
    expect(seen.toSorted()).toEqual(['bang', 'of the page']);
    expect([statusOf('a'), get('a').textContent, errors]).toEqual(['mounted', 'Press', []]);
  });
});

describe('a widget that fails', () => {
  it.each<[string, () => never, string]>([
    [
      'with a problem',
      () => failWith({ where: 'the content', found: 'empty', expected: 'a link' }),
      'the content is empty; expected a link.',
    ],
    ['with an error', bang, 'loading failed: bang.'],
    [
      'with something else',
      () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- as other people's code does
        throw 'bang';
      },
      'loading failed: bang.',
    ],
  ])('%s says so once, in the console and in events', async (_, load, problem) => {
    const told = collect('widget:problem', 'widget:failed');
    const { errors } = await openPage('<div id="a" data-widget="bad">CMS</div>', [
      makeWidget('bad', () => <p>Drawn</p>, load),
    ]);
    await whenSettled();
    const message = `bad: ${problem} The content of the page stays.`;
    expect(errors).toEqual([message]);
    expect(told).toEqual([
      ['a', expect.objectContaining({ widget: 'bad', message, isFatal: true })],
      ['a', { widget: 'bad', error: expect.any(Error) as unknown }],
    ]);
  });

  it('is told also where not even its status can be written, and the others mount', async () => {
    const setAttribute: Element['setAttribute'] = Reflect.get(Element.prototype, 'setAttribute');
    vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
      this: Element,
      ...parameters
    ) {
      if (this.id === 'a') bang();
      setAttribute.apply(this, parameters);
    });
    const problems = collect('widget:problem');
    const { errors } = await openPage(
      '<div id="a" data-widget="hello">CMS</div><div id="b" data-widget="hello"></div>',
      [hello],
    );
    expect([get('a').textContent, get('b').textContent]).toEqual(['CMS', 'Hello']);
    expect(errors).toEqual(['hello: cannot be mounted.']);
    expect(problems).toMatchObject([['a', { widget: 'hello', where: 'mounting', isFatal: true }]]);
  });

  it('is not drawn inside a form whose fields would have React loop for ever', async () => {
    showPage('<form id="form"><div id="a" data-widget="hello">CMS</div></form>');
    Object.defineProperty(get('form'), 'parentNode', { value: document.createElement('input') });
    const { publicApi, errors } = startEngine([hello]);
    await publicApi.ready;
    expect([statusOf('a'), get('a').textContent]).toEqual(['failed', 'CMS']);
    expect(errors).toEqual([
      'hello: a field of the form around it is named parentNode; expected another name. The content of the page stays.',
    ]);
  });
});
