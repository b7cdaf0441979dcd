// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { nextTask } from '../../shared/dom/next-task.ts';
import { makeBehaviour, makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById as get, showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { startEngine } from '../../tests/setup/engine/start-engine.ts';
import { until, waitForStatus } from '../../tests/setup/engine/until.ts';

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);
const plain = makeBehaviour('plain', () => undefined);
const page = '<div id="a" data-widget="hello">CMS</div><div id="b" data-widget="plain">CMS</div>';

/** A page whose React part is there when the test says so. */
function open(options: Readonly<Record<string, string>> = {}) {
  showPage(page);
  let asked = 0;
  let come: (value?: Promise<never>) => void = () => undefined;
  const whenReact = () => {
    asked += 1;
    return new Promise<undefined>((resolve) => (come = resolve as typeof come));
  };
  const engine = startEngine([hello, plain], options, { whenReact });
  return {
    ...engine,
    countAsked: () => asked,
    come: () => come(),
    fail: (error: Error) => come(Promise.reject(error)),
  };
}

describe('a React widget whose code is on its way', () => {
  it('is pending with the CMS content, while behaviours mount', async () => {
    const { come, countAsked, publicApi, errors } = open();
    await waitForStatus('b', 'mounted');
    await until(() => expect(countAsked()).toBeGreaterThan(0));
    expect([statusOf('a'), get('a').textContent]).toEqual(['pending', 'CMS']);
    come();
    await publicApi.ready;
    expect([statusOf('a'), get('a').textContent, errors]).toEqual(['mounted', 'Hello', []]);
  });

  it('ends in silence if its element leaves meanwhile', async () => {
    const { come, countAsked, publicApi, errors, events } = open();
    await until(() => expect(countAsked()).toBeGreaterThan(0));
    const element = get('a');
    element.remove();
    await publicApi.ready;
    come();
    await nextTask();
    await nextTask();
    expect([element.outerHTML, errors]).toEqual(['<div id="a" data-widget="hello">CMS</div>', []]);
    expect(events).toEqual(['widget:mounted b']);
  });

  it('fails in one sentence if that does not come, and is tried again', async () => {
    const { come, fail, countAsked, publicApi, errors } = open();
    await until(() => expect(countAsked()).toBeGreaterThan(0));
    fail(new Error('no network'));
    await publicApi.ready;
    expect([statusOf('a'), get('a').textContent]).toEqual(['failed', 'CMS']);
    expect(errors).toEqual([expect.stringMatching(/^hello: .*no network.*page stays\.$/)]);
    const mounted = publicApi.mount(get('a'));
    await until(() => expect(countAsked()).toBe(2));
    come();
    await mounted;
    expect([statusOf('a'), get('a').textContent]).toEqual(['mounted', 'Hello']);
  });

  it('has the texts of the page, whose mistakes are told once it is there', async () => {
    const { come, countAsked, publicApi, errors } = open({
      'text-hello-greeting': 'Grüezi',
      'text-hello-greting': 'x',
    });
    await until(() => expect(countAsked()).toBeGreaterThan(0));
    expect(errors).toEqual([]);
    come();
    await publicApi.ready;
    expect(get('a').textContent).toBe('Grüezi');
    expect(errors).toEqual([
      'widgets.js: data-text-hello-greting is "x"; expected data-text-hello-greeting. It is ignored.',
    ]);
  });
});
