// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { defineContract } from '../../shared/widget/define-contract.ts';
import {
  definePageBehaviour,
  type PageContext,
  type PageWatcher,
} from '../../shared/widget/define-widget.ts';
import { makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { startEngine } from '../../tests/setup/engine/start-engine.ts';

const contract = defineContract({
  name: 'greeter',
  kind: 'page',
  attributes: {},
  texts: { greeting: 'Hello' },
});
const hello = makeWidget('hello', () => <p>Hello</p>);

/** A behaviour that logs its calls, with the number of elements on the page. */
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

/** A behaviour that makes the body the main part at each scan. */
function makeBorrower() {
  const scan = vi.fn();
  const behaviour = definePageBehaviour({
    contract,
    start: ({ changes }) => ({
      scan: () => {
        scan();
        changes.attributes(document.body, { role: 'main' });
      },
      restore: () => undefined,
    }),
  });
  return { behaviour, scan };
}

const bang = () => {
  throw new Error('bang');
};
const turn = () => new Promise((resolve) => setTimeout(resolve));
const addElement = () => document.body.append(document.createElement('p'));

describe('a behaviour of the whole page', () => {
  it('scans at the start, and once after each batch of changes but what React draws', async () => {
    const { behaviour, calls } = makeBehaviour();
    showPage('<div id="a" data-widget="hello"></div>');
    await startEngine([hello], {}, { pageBehaviours: [behaviour] }).publicApi.ready;
    await turn();
    expect(getById('a')).toHaveTextContent('Hello');
    addElement();
    addElement();
    await turn();
    document.body.lastElementChild?.remove();
    await turn();
    expect(calls).toEqual(['scan 1', 'scan 3', 'scan 2']);
  });

  it('restores when the engine stops, for good', async () => {
    const { behaviour, calls, contexts } = makeBehaviour();
    const engine = startEngine([], {}, { pageBehaviours: [behaviour] });
    addElement();
    engine.stop();
    await turn();
    expect(calls).toEqual(['scan 0', 'restore']);
    expect(contexts[0]?.signal.aborted).toBe(true);
  });

  it('reads its texts from the element, then from the page, then from the contract', () => {
    const { behaviour, contexts } = makeBehaviour();
    const read = () => contexts.at(-1)?.textsOf(document.body).get('greeting');
    startEngine([], {}, { pageBehaviours: [behaviour] }).stop();
    expect(read()).toBe('Hello');
    const { errors } = startEngine(
      [],
      { 'text-greeter-greeting': 'Guten Tag' },
      { pageBehaviours: [behaviour] },
    );
    expect(read()).toBe('Guten Tag');
    document.body.setAttribute('data-text-greeting', 'Grüezi');
    expect(read()).toBe('Grüezi');
    expect(errors).toEqual([]);
  });

  it('scans again where the page overwrites what it has changed, though not endlessly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { behaviour, scan } = makeBorrower();
    startEngine([], {}, { pageBehaviours: [behaviour] });
    const settle = async () => {
      for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
      return [scan.mock.calls.length, document.body.getAttribute('role')];
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
  });

  it.each([true, false])('undoes its changes, where its start throws: %s', (throws) => {
    document.body.setAttribute('role', 'note');
    const ended = vi.fn();
    const behaviour = definePageBehaviour({
      contract,
      start: ({ changes, signal }) => {
        changes.attributes(document.body, { role: 'main', hidden: '' });
        signal.addEventListener('abort', ended);
        if (throws) bang();
        return { scan: () => undefined, restore: () => undefined };
      },
    });
    const engine = startEngine([], {}, { pageBehaviours: [behaviour] });
    expect(document.body.hidden).toBe(!throws);
    engine.stop();
    expect(document.body.outerHTML).toBe('<body role="note"></body>');
    expect(ended).toHaveBeenCalledOnce();
  });

  it.each([
    ['start', definePageBehaviour({ contract, start: bang })],
    ['scan', makeBehaviour({ scan: bang }).behaviour],
  ])('harms nobody else where its %s throws, which is said once', async (_, broken) => {
    const { behaviour, calls } = makeBehaviour();
    showPage('<div id="a" data-widget="hello"></div>');
    const { publicApi, errors } = startEngine([hello], {}, { pageBehaviours: [broken, behaviour] });
    await publicApi.ready;
    addElement();
    await turn();
    expect(getById('a')).toHaveTextContent('Hello');
    expect(calls).toEqual(['scan 1', 'scan 2']);
    expect(errors).toEqual(['greeter: failed on this page.']);
  });
});
