// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../shared/widget/attributes.ts';
import { defineContract } from '../shared/widget/define-contract.ts';
import {
  type BehaviourContext,
  defineBehaviour,
  defineWidget,
  type WidgetContext,
} from '../shared/widget/define-widget.ts';
import {
  makeContract,
  makeSlowWidget,
  makeWidget,
  type NoApi,
} from '../tests/setup/make-widget.ts';
import { getById as get, showPage as render } from '../tests/setup/show-page.ts';
import { startEngine, type TestEngine } from '../tests/setup/start-engine.ts';
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

function statusOf(id: string): string | null {
  return get(id).getAttribute('data-widget-status');
}

/** Longer than usual, because the machine may be busy. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 5000 });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);

describe('a mount point', () => {
  it('is given its widget, a status and one event', async () => {
    render('<section id="a" data-widget="hello"><p>From the CMS</p></section>');
    engine = startEngine([hello]);
    expect(statusOf('a')).toBe('pending');
    expect(get('a').textContent).toBe('From the CMS');
    await engine.publicApi.ready;
    expect(statusOf('a')).toBe('mounted');
    expect(get('a').textContent).toBe('Hello');
    expect(engine.events).toEqual(['widget:mounted a']);
    expect(engine.errors).toEqual([]);
  });

  it('keeps the CMS content until the widget has something to show', async () => {
    const { slow, finish } = makeSlowWidget();
    render('<div id="a" data-widget="slow">CMS</div>');
    engine = startEngine([slow]);
    await until(() => {
      expect(statusOf('a')).toBe('loading');
    });
    expect(get('a').textContent).toBe('CMS');
    finish('data');
    await engine.publicApi.ready;
    expect(get('a').textContent).toBe('Drawn');
  });

  it('keeps the CMS content and says nothing where there is nothing to show', async () => {
    const empty = makeWidget(
      'empty',
      () => <p>Drawn</p>,
      () => Promise.resolve(undefined),
    );
    render('<div id="a" data-widget="empty">CMS</div>');
    engine = startEngine([empty]);
    await engine.publicApi.ready;
    expect([statusOf('a'), get('a').textContent]).toEqual(['empty', 'CMS']);
    expect([engine.errors, engine.events]).toEqual([[], []]);
  });

  it('of an unknown widget fails with the nearest name', async () => {
    render('<div id="a" data-widget="helo">CMS</div><div id="b" data-widget="">CMS</div>');
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    expect([statusOf('a'), get('a').textContent]).toEqual(['failed', 'CMS']);
    expect(engine.errors).toEqual([
      'helo: data-widget is "helo"; expected a known widget, probably "hello". The content of the page stays.',
      'a mount point without a name: data-widget is empty; expected one of hello. The content of the page stays.',
    ]);
  });

  it('says texts of the mount point first, then those of the page', async () => {
    render(
      '<div id="a" data-widget="hello"></div><div id="b" data-widget="hello" data-text-greeting="Grüezi"></div>',
    );
    engine = startEngine([hello], {
      'text-hello-greeting': 'Guten Tag',
      'text-hello-greting': 'x',
    });
    await engine.publicApi.ready;
    expect([get('a').textContent, get('b').textContent]).toEqual(['Guten Tag', 'Grüezi']);
    expect(engine.errors).toEqual([
      'widgets.js: data-text-hello-greting is "x"; expected data-text-hello-greeting. It is ignored.',
    ]);
  });
});

describe('a widget that throws', () => {
  it.each(throwingPhases)(
    'never harms its neighbour, and its CMS content is back: $phase',
    async ({ widget, problem, isPressed = false }) => {
      const { name } = widget.contract;
      render(
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
      await wait(5);
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
    render('<div id="a" data-widget="leaving">CMS</div>');
    engine = startEngine([leaving]);
    await engine.publicApi.ready;
    engine.publicApi.unmount();
    await wait(5);
    expect(get('a').textContent).toBe('CMS');
    expect(engine.errors).toHaveLength(1);
    expect(engine.errors[0]).toMatch(/^leaving: stopping failed: bang\./);
  });

  it('in the check of its data never stops those behind it', async () => {
    const contract = defineContract({
      name: 'bad-check',
      kind: 'widget',
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
    render(
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
    render('<div id="a" data-widget="acting"></div>');
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
    await wait(5);
    window.removeEventListener('error', onError);
    document.removeEventListener('widget:action', onAction);
    document.removeEventListener('focusin', onFocus);
    expect(seen.toSorted()).toEqual(['listener of actions', 'listener of focus']);
    expect([statusOf('a'), engine.errors]).toEqual(['mounted', []]);
  });

  it('has given its content back before the page hears of it, whatever the page then does', async () => {
    render(
      '<div id="a" data-widget="bad-render">CMS a</div><div id="b" data-widget="hello">CMS b</div>',
    );
    engine = startEngine([...throwingWidgets, hello]);
    const { publicApi } = engine;
    const heard: (string | null)[] = [];
    document.addEventListener(
      'widget:failed',
      (event) => {
        heard.push((event.target as Element).textContent);
        publicApi.unmount();
      },
      { once: true },
    );
    await publicApi.ready;
    await wait(20);
    expect(heard).toEqual(['CMS a']);
    expect([get('a').textContent, get('b').textContent]).toEqual(['CMS a', 'CMS b']);
  });

  it('in an event handler stays, and the browser reports the error like any other', async () => {
    render('<div id="a" data-widget="bad-handler"></div>');
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

describe('elements that come and go', () => {
  it('mount when they are added later, unmount when they are removed', async () => {
    const { signal: seen, widget } = makeSignalWidget();
    engine = startEngine([widget]);
    await engine.publicApi.ready;
    const element = document.createElement('div');
    element.id = 'late';
    element.setAttribute('data-widget', 'signal');
    element.append('CMS');
    document.body.append(element);
    await until(() => {
      expect(element.textContent).toBe('Drawn');
    });
    element.remove();
    await until(() => {
      expect(element.textContent).toBe('CMS');
    });
    expect(seen()?.aborted).toBe(true);
    expect(element.hasAttribute('data-widget-status')).toBe(false);
    document.body.append(element);
    await until(() => {
      expect(element.textContent).toBe('Drawn');
    });
  });

  function makeSignalWidget() {
    let signal: AbortSignal | undefined;
    const widget = makeWidget('signal', (context) => {
      signal = context.signal;
      return <p>Drawn</p>;
    });
    return { signal: () => signal, widget };
  }

  it('keep their state when they are moved within a task', async () => {
    function Counter() {
      const [count, setCount] = useState(0);
      return (
        <button
          onClick={() => {
            setCount(count + 1);
          }}
        >
          <span>{count}</span>
        </button>
      );
    }
    render(
      '<main id="from"><div id="a" data-widget="counter"></div></main><aside id="to"></aside>',
    );
    engine = startEngine([makeWidget('counter', () => <Counter />)]);
    await engine.publicApi.ready;
    get('a').querySelector('button')?.click();
    get('to').append(get('a'));
    await wait(20);
    expect(get('a').textContent).toBe('1');
    expect(engine.events).toEqual(['widget:mounted a']);
  });

  it('inside the element of a React widget are not mounted; inside a behaviour they are', async () => {
    const stop = vi.fn();
    const behaviour = defineBehaviour({
      contract: { ...makeContract('tabs'), kind: 'behaviour' as const },
      start: (_config, { element, borrow }: BehaviourContext<NoApi>) => {
        element.classList.add('is-on');
        borrow.untilEnd(stop);
      },
    });
    const list = makeWidget('list', () => <div data-widget="hello" id="drawn" />);
    render(
      '<div id="t" data-widget="tabs"><div id="in" data-widget="hello"></div></div><div id="l" data-widget="list"></div>',
    );
    engine = startEngine([behaviour, list, hello]);
    await engine.publicApi.ready;
    await wait(20);
    expect([statusOf('t'), get('t').className, statusOf('in')]).toEqual([
      'mounted',
      'is-on',
      'mounted',
    ]);
    expect(statusOf('drawn')).toBeNull();
    engine.publicApi.unmount();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('an element that leaves early', () => {
  it('ignores an answer that comes after it has left', async () => {
    const { slow, finish } = makeSlowWidget();
    render('<div id="a" data-widget="slow">CMS</div>');
    engine = startEngine([slow]);
    await until(() => {
      expect(statusOf('a')).toBe('loading');
    });
    engine.publicApi.unmount();
    finish('late');
    await wait(10);
    expect([statusOf('a'), get('a').textContent]).toEqual([null, 'CMS']);
    expect([engine.errors, engine.events]).toEqual([[], []]);
    await engine.publicApi.ready;
  });

  it.each<[string, () => Promise<unknown>]>([
    ['nothing to show', () => Promise.resolve(undefined)],
    ['an error', () => Promise.reject(new Error('too late'))],
  ])('has no status and says nothing where its answer is %s', async (_, answer) => {
    const { slow, finish } = makeSlowWidget();
    render('<div id="a" data-widget="slow">CMS</div>');
    engine = startEngine([slow]);
    await until(() => {
      expect(statusOf('a')).toBe('loading');
    });
    engine.publicApi.unmount();
    finish(answer());
    await wait(10);
    expect(get('a').outerHTML).toBe('<div id="a" data-widget="slow">CMS</div>');
    expect([engine.errors, engine.events]).toEqual([[], []]);
  });

  it('before its turn is not mounted, and mounts when asked again', async () => {
    render('<div id="a" data-widget="hello">CMS</div>');
    engine = startEngine([hello]);
    engine.publicApi.unmount();
    await engine.publicApi.ready;
    await wait(10);
    expect([statusOf('a'), get('a').textContent]).toEqual([null, 'CMS']);
    await Promise.all([engine.publicApi.mount(), engine.publicApi.mount()]);
    expect(get('a').textContent).toBe('Hello');
    expect(engine.events).toEqual(['widget:mounted a']);
  });

  it('into a copy of the page leaves the CMS content in the copy', async () => {
    render('<div id="a" data-widget="hello">CMS</div>');
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    document.dispatchEvent(new Event('turbo:before-cache'));
    const copy = document.body.cloneNode(true);
    expect(copy.textContent).toBe('CMS');
    document.body.replaceChildren(...copy.childNodes);
    await until(() => {
      expect(get('a').textContent).toBe('Hello');
    });
  });

  it('into a copy that is made in the next task leaves the author’s markup in the copy', async () => {
    const authored = '<div id="a" data-widget="hello">CMS</div>';
    render(authored);
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    document.dispatchEvent(new Event('turbo:before-cache'));
    const copy = await new Promise((resolve) =>
      setTimeout(() => {
        resolve(document.body.innerHTML);
      }),
    );
    expect(copy).toBe(authored);
    await until(() => {
      expect(get('a').textContent).toBe('Hello');
    });
  });

  it('into a copy is not mounted again where the page has changed its mind meanwhile', async () => {
    const names = ['kept', 'renamed', 'removed', 'unmounted'];
    render(names.map((id) => `<div id="${id}" data-widget="hello">CMS</div>`).join(''));
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    document.dispatchEvent(new Event('turbo:before-cache'));
    get('renamed').removeAttribute('data-widget');
    const removed = get('removed');
    removed.remove();
    engine.publicApi.unmount(get('unmounted'));
    await until(() => {
      expect(get('kept').textContent).toBe('Hello');
    });
    await wait(5);
    expect(['renamed', 'unmounted'].map((id) => [statusOf(id), get(id).textContent])).toEqual([
      [null, 'CMS'],
      [null, 'CMS'],
    ]);
    expect([removed.textContent, engine.errors]).toEqual(['CMS', []]);
  });

  it('from outside into the document, and out of it, ends there', async () => {
    engine = startEngine([hello]);
    const box = document.createElement('div');
    box.setAttribute('data-widget', 'hello');
    box.append('CMS');
    await engine.publicApi.mount(box);
    document.body.append(box);
    await wait(10);
    expect(box.textContent).toBe('Hello');
    box.remove();
    await until(() => {
      expect(box.textContent).toBe('CMS');
    });
  });

  it('is not taken for removed where it was never in the document', async () => {
    engine = startEngine([hello]);
    const box = document.createElement('div');
    box.setAttribute('data-widget', 'hello');
    await engine.publicApi.mount(box);
    const other = document.createElement('p');
    document.body.append(other);
    other.remove();
    await wait(10);
    expect(box.textContent).toBe('Hello');
    engine.publicApi.unmount();
    expect(box.textContent).toBe('');
  });
});

describe('the public API', () => {
  it('unmounts, gives the CMS content back and leaves the elements alone until mount()', async () => {
    render('<div id="a" data-widget="hello">CMS</div>');
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    engine.publicApi.unmount();
    expect([statusOf('a'), get('a').textContent]).toEqual([null, 'CMS']);
    document.body.append(get('a'));
    await wait(20);
    expect(get('a').textContent).toBe('CMS');
    await engine.publicApi.mount(get('a'));
    expect(get('a').textContent).toBe('Hello');
    expect(engine.events).toEqual(['widget:mounted a', 'widget:unmounted a', 'widget:mounted a']);
  });

  it('mounts nothing by itself with data-auto-mount="false", and is ready at once', async () => {
    render('<div id="a" data-widget="hello">CMS</div>');
    engine = startEngine([hello], { 'auto-mount': 'false' });
    await engine.publicApi.ready;
    await wait(20);
    expect(statusOf('a')).toBeNull();
    await engine.publicApi.mount();
    expect(statusOf('a')).toBe('mounted');
  });

  it('tries again what failed', async () => {
    let isDown = true;
    const flaky = makeWidget(
      'flaky',
      () => <p>Drawn</p>,
      () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve('up')),
    );
    render('<div id="a" data-widget="flaky">CMS</div>');
    engine = startEngine([flaky]);
    await engine.publicApi.ready;
    expect(statusOf('a')).toBe('failed');
    isDown = false;
    await engine.publicApi.mount();
    expect([statusOf('a'), get('a').textContent]).toEqual(['mounted', 'Drawn']);
  });

  it.each([['#a'], [null], [42]])('says what a root must be where it gets %j', async (root) => {
    engine = startEngine([hello]);
    const mount = engine.publicApi.mount as (root: unknown) => Promise<void>;
    await expect(mount(root)).resolves.toBeUndefined();
    expect(engine.errors[0]).toMatch(
      /the root of mount\(\) is .*; expected an element or the document/,
    );
  });

  it('is never rejected by a mount point that fails', async () => {
    render('<div data-widget="nothing"></div>');
    engine = startEngine([hello]);
    await expect(engine.publicApi.ready).resolves.toBeUndefined();
  });
});
