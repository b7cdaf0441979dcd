// @vitest-environment jsdom
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../shared/widget/attributes.ts';
import { defineContract } from '../shared/widget/define-contract.ts';
import { defineWidget } from '../shared/widget/define-widget.ts';
import { failWith } from '../shared/widget/fail-with.ts';
import { type WidgetContext } from '../shared/widget/use-widget.ts';
import { makeWidget, type NoApi } from '../tests/setup/make-widget.ts';
import { getById as get, showPage, statusOf } from '../tests/setup/show-page.ts';
import { startEngine, type TestEngine, whenSettled } from '../tests/setup/start-engine.ts';
import { until } from '../tests/setup/until.ts';
import {
  throwingHandler,
  throwingPhases,
  throwingWidgets,
} from '../tests/setup/throwing-phases.tsx';

let engine: TestEngine | undefined;
afterEach(() => {
  engine?.stop();
  engine = undefined;
});

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);

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
      engine = startEngine([...throwingWidgets, hello]);
      await engine.publicApi.ready;
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
      expect(engine.errors).toEqual([`${name}: ${problem} The content of the page stays.`]);
      expect(engine.events.filter((event) => event.startsWith('widget:failed'))).toEqual([
        'widget:failed bad',
      ]);
    },
  );

  it('in a clean-up is reported while it leaves, and the content is back', async () => {
    const leaving = makeWidget('leaving', () => <ThrowOnLeave />);
    function ThrowOnLeave() {
      useEffect(
        () => () => {
          throw new Error('bang');
        },
        [],
      );
      return <p>drawn</p>;
    }
    showPage('<div id="a" data-widget="leaving">CMS</div>');
    engine = startEngine([leaving]);
    await engine.publicApi.ready;
    engine.publicApi.unmount();
    await whenSettled();
    expect(get('a').textContent).toBe('CMS');
    expect(engine.errors).toHaveLength(1);
    expect(engine.errors[0]).toMatch(/^leaving: stopping failed: bang\./);
  });

  it('in the check of its data never stops those behind it', async () => {
    const contract = defineContract({
      name: 'bad-check',
      kind: 'react',
      attributes: {
        list: json({
          expected: 'a list',
          check: () => {
            throw new Error('bang');
          },
        }),
      },
      texts: {},
    });
    const bad = defineWidget({
      contract,
      load: (...given: [unknown, WidgetContext<NoApi>]) => Promise.resolve(given.length),
      component: () => <p>drawn</p>,
    });
    showPage(
      '<div id="a" data-widget="bad-check" data-list="[]">CMS</div><div id="b" data-widget="hello"></div>',
    );
    engine = startEngine([bad, hello]);
    await engine.publicApi.ready;
    expect([statusOf('a'), get('a').textContent, statusOf('b')]).toEqual([
      'failed',
      'CMS',
      'mounted',
    ]);
    expect(engine.errors[0]).toMatch(/^bad-check: reading the attributes failed: bang/);
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
    showPage('<div id="a" data-widget="acting"></div>');
    engine = startEngine([acting]);
    await engine.publicApi.ready;
    const seen: string[] = [];
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      seen.push(event.message);
    };
    const onAction = () => {
      throw new Error('listener of actions');
    };
    const onFocus = () => {
      throw new Error('listener of focus');
    };
    window.addEventListener('error', onError);
    document.addEventListener('widget:action', onAction);
    document.addEventListener('focusin', onFocus);
    get('a').querySelector('button')?.click();
    await whenSettled();
    window.removeEventListener('error', onError);
    document.removeEventListener('widget:action', onAction);
    document.removeEventListener('focusin', onFocus);
    expect(seen.toSorted()).toEqual(['listener of actions', 'listener of focus']);
    expect([statusOf('a'), engine.errors]).toEqual(['mounted', []]);
  });

  it('has given its content back before the page hears of it, whatever the page then does', async () => {
    showPage(
      '<div id="a" data-widget="bad-render">CMS a</div><div id="b" data-widget="hello">CMS b</div>',
    );
    engine = startEngine([...throwingWidgets, hello]);
    const { publicApi } = engine;
    const events: (string | null)[] = [];
    document.addEventListener(
      'widget:failed',
      (event) => {
        events.push((event.target as Element).textContent);
        publicApi.unmount();
      },
      { once: true },
    );
    await publicApi.ready;
    await whenSettled();
    expect(events).toEqual(['CMS a']);
    expect([get('a').textContent, get('b').textContent]).toEqual(['CMS a', 'CMS b']);
  });

  it('in an event handler stays, and the browser reports the error like any other', async () => {
    showPage('<div id="a" data-widget="bad-handler"></div>');
    engine = startEngine([throwingHandler]);
    await engine.publicApi.ready;
    const seen: string[] = [];
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      seen.push(event.message);
    };
    const onPageClick = () => {
      throw new Error('of the page');
    };
    window.addEventListener('error', onError);
    get('a').addEventListener('click', onPageClick);
    get('a').querySelector('button')?.click();
    window.removeEventListener('error', onError);
    expect(seen.toSorted()).toEqual(['bang', 'of the page']);
    expect([statusOf('a'), get('a').textContent, engine.errors]).toEqual(['mounted', 'Press', []]);
  });
});

describe('a widget that fails', () => {
  it.each<[string, () => never, string]>([
    [
      'with a problem',
      () => failWith({ where: 'the content', found: 'empty', expected: 'a link' }),
      'bad: the content is empty; expected a link. The content of the page stays.',
    ],
    [
      'with an error',
      () => {
        throw new Error('bang');
      },
      'bad: loading failed: bang. The content of the page stays.',
    ],
    [
      'with something else',
      () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- as other people's code does
        throw 'bang';
      },
      'bad: loading failed: bang. The content of the page stays.',
    ],
  ])('%s says so once, in the console and in events', async (_, load, sentence) => {
    const details: unknown[] = [];
    const listener = (event: Event) => details.push((event as CustomEvent<unknown>).detail);
    const types = ['widget:problem', 'widget:failed'];
    for (const type of types) document.addEventListener(type, listener);
    showPage('<div id="a" data-widget="bad">CMS</div>');
    engine = startEngine([makeWidget('bad', () => <p>Drawn</p>, load)]);
    await engine.publicApi.ready;
    await whenSettled();
    for (const type of types) document.removeEventListener(type, listener);
    expect(engine.errors).toEqual([sentence]);
    expect(details).toEqual([
      expect.objectContaining({ widget: 'bad', message: sentence, isFatal: true }),
      { widget: 'bad', error: expect.any(Error) as unknown },
    ]);
  });

  it('says so again when the page mounts it again', async () => {
    showPage('<div id="a" data-widget="helo">CMS</div>');
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    await engine.publicApi.mount();
    expect(engine.errors).toHaveLength(2);
  });

  it('is told also where not even its status can be written, and the others mount', async () => {
    showPage('<div id="a" data-widget="hello">CMS</div><div id="b" data-widget="hello"></div>');
    const setAttribute: Element['setAttribute'] = Reflect.get(Element.prototype, 'setAttribute');
    vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function (
      this: Element,
      ...parameters
    ) {
      if (this.id === 'a') throw new Error('not writable');
      setAttribute.apply(this, parameters);
    });
    const events: unknown[] = [];
    document.addEventListener(
      'widget:problem',
      (event) => {
        events.push((event as CustomEvent<unknown>).detail);
      },
      { once: true },
    );
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    expect([get('a').textContent, get('b').textContent]).toEqual(['CMS', 'Hello']);
    expect(engine.errors).toEqual(['hello: cannot be mounted.']);
    expect(events).toMatchObject([{ widget: 'hello', where: 'mounting', isFatal: true }]);
  });

  it('is not drawn inside a form whose fields would have React loop for ever', async () => {
    showPage('<form id="form"><div id="a" data-widget="hello">CMS</div></form>');
    Object.defineProperty(get('form'), 'parentNode', { value: document.createElement('input') });
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    expect([statusOf('a'), get('a').textContent]).toEqual(['failed', 'CMS']);
    expect(engine.errors).toEqual([
      'hello: a field of the form around it is named parentNode; expected another name. The content of the page stays.',
    ]);
  });
});
