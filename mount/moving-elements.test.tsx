// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BehaviourContext, defineBehaviour } from '../shared/widget/define-widget.ts';
import {
  makeContract,
  makeSlowWidget,
  makeWidget,
  type NoApi,
} from '../tests/setup/make-widget.ts';
import { getById as get, showPage, statusOf } from '../tests/setup/show-page.ts';
import { startEngine, type TestEngine, whenSettled } from '../tests/setup/start-engine.ts';
import { until } from '../tests/setup/until.ts';

let engine: TestEngine | undefined;
afterEach(() => {
  engine?.stop();
  engine = undefined;
});

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);

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
    showPage(
      '<main id="from"><div id="a" data-widget="counter"></div></main><aside id="to"></aside>',
    );
    engine = startEngine([makeWidget('counter', () => <Counter />)]);
    await engine.publicApi.ready;
    get('a').querySelector('button')?.click();
    get('to').append(get('a'));
    await whenSettled();
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
    showPage(
      '<div id="t" data-widget="tabs"><div id="in" data-widget="hello"></div></div><div id="l" data-widget="list"></div>',
    );
    engine = startEngine([behaviour, list, hello]);
    await engine.publicApi.ready;
    await whenSettled();
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
  /** A widget on `#a` leaves while it is loading; its answer comes after that. */
  const leaveWhileLoading = async (answer: () => unknown) => {
    const { slow, finish } = makeSlowWidget();
    showPage('<div id="a" data-widget="slow">CMS</div>');
    const started = startEngine([slow]);
    engine = started;
    await until(() => {
      expect(statusOf('a')).toBe('loading');
    });
    started.publicApi.unmount();
    finish(answer());
    await whenSettled();
    return started;
  };

  it('ignores an answer that comes after it has left', async () => {
    const { publicApi, errors, events } = await leaveWhileLoading(() => 'late');
    expect([statusOf('a'), get('a').textContent]).toEqual([null, 'CMS']);
    expect([errors, events]).toEqual([[], []]);
    await publicApi.ready;
  });

  it.each<[string, () => Promise<unknown>]>([
    ['nothing to show', () => Promise.resolve(undefined)],
    ['an error', () => Promise.reject(new Error('too late'))],
  ])('has no status and says nothing where its answer is %s', async (_, answer) => {
    const { errors, events } = await leaveWhileLoading(answer);
    expect(get('a').outerHTML).toBe('<div id="a" data-widget="slow">CMS</div>');
    expect([errors, events]).toEqual([[], []]);
  });

  it('before its turn is not mounted, and mounts when asked again', async () => {
    showPage('<div id="a" data-widget="hello">CMS</div>');
    engine = startEngine([hello]);
    engine.publicApi.unmount();
    await engine.publicApi.ready;
    await whenSettled();
    expect([statusOf('a'), get('a').textContent]).toEqual([null, 'CMS']);
    await Promise.all([engine.publicApi.mount(), engine.publicApi.mount()]);
    expect(get('a').textContent).toBe('Hello');
    expect(engine.events).toEqual(['widget:mounted a']);
  });

  it('into a copy of the page leaves the CMS content in the copy', async () => {
    showPage('<div id="a" data-widget="hello">CMS</div>');
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

  it('are kept when the page is swapped for itself, however busy it is', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `w${at}`);
    const divs = names.map((id) => `<div id="${id}" data-widget="hello">CMS</div>`);
    const authored = `<main>${divs.join('')}</main>`;
    showPage(authored);
    engine = startEngine([hello]);
    await engine.publicApi.ready;
    const drawn = names.map((id) => get(id).querySelector('p'));
    // Each look at the clock is a slice later.
    let nowMs = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 20));
    document.dispatchEvent(new Event('turbo:before-render'));
    showPage(authored);
    await until(() => {
      expect(names.map((id) => get(id).textContent)).toEqual(names.map(() => 'Hello'));
    });
    clock.mockRestore();
    expect(names.filter((id, at) => get(id).querySelector('p') !== drawn[at])).toEqual([]);
  });

  it('into a copy that is made in the next task leaves the author’s markup in the copy', async () => {
    const authored = '<div id="a" data-widget="hello">CMS</div>';
    showPage(authored);
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
    showPage(names.map((id) => `<div id="${id}" data-widget="hello">CMS</div>`).join(''));
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
    await whenSettled();
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
    await whenSettled();
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
    await whenSettled();
    expect(box.textContent).toBe('Hello');
    engine.publicApi.unmount();
    expect(box.textContent).toBe('');
  });
});
