// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineContract } from '../shared/widget/define-contract.ts';
import {
  definePageBehaviour,
  type PageContext,
  type PageWatcher,
} from '../shared/widget/define-widget.ts';
import { makeWidget } from '../tests/setup/make-widget.ts';
import { startEngine, type TestEngine } from '../tests/setup/start-engine.ts';

let engine: TestEngine | undefined;
afterEach(() => {
  engine?.stop();
});

const contract = defineContract({
  name: 'greeter',
  kind: 'page',
  attributes: {},
  texts: { greeting: 'Hello' },
});

function makeBehaviour(watcher: Partial<PageWatcher> = {}) {
  const contexts: PageContext<'greeting'>[] = [];
  const calls: string[] = [];
  const behaviour = definePageBehaviour({
    contract,
    start: (context) => {
      contexts.push(context);
      return {
        scan: () => {
          calls.push(`scan ${document.body.children.length}`);
        },
        restore: () => {
          calls.push('restore');
        },
        ...watcher,
      };
    },
  });
  return { behaviour, calls, contexts };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('a behaviour of the whole page', () => {
  it('scans at the start, and once after each batch of changes', async () => {
    const { behaviour, calls } = makeBehaviour();
    engine = startEngine([], {}, [behaviour]);
    const [one, two] = [document.createElement('p'), document.createElement('p')];
    document.body.append(one);
    document.body.append(two);
    await turn();
    one.remove();
    await turn();
    expect(calls).toEqual(['scan 0', 'scan 2', 'scan 1']);
  });

  it('is not told of what React draws', async () => {
    const { behaviour, calls } = makeBehaviour();
    const element = document.createElement('div');
    element.setAttribute('data-widget', 'hello');
    document.body.append(element);
    engine = startEngine([makeWidget('hello', () => <p>Hello</p>)], {}, [behaviour]);
    await engine.publicApi.ready;
    await turn();
    expect(element).toHaveTextContent('Hello');
    expect(calls).toEqual(['scan 1']);
  });

  it('restores before a copy of the page is made, and when the engine stops, for good', async () => {
    const { behaviour, calls, contexts } = makeBehaviour();
    engine = startEngine([], {}, [behaviour]);
    document.dispatchEvent(new Event('turbo:before-cache'));
    expect(calls).toEqual(['scan 0', 'restore']);
    document.body.append(document.createElement('p'));
    engine.stop();
    await turn();
    expect(calls).toEqual(['scan 0', 'restore', 'restore']);
    expect(contexts[0]?.signal.aborted).toBe(true);
  });

  it('scans again when the copy is made', async () => {
    const { behaviour, calls } = makeBehaviour();
    engine = startEngine([], {}, [behaviour]);
    document.dispatchEvent(new Event('htmx:beforeHistorySave'));
    await vi.waitFor(() => {
      expect(calls).toEqual(['scan 0', 'restore', 'scan 0']);
    });
  });

  it('restores what it has borrowed until the copy is made, whatever changes meanwhile', async () => {
    const behaviour = definePageBehaviour({
      contract,
      start: ({ borrow }) => ({
        scan: () => {
          borrow.attributes(document.body, { role: 'main' });
        },
        restore: () => undefined,
      }),
    });
    engine = startEngine([], {}, [behaviour]);
    const atStart = document.body.outerHTML;
    document.dispatchEvent(new Event('turbo:before-cache'));
    document.body.append(document.createElement('p'));
    await turn();
    expect([atStart, document.body.outerHTML]).toEqual([
      '<body role="main"></body>',
      '<body><p></p></body>',
    ]);
    await vi.waitFor(() => {
      expect(document.body).toHaveAttribute('role', 'main');
    });
  });

  it('reads its texts from the element, then from the page, then from the contract', () => {
    const { behaviour, contexts } = makeBehaviour();
    const read = () => contexts.at(-1)?.textsOf(document.body).get('greeting');
    engine = startEngine([], {}, [behaviour]);
    expect(read()).toBe('Hello');
    engine.stop();
    engine = startEngine([], { 'text-greeter-greeting': 'Guten Tag' }, [behaviour]);
    expect(read()).toBe('Guten Tag');
    document.body.setAttribute('data-text-greeting', 'Grüezi');
    expect(read()).toBe('Grüezi');
    document.body.removeAttribute('data-text-greeting');
    expect(engine.errors).toEqual([]);
  });

  it('scans again where the page overwrites what it has changed, though not endlessly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let scans = 0;
    const behaviour = definePageBehaviour({
      contract,
      start: ({ borrow }) => ({
        scan: () => {
          scans += 1;
          borrow.attributes(document.body, { role: 'main' });
        },
        restore: () => undefined,
      }),
    });
    engine = startEngine([], {}, [behaviour]);
    const settle = async () => {
      for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
      return [scans, document.body.getAttribute('role')];
    };
    const overwrite = () => {
      document.body.setAttribute('role', 'none');
      return settle();
    };
    expect(await overwrite()).toEqual([2, 'main']);
    expect(await overwrite()).toEqual([2, 'none']);
    vi.advanceTimersByTime(199);
    expect(await settle()).toEqual([2, 'none']);
    vi.advanceTimersByTime(1);
    expect(await settle()).toEqual([3, 'main']);
    expect(await overwrite()).toEqual([4, 'main']);
    vi.useRealTimers();
  });

  it('says once that it fails at every scan', async () => {
    const scan = vi.fn(() => {
      throw new Error('bang');
    });
    engine = startEngine([], {}, [makeBehaviour({ scan }).behaviour]);
    document.body.append(document.createElement('p'));
    await turn();
    document.body.append(document.createElement('p'));
    await turn();
    expect([scan.mock.calls.length, engine.errors]).toEqual([3, ['greeter: failed on this page.']]);
  });

  it.each([true, false])(
    'gives back what it has borrowed, where its start throws: %s',
    (throws) => {
      document.body.setAttribute('role', 'note');
      const ended = vi.fn();
      const behaviour = definePageBehaviour({
        contract,
        start: ({ borrow, signal }) => {
          borrow.attributes(document.body, { role: 'main', hidden: '' });
          signal.addEventListener('abort', ended);
          if (throws) throw new Error('bang');
          return { scan: () => undefined, restore: () => undefined };
        },
      });
      engine = startEngine([], {}, [behaviour]);
      expect(document.body.hidden).toBe(!throws);
      engine.stop();
      expect([document.body.getAttributeNames(), document.body.getAttribute('role')]).toEqual([
        ['role'],
        'note',
      ]);
      expect(ended).toHaveBeenCalledOnce();
      document.body.removeAttribute('role');
    },
  );

  it.each(['start', 'scan'])('harms nobody else where its %s throws', async (step) => {
    const bang = () => {
      throw new Error('bang');
    };
    const broken =
      step === 'scan'
        ? makeBehaviour({ scan: bang }).behaviour
        : definePageBehaviour({ contract, start: bang });
    const { behaviour, calls } = makeBehaviour();
    const element = document.createElement('div');
    element.setAttribute('data-widget', 'hello');
    document.body.append(element);
    engine = startEngine([makeWidget('hello', () => <p>Hello</p>)], {}, [broken, behaviour]);
    await vi.waitFor(() => {
      expect(element).toHaveTextContent('Hello');
    });
    expect(calls).toContain('scan 1');
    expect(engine.errors).toEqual(['greeter: failed on this page.']);
  });
});
