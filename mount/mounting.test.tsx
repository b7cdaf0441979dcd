// @vitest-environment jsdom
import { act, use, useEffect, useId, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useShownEffect } from '../shared/hooks/use-shown-effect.ts';
import { type BehaviourContext, defineBehaviour } from '../shared/widget/define-widget.ts';
import { type WidgetContext } from '../shared/widget/use-widget.ts';
import { makeContract, makeWidget, type NoApi } from '../tests/setup/make-widget.ts';
import { getById as get, showPage, statusOf } from '../tests/setup/show-page.ts';
import { startEngine, type TestEngine, whenSettled } from '../tests/setup/start-engine.ts';

let engine: TestEngine | undefined;
afterEach(() => {
  engine?.stop();
});

const hello = makeWidget('hello', () => <p>Hello</p>);

/** Starts a widget that keeps its context, on `#a`. */
async function open(html = '<div id="a" data-widget="open">CMS</div>', options = {}) {
  const given: WidgetContext<NoApi, 'greeting'>[] = [];
  const widget = makeWidget('open', (context) => {
    given.push(context);
    return <p>Drawn</p>;
  });
  showPage(html);
  engine = startEngine([widget, hello], options);
  await engine.publicApi.ready;
  const [context] = given;
  if (context === undefined) throw new Error('The widget was not drawn.');
  return { context, engine };
}

describe('what a widget is given', () => {
  it('sends its actions as events that bubble, with its name', async () => {
    const { context } = await open();
    const events: unknown[] = [];
    const listener = (event: Event) => {
      events.push([(event.target as Element).id, (event as CustomEvent<unknown>).detail]);
    };
    document.addEventListener('widget:action', listener);
    context.act({ action: 'press', label: 'Next' });
    expect(events).toEqual([]);
    await Promise.resolve();
    document.removeEventListener('widget:action', listener);
    expect(events).toEqual([['a', { widget: 'open', action: 'press', label: 'Next' }]]);
  });

  it('reports its problems under its name', async () => {
    const { context, engine: running } = await open();
    context.report({ where: 'slides[0]', found: 'null', expected: 'an object' });
    expect(running.errors).toEqual(['open: slides[0] is null; expected an object.']);
  });

  it('guards callbacks, which get their values until its end', async () => {
    const { context, engine: running } = await open();
    const callback = vi.fn();
    const guarded = context.guard(callback);
    guarded(1, 'two');
    expect(callback.mock.calls).toEqual([[1, 'two']]);
    running.publicApi.unmount();
    guarded(3);
    expect(callback).toHaveBeenCalledOnce();
  });

  it('is told that an editor is at work', async () => {
    const { context } = await open('<div data-editing><i data-widget="open"></i></div>');
    expect(context.isEditing).toBe(true);
  });

  it.each<[Readonly<Record<string, string>>, object]>([
    [{}, {}],
    [{ 'image-query': 'width={width}' }, { query: 'width={width}' }],
    [{ 'image-widths': '480,960' }, { widths: [480, 960] }],
  ])('is told how the CMS resizes images: %j', async (options, expected) => {
    const { context } = await open(undefined, options);
    expect(context.imageResizing).toEqual(expected);
  });

  it('has ids of its own, also where there are several', async () => {
    function Named() {
      return <p id={useId()} className="named" />;
    }
    showPage('<i data-widget="named"></i><i data-widget="named"></i>');
    engine = startEngine([makeWidget('named', () => <Named />)]);
    await engine.publicApi.ready;
    const ids = [...document.querySelectorAll('.named')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.join()).toMatch(/pmw-/);
  });
});

describe('a behaviour', () => {
  const make = (start: (context: BehaviourContext<NoApi>) => void) =>
    defineBehaviour({
      contract: { ...makeContract('bar'), kind: 'behaviour' as const },
      start: (_config, context: BehaviourContext<NoApi>) => {
        start(context);
      },
    });

  it('that throws while it ends is reported, and its content is back', async () => {
    const bar = make(({ element, borrow }) => {
      borrow.attributes(element, { role: 'group' });
      borrow.untilEnd(() => {
        throw new Error('bang');
      });
    });
    showPage('<div id="a" data-widget="bar">CMS</div>');
    engine = startEngine([bar]);
    await engine.publicApi.ready;
    expect(get('a').getAttribute('role')).toBe('group');
    engine.publicApi.unmount();
    expect(get('a').outerHTML).toBe('<div id="a" data-widget="bar">CMS</div>');
    expect(engine.errors).toEqual(['bar: stopping failed: bang. The content of the page stays.']);
  });

  it('whose end has the page unmount everything ends once, and so do the others', async () => {
    const bar = make(({ borrow }) => {
      borrow.untilEnd(() => engine?.publicApi.unmount());
    });
    showPage('<div id="a" data-widget="bar"></div><div id="b" data-widget="bar"></div>');
    engine = startEngine([bar]);
    await engine.publicApi.ready;
    engine.publicApi.unmount();
    await whenSettled();
    const ended = engine.events.filter((event) => event.startsWith('widget:unmounted'));
    expect(ended.toSorted()).toEqual(['widget:unmounted a', 'widget:unmounted b']);
  });

  it('that throws when it starts has failed', async () => {
    const bar = make(({ element, borrow }) => {
      borrow.attributes(element, { role: 'group' });
      throw new Error('bang');
    });
    showPage('<div id="a" data-widget="bar">CMS</div>');
    engine = startEngine([bar]);
    await engine.publicApi.ready;
    expect(statusOf('a')).toBe('failed');
    expect(get('a').hasAttribute('role')).toBe(false);
    expect(engine.errors).toEqual(['bar: starting failed: bang. The content of the page stays.']);
  });

  it.each<[string, boolean, [string, boolean][]]>([
    ['while it ends: nothing has failed', false, [['stopping', false]]],
    [
      'while it ends because its start threw: that alone is fatal',
      true,
      [
        ['stopping', false],
        ['starting', true],
      ],
    ],
  ])('that throws %s', async (_, throwsAtStart, expected) => {
    const bar = make(({ borrow }) => {
      borrow.untilEnd(() => {
        throw new Error('bang');
      });
      if (throwsAtStart) throw new Error('bang');
    });
    const events: unknown[] = [];
    const listener = (event: Event) => {
      const { where, isFatal } = (event as CustomEvent<{ where: string; isFatal: boolean }>).detail;
      events.push([where, isFatal]);
    };
    document.addEventListener('widget:problem', listener);
    showPage('<div id="a" data-widget="bar">CMS</div>');
    engine = startEngine([bar]);
    await engine.publicApi.ready;
    engine.publicApi.unmount();
    await whenSettled();
    document.removeEventListener('widget:problem', listener);
    expect(events).toEqual(expected);
  });

  it('that is unmounted while it starts ends', async () => {
    const ended = vi.fn();
    const bar = make(({ borrow }) => {
      borrow.untilEnd(ended);
      engine?.publicApi.unmount();
    });
    showPage('<div id="a" data-widget="bar">CMS</div>');
    engine = startEngine([bar]);
    await engine.publicApi.ready;
    await whenSettled();
    expect(ended).toHaveBeenCalledOnce();
    expect([statusOf('a'), engine.events]).toEqual([null, []]);
  });
});

describe('a widget that takes long to render', () => {
  const busyWait = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  /** Counts the tasks of others between the first and the last of five slow parts of each widget. */
  const countTasks = async (html: string) => {
    let tasks = 0;
    const tick = setInterval(() => (tasks += 1));
    const seen = new Map<HTMLElement, number[]>();
    function Part({ of }: { readonly of: HTMLElement }) {
      busyWait(6);
      seen.set(of, [...(seen.get(of) ?? []), tasks]);
      return <p>Part</p>;
    }
    const large = makeWidget('large', ({ element }) =>
      ['a', 'b', 'c', 'd', 'e'].map((key) => <Part key={key} of={element} />),
    );
    showPage(html);
    engine = startEngine([large]);
    await engine.publicApi.ready;
    clearInterval(tick);
    return [...seen.values()].map((counts) => (counts.at(-1) ?? 0) - (counts[0] ?? 0));
  };

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
    engine = startEngine([large]);
    expect(await seen).toEqual(['Drawn', 'mounted', 1]);
  });

  it('lets the page respond in between', async () => {
    const counts = await countTasks('<i data-widget="large"></i><i data-widget="large"></i>');
    expect(counts).toHaveLength(2);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });
});

describe('a widget that is not drawn', () => {
  const waiting = new Promise<void>(() => undefined);
  const suspended = makeWidget('suspended', () => {
    use(waiting);
    return <p>Never</p>;
  });

  it('holds up nobody, and its CMS content stays', async () => {
    showPage(
      '<i id="a" data-widget="suspended">CMS</i><i id="b" data-widget="hello"></i><i id="c" data-widget="hello"></i>',
    );
    engine = startEngine([suspended, hello]);
    await vi.waitFor(() => {
      expect([statusOf('b'), statusOf('c')]).toEqual(['mounted', 'mounted']);
    });
    expect([statusOf('a'), get('a').textContent]).toEqual(['loading', 'CMS']);
  });

  it('leaves no listener on its element when it ends', async () => {
    showPage('<i id="a" data-widget="suspended">CMS</i><i id="b" data-widget="hello"></i>');
    const listening: unknown[] = [];
    const element = get('a');
    vi.spyOn(element, 'addEventListener').mockImplementation((type) => void listening.push(type));
    engine = startEngine([suspended, hello]);
    await vi.waitFor(() => {
      expect(statusOf('b')).toBe('mounted');
    });
    engine.publicApi.unmount();
    await whenSettled();
    expect(element.outerHTML).toBe('<i id="a" data-widget="suspended">CMS</i>');
    expect(listening).toEqual([]);
  });
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
    showPage('<div id="a" data-widget="shown">CMS</div>');
    engine = startEngine([makeWidget('shown', ({ element }) => <Shown element={element} />)]);
    await engine.publicApi.ready;
    act(() => {
      turn(1);
    });
    engine.publicApi.unmount();
    await whenSettled();
    expect(log).toEqual([
      ['effect', false],
      [0, true, 'mounted'],
      'end 0',
      [1, true, 'mounted'],
      'end 1',
    ]);
  });

  it('fail it where one throws when it is shown', async () => {
    function Throwing() {
      useShownEffect(() => {
        throw new Error('bang');
      }, []);
      return <p>Drawn</p>;
    }
    showPage('<div id="a" data-widget="throwing">CMS</div>');
    engine = startEngine([makeWidget('throwing', () => <Throwing />)]);
    await engine.publicApi.ready;
    await whenSettled();
    expect([statusOf('a'), get('a').textContent]).toEqual(['failed', 'CMS']);
    expect(engine.events).toEqual(['widget:failed a']);
    expect(engine.errors).toEqual([
      'throwing: rendering failed: bang. The content of the page stays.',
    ]);
  });
});

describe('content that the page changes while the widget is being rendered', () => {
  it('is what comes back', async () => {
    const changing = makeWidget('hello', ({ element }) => {
      element.append('New');
      return <p>Drawn</p>;
    });
    showPage('<div id="a" data-widget="hello">Old, </div>');
    engine = startEngine([changing]);
    await engine.publicApi.ready;
    expect(get('a').textContent).toBe('Drawn');
    engine.publicApi.unmount();
    expect(get('a').textContent).toBe('Old, New');
  });
});

describe('parts of a page', () => {
  const page =
    '<main id="main"><div id="a" data-widget="hello">A</div></main><div id="b" data-widget="hello">B</div>';
  const begin = async (html = page, options = {}) => {
    showPage(html);
    engine = startEngine([hello], options);
    await engine.publicApi.ready;
    return engine.publicApi;
  };

  it('are unmounted alone', async () => {
    const { unmount } = await begin();
    unmount(get('main'));
    expect([statusOf('a'), statusOf('b')]).toEqual([null, 'mounted']);
  });

  it('are mounted alone, also where they are the mount point itself', async () => {
    const { mount } = await begin(page, { 'auto-mount': 'false' });
    await mount(get('b'));
    expect([statusOf('a'), statusOf('b')]).toEqual([null, 'mounted']);
    await mount(get('main'));
    expect(statusOf('a')).toBe('mounted');
  });

  it('may be fragments', async () => {
    const { mount } = await begin('');
    const fragment = document.createDocumentFragment();
    const element = document.createElement('div');
    element.setAttribute('data-widget', 'hello');
    fragment.append(element);
    await mount(fragment);
    expect(element.textContent).toBe('Hello');
  });

  it('are no drawings: their elements have no content that a widget could replace', async () => {
    await begin('<svg><g id="a" data-widget="hello"></g></svg>');
    expect(statusOf('a')).toBeNull();
  });

  it('become mount points as little when they are named so later', async () => {
    await begin('<svg><g id="a"></g></svg>');
    get('a').setAttribute('data-widget', 'hello');
    await whenSettled();
    expect([statusOf('a'), engine?.errors]).toEqual([null, []]);
  });

  it('that are no mount points are not touched', async () => {
    const { mount } = await begin();
    await mount(get('main'));
    const late = document.createElement('p');
    document.body.append(late);
    await whenSettled();
    expect([statusOf('main'), late.outerHTML, engine?.errors]).toEqual([null, '<p></p>', []]);
  });

  it('that the page mounts by itself are not waited for, even while it is parsed', async () => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    showPage(page);
    engine = startEngine([hello], { 'auto-mount': 'false' });
    const ready = engine.publicApi.ready.then(() => 'ready');
    expect(await ready).toBe('ready');
  });

  it('must be elements', async () => {
    const { unmount } = await begin();
    (unmount as (root: unknown) => void)('#a');
    expect(engine?.errors).toEqual([
      'PrivateMarketsWidgets: the root of unmount() is "#a"; expected an element or the document. Nothing is done.',
    ]);
    expect(statusOf('a')).toBe('mounted');
  });

  it('unmounted by the page stay so, whatever happens around them', async () => {
    const { unmount } = await begin();
    unmount(get('a'));
    get('b').after(get('a'));
    await whenSettled();
    get('a').setAttribute('data-widget', ' hello');
    await whenSettled();
    expect(get('a').textContent).toBe('A');
  });

  it('tell of unmounting only where something was mounted', async () => {
    const { unmount } = await begin(`${page}<div id="c" data-widget="helo"></div>`);
    unmount();
    unmount();
    await whenSettled();
    const ended = engine?.events.filter((event) => event.startsWith('widget:unmounted'));
    expect(ended).toEqual(['widget:unmounted a', 'widget:unmounted b']);
  });
});
