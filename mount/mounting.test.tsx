// @vitest-environment jsdom
import { useEffect, useId } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type BehaviourContext,
  defineBehaviour,
  type WidgetContext,
} from '../shared/widget/define-widget.ts';
import { failWith } from '../shared/widget/fail-with.ts';
import { makeContract, makeWidget, type NoApi } from '../tests/setup/make-widget.ts';
import { getById as get, showPage } from '../tests/setup/show-page.ts';
import { startEngine, type TestEngine } from '../tests/setup/start-engine.ts';

let engine: TestEngine | undefined;
afterEach(() => {
  engine?.stop();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const statusOf = (id: string) => get(id).getAttribute('data-widget-status');

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
    const heard: unknown[] = [];
    const listener = (event: Event) => {
      heard.push([(event.target as Element).id, (event as CustomEvent<unknown>).detail]);
    };
    document.addEventListener('widget:action', listener);
    context.act({ action: 'press', label: 'Next' });
    expect(heard).toEqual([]);
    await Promise.resolve();
    document.removeEventListener('widget:action', listener);
    expect(heard).toEqual([['a', { widget: 'open', action: 'press', label: 'Next' }]]);
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
    await wait(5);
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
    const heard: unknown[] = [];
    document.addEventListener(
      'widget:problem',
      (event) => {
        heard.push((event as CustomEvent<unknown>).detail);
      },
      { once: true },
    );
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    expect([get('a').textContent, get('b').textContent]).toEqual(['CMS', 'Hello']);
    expect(engine.errors).toEqual(['hello: cannot be mounted.']);
    expect(heard).toMatchObject([{ widget: 'hello', where: 'mounting', isFatal: true }]);
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
    await wait(0);
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
    const heard: unknown[] = [];
    const listener = (event: Event) => {
      const { where, isFatal } = (event as CustomEvent<{ where: string; isFatal: boolean }>).detail;
      heard.push([where, isFatal]);
    };
    document.addEventListener('widget:problem', listener);
    showPage('<div id="a" data-widget="bar">CMS</div>');
    engine = startEngine([bar]);
    await engine.publicApi.ready;
    engine.publicApi.unmount();
    await wait(0);
    document.removeEventListener('widget:problem', listener);
    expect(heard).toEqual(expected);
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
    await wait(5);
    expect(ended).toHaveBeenCalledOnce();
    expect([statusOf('a'), engine.events]).toEqual([null, []]);
  });
});

describe('a visitor who types in the content of the CMS', () => {
  const typing = async (html: string, widget = hello) => {
    showPage(html);
    engine = startEngine([widget]);
    get('field').focus();
    await engine.publicApi.ready;
    await wait(20);
    return engine;
  };
  const field = '<div id="a" data-widget="hello"><input id="field"></div>';
  const boxed = makeWidget('hello', () => <input id="drawn" />);

  it('is not disturbed, nor waited for; the widget comes when the focus leaves', async () => {
    const { events } = await typing(field, boxed);
    (get('field') as HTMLInputElement).value = 'typed';
    expect([statusOf('a'), document.activeElement, events]).toEqual(['pending', get('field'), []]);
    get('field').blur();
    await vi.waitFor(() => {
      expect(statusOf('a')).toBe('mounted');
    });
    expect(get('drawn')).toHaveValue('typed');
  });

  it('finds the content as it was where the page unmounts it meanwhile', async () => {
    const { publicApi, events } = await typing(field);
    publicApi.unmount();
    get('field').blur();
    await wait(20);
    expect([statusOf('a'), get('a').childElementCount, events]).toEqual([null, 1, []]);
  });

  describe('and begins while the widget is being rendered', () => {
    // React renders in slices, and the page responds in between.
    const begun = async () => {
      let isFirst = true;
      const slow = makeWidget('hello', () => {
        if (isFirst) get('field').focus();
        isFirst = false;
        return <input id="drawn" />;
      });
      showPage(field);
      engine = startEngine([slow]);
      await engine.publicApi.ready;
      return engine;
    };

    it('is not disturbed; the widget comes when the focus leaves', async () => {
      const { events } = await begun();
      (get('field') as HTMLInputElement).value = 'typed';
      await wait(20);
      expect([statusOf('a'), document.activeElement, events]).toEqual([
        'pending',
        get('field'),
        [],
      ]);
      get('field').blur();
      await vi.waitFor(() => {
        expect(statusOf('a')).toBe('mounted');
      });
      expect(get('drawn')).toHaveValue('typed');
    });

    it('keeps the field where the page unmounts it meanwhile', async () => {
      const { publicApi } = await begun();
      const before = get('field');
      publicApi.unmount();
      before.blur();
      await wait(20);
      expect([statusOf('a'), ...get('a').children]).toEqual([null, before]);
    });
  });

  it('does not hold back a behaviour, which leaves the content in its place', async () => {
    const bar = defineBehaviour({
      contract: { ...makeContract('bar'), kind: 'behaviour' as const },
      start: (_config, { element }: BehaviourContext<NoApi>) => {
        element.classList.add('is-on');
      },
    });
    showPage('<div id="a" data-widget="bar"><input id="field"></div>');
    engine = startEngine([bar]);
    get('field').focus();
    await engine.publicApi.ready;
    expect([statusOf('a'), get('a').className]).toEqual(['mounted', 'is-on']);
    expect(document.activeElement).toBe(get('field'));
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

  it('lets the page respond in between, the first time', async () => {
    const [first, second] = await countTasks(
      '<i data-widget="large"></i><i data-widget="large"></i>',
    );
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(0);
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
    await wait(20);
    expect([statusOf('a'), engine?.errors]).toEqual([null, []]);
  });

  it('that are no mount points are not touched', async () => {
    const { mount } = await begin();
    await mount(get('main'));
    const late = document.createElement('p');
    document.body.append(late);
    await wait(20);
    expect([statusOf('main'), late.outerHTML, engine?.errors]).toEqual([null, '<p></p>', []]);
  });

  it('that the page mounts by itself are not waited for, even while it is parsed', async () => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    showPage(page);
    engine = startEngine([hello], { 'auto-mount': 'false' });
    const ready = engine.publicApi.ready.then(() => 'ready');
    expect(await Promise.race([ready, wait(50)])).toBe('ready');
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
    await wait(20);
    get('a').setAttribute('data-widget', ' hello');
    await wait(20);
    expect(get('a').textContent).toBe('A');
  });

  it('tell of unmounting only where something was mounted', async () => {
    const { unmount } = await begin(`${page}<div id="c" data-widget="helo"></div>`);
    unmount();
    unmount();
    await wait(5);
    const ended = engine?.events.filter((event) => event.startsWith('widget:unmounted'));
    expect(ended).toEqual(['widget:unmounted a', 'widget:unmounted b']);
  });
});
