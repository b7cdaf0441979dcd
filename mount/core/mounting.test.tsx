// @vitest-environment jsdom
import { act, use, useEffect, useId, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { type WidgetContext } from '../../shared/widget/use-widget.ts';
import { collect } from '../../tests/setup/dom/listen.ts';
import { makeBehaviour, makeWidget, type NoApi } from '../../tests/setup/engine/make-widget.ts';
import { getById as get, showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { openPage, startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { until } from '../../tests/setup/engine/until.ts';

const hello = makeWidget('hello', () => <p>Hello</p>);

describe('what a widget is given', () => {
  /** Starts a widget that keeps its context, on `#a`. */
  async function open(html = '<div id="a" data-widget="open">CMS</div>', options = {}) {
    const given: WidgetContext<NoApi, 'greeting'>[] = [];
    const widget = makeWidget('open', (context) => {
      given.push(context);
      return <p>Drawn</p>;
    });
    const engine = await openPage(html, [widget], options);
    const [context] = given;
    if (context === undefined) throw new Error('The widget was not drawn.');
    return { context, ...engine };
  }

  it('tells the page of its actions and problems, and guards callbacks until its end', async () => {
    const { context, publicApi, errors } = await open();
    const events = collect('widget:action');
    context.act({ action: 'press', label: 'Next' });
    expect(events).toEqual([]);
    await Promise.resolve();
    expect(events).toEqual([['a', { widget: 'open', action: 'press', label: 'Next' }]]);
    context.report({ where: 'slides[0]', found: 'null', expected: 'an object' });
    expect(errors).toEqual(['open: slides[0] is null; expected an object.']);
    const callback = vi.fn();
    const guarded = context.guard(callback);
    guarded(1, 'two');
    publicApi.unmount();
    guarded(3);
    expect(callback.mock.calls).toEqual([[1, 'two']]);
  });

  it('is told how the CMS resizes images, and that an editor is at work', async () => {
    const resizing = { 'image-query': 'width={width}', 'image-widths': '480,960' };
    const html = '<div data-editing><i data-widget="open"></i></div>';
    const { context, stop } = await open(html, resizing);
    expect(context.imageResizing).toEqual({ query: 'width={width}', widths: [480, 960] });
    expect(context.isEditing).toBe(true);
    stop();
    const plain = await open();
    expect([plain.context.imageResizing, plain.context.isEditing]).toEqual([{}, false]);
  });

  it('has ids of its own, also where there are several', async () => {
    function Named() {
      return <p id={useId()} className="named" />;
    }
    const named = makeWidget('named', () => <Named />);
    await openPage('<i data-widget="named"></i><i data-widget="named"></i>', [named]);
    const ids = [...document.querySelectorAll('.named')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.join()).toMatch(/pmw-/);
  });
});

describe('a behaviour', () => {
  const make = (start: Parameters<typeof makeBehaviour>[1]) => makeBehaviour('bar', start);
  const barTag = '<div id="a" data-widget="bar">CMS</div>';

  it.each([
    ['ends: nothing has failed', false, true, 'mounted', [['stopping', false]]],
    ['starts: it has failed', true, false, 'failed', [['starting', true]]],
    [
      'ends because its start threw: that alone is fatal',
      ...[true, true, 'failed'],
      [
        ['stopping', false],
        ['starting', true],
      ],
    ],
  ] as const)('that throws while it %s', async (_, atStart, atEnd, status, problems) => {
    const bang = () => {
      throw new Error('bang');
    };
    const bar = make(({ element, changes }) => {
      changes.attributes(element, { role: 'group' });
      if (atEnd) changes.untilEnd(bang);
      if (atStart) bang();
    });
    const told = collect('widget:problem');
    const { publicApi, errors } = await openPage(barTag, [bar]);
    expect([statusOf('a'), get('a').hasAttribute('role')]).toEqual([status, !atStart]);
    publicApi.unmount();
    await whenSettled();
    expect([get('a').textContent, get('a').hasAttribute('role')]).toEqual(['CMS', false]);
    expect(errors).toEqual(
      problems.map(([where]) => `bar: ${where} failed: bang. The content of the page stays.`),
    );
    expect(told).toMatchObject(problems.map(([where, isFatal]) => ['a', { where, isFatal }]));
  });

  it('whose end has the page unmount everything ends once, and so do the others', async () => {
    const unmount = vi.fn();
    const bar = make(({ changes }) => changes.untilEnd(unmount));
    const { publicApi, events } = await openPage(`${barTag}<i id="b" data-widget="bar"></i>`, [
      bar,
    ]);
    unmount.mockImplementation(publicApi.unmount);
    publicApi.unmount();
    await whenSettled();
    const ended = events.filter((event) => event.startsWith('widget:unmounted'));
    expect(ended.toSorted()).toEqual(['widget:unmounted a', 'widget:unmounted b']);
  });

  it('that is unmounted while it starts ends', async () => {
    const ended = vi.fn();
    const unmount = vi.fn();
    const bar = make(({ changes }) => {
      changes.untilEnd(ended);
      unmount();
    });
    showPage(barTag);
    const { publicApi, events } = startEngine([bar]);
    unmount.mockImplementation(publicApi.unmount);
    await publicApi.ready;
    await whenSettled();
    expect(ended).toHaveBeenCalledOnce();
    expect([statusOf('a'), events]).toEqual([null, []]);
  });
});

describe('a widget that takes long to render', () => {
  it('has its status and its effects before what it shows can be painted', async () => {
    const effect = vi.fn();
    const large = makeWidget('large', () => {
      useEffect(effect, []);
      return <p>Drawn</p>;
    });
    showPage('<i id="a" data-widget="large"></i>');
    // Runs after the task that changes the page, before the browser paints.
    const seen = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve([get('a').textContent, statusOf('a'), effect.mock.calls.length]);
      });
      observer.observe(get('a'), { childList: true });
    });
    startEngine([large]);
    expect(await seen).toEqual(['Drawn', 'mounted', 1]);
  });

  it('lets the page respond in between', async () => {
    let tasks = 0;
    const tick = setInterval(() => (tasks += 1));
    /** The tasks of others before each of the five slow parts of each widget. */
    const seen = new Map<HTMLElement, number[]>();
    function Part({ of }: { readonly of: HTMLElement }) {
      const end = performance.now() + 6;
      while (performance.now() < end);
      seen.set(of, [...(seen.get(of) ?? []), tasks]);
      return <p>Part</p>;
    }
    const large = makeWidget('large', ({ element }) =>
      ['a', 'b', 'c', 'd', 'e'].map((key) => <Part key={key} of={element} />),
    );
    await openPage('<i data-widget="large"></i><i data-widget="large"></i>', [large]);
    clearInterval(tick);
    const counts = [...seen.values()].map((each) => (each.at(-1) ?? 0) - (each[0] ?? 0));
    expect(counts).toHaveLength(2);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

it('a widget that is not drawn holds up nobody, and its CMS content stays', async () => {
  const waiting = new Promise<void>(() => undefined);
  const suspended = makeWidget('suspended', () => {
    use(waiting);
    return <p>Never</p>;
  });
  const tag = '<i id="a" data-widget="suspended">CMS</i>';
  showPage(`${tag}<i id="b" data-widget="hello"></i><i id="c" data-widget="hello"></i>`);
  const { publicApi } = startEngine([suspended, hello]);
  await until(() => expect([statusOf('b'), statusOf('c')]).toEqual(['mounted', 'mounted']));
  expect([statusOf('a'), get('a').textContent]).toEqual(['loading', 'CMS']);
  publicApi.unmount();
  await whenSettled();
  expect(get('a').outerHTML).toBe(tag);
});

describe('the effects of a widget', () => {
  it('that need the page run when it is shown, again when they must, and end with it', async () => {
    const log: unknown[] = [];
    let turn: (n: number) => void = () => undefined;
    function Shown({ element }: { readonly element: Element }) {
      const [count, setCount] = useState(0);
      turn = setCount;
      const box = useRef<HTMLParagraphElement>(null);
      useEffect(() => {
        log.push(['effect', box.current?.isConnected]);
      }, []);
      useShownEffect(() => {
        log.push([count, box.current?.isConnected, element.getAttribute('data-widget-status')]);
        return () => {
          log.push(`end ${count}`);
        };
      }, [count, element]);
      return <p ref={box}>Drawn</p>;
    }
    const { publicApi } = await openPage('<div data-widget="shown">CMS</div>', [
      makeWidget('shown', ({ element }) => <Shown element={element} />),
    ]);
    act(() => turn(1));
    publicApi.unmount();
    await whenSettled();
    expect(log).toEqual([
      ['effect', false],
      [0, true, 'mounted'],
      'end 0',
      [1, true, 'mounted'],
      'end 1',
    ]);
  });
});

describe('the content of a page', () => {
  it('that the page changes while the widget is being rendered is what comes back', async () => {
    const changing = makeWidget('hello', ({ element }) => {
      element.append('New');
      return <p>Drawn</p>;
    });
    const { publicApi } = await openPage('<p id="a" data-widget="hello">Old, </p>', [changing]);
    expect(get('a').textContent).toBe('Drawn');
    publicApi.unmount();
    expect(get('a').textContent).toBe('Old, New');
  });

  it('is not waited for where the page mounts by itself, even while it is parsed', async () => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    const { publicApi } = startEngine([hello], { 'auto-mount': 'false' });
    await expect(publicApi.ready).resolves.toBeUndefined();
  });

  it('is left alone where the engine stops before it is parsed', () => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    startEngine([hello]).stop();
    showPage('<p id="a" data-widget="hello">CMS</p>');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(statusOf('a')).toBeNull();
  });
});
