// @vitest-environment jsdom
import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useShownEffect } from '../../shared/hooks/use-shown-effect.ts';
import { json, optionalText, requiredText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';
import { defineReactWidget, type ReactWidget } from '../../shared/widget/define-react-widget.ts';
import { ProblemError } from '../../shared/widget/problem.ts';
import { type WidgetContext } from '../../shared/widget/use-widget.ts';
import { collect, listen } from '../../tests/setup/dom/listen.ts';
import { makeWidget, type NoApi } from '../../tests/setup/engine/make-widget.ts';
import { getById as get, showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { openPage, startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { waitForStatus } from '../../tests/setup/engine/until.ts';

const hello = makeWidget('hello', ({ texts }) => <p>{texts.get('greeting')}</p>);

const bang = (): never => {
  throw new Error('bang');
};

const fine = () => <p>drawn</p>;
const label = optionalText();
const define = (attributes: Parameters<typeof defineContract>[0]['attributes']) =>
  defineReactWidget({
    contract: defineContract({ name: 'bad', kind: 'react', attributes, texts: {} }),
    load: (...given: [unknown, WidgetContext<NoApi>]) => Promise.resolve(given.length),
    component: fine,
  });
const badAttributes = define({ label, needed: requiredText() });
const badCheck = define({ label: json({ expected: 'a list', check: bang }) });
const badEffect = makeWidget('bad', () => {
  useEffect(bang, []);
  return fine();
});
const badShownEffect = makeWidget('bad', () => {
  useShownEffect(bang, []);
  return fine();
});
const badPress = makeWidget('bad', () => {
  const [isPressed, setPressed] = useState(false);
  if (isPressed) bang();
  return (
    <button id="press" onClick={() => setPressed(true)}>
      Press
    </button>
  );
});
const badTimer = makeWidget('bad', ({ guard }) => {
  useEffect(() => {
    setTimeout(guard(bang));
  }, [guard]);
  return fine();
});

describe('a widget that throws', () => {
  it.each<[string, ReactWidget<NoApi>, string]>([
    ['reading its attributes', badAttributes, 'data-needed is missing; expected a text.'],
    ['in the check of its data', badCheck, 'reading the attributes failed'],
    ['loading', makeWidget('bad', fine, () => Promise.reject(new Error('bang'))), 'loading failed'],
    ['loading, before its first wait', makeWidget('bad', fine, bang), 'loading failed'],
    ['in its first render', makeWidget('bad', bang), 'rendering failed'],
    ['in an effect', badEffect, 'rendering failed'],
    ['in an effect when it is shown', badShownEffect, 'rendering failed'],
    ['in the render after a press', badPress, 'rendering failed'],
    ['in a timer', badTimer, 'a callback failed'],
  ])('%s never harms its neighbour, and its CMS content is back', async (_, widget, problem) => {
    showPage(
      '<div id="bad" data-widget="bad" data-label="[]"><button id="cms">CMS</button></div><div id="good" data-widget="hello"></div>',
    );
    const clicked = vi.fn();
    const cmsButton = get('cms');
    cmsButton.addEventListener('click', clicked);
    const { publicApi, errors, events } = startEngine([widget, hello]);
    await publicApi.ready;
    document.getElementById('press')?.click();
    await waitForStatus('bad', 'failed');
    await whenSettled();
    // The same node, with its listeners.
    expect([...get('bad').childNodes]).toEqual([cmsButton]);
    cmsButton.click();
    expect(clicked).toHaveBeenCalledOnce();
    expect([statusOf('good'), get('good').textContent]).toEqual(['mounted', 'Hello']);
    const said = problem.endsWith('.') ? problem : `${problem}: bang.`;
    expect(errors).toEqual([`bad: ${said} The content of the page stays.`]);
    expect(events.filter((event) => event.startsWith('widget:failed'))).toEqual([
      'widget:failed bad',
    ]);
  });

  it('in a clean-up is reported while it leaves, and the content is back', async () => {
    const leaving = makeWidget('leaving', () => {
      useEffect(() => bang, []);
      return fine();
    });
    const { publicApi, errors } = await openPage('<p id="a" data-widget="leaving">CMS</p>', [
      leaving,
    ]);
    publicApi.unmount();
    await whenSettled();
    expect(get('a').textContent).toBe('CMS');
    expect(errors).toEqual([expect.stringMatching(/^leaving: stopping failed: bang\./)]);
  });

  it('in an event handler stays, as where a listener of the page throws: the browser reports both', async () => {
    const acting = makeWidget('acting', ({ act }) => (
      <button
        onClick={({ currentTarget }) => {
          act({ action: 'press' });
          currentTarget.focus();
          bang();
        }}
      >
        Press
      </button>
    ));
    const { errors } = await openPage('<div id="a" data-widget="acting"></div>', [acting]);
    const seen: string[] = [];
    listen(window, 'error', (event) => {
      event.preventDefault();
      if (event instanceof ErrorEvent) seen.push(event.message);
    });
    for (const type of ['widget:action', 'focusin', 'click']) {
      listen(document, type, () => {
        throw new Error(`listener of ${type}`);
      });
    }
    get('a').querySelector('button')?.click();
    await whenSettled();
    const listeners = ['click', 'focusin', 'widget:action'].map((type) => `listener of ${type}`);
    expect(seen.toSorted()).toEqual(['bang', ...listeners]);
    expect([statusOf('a'), get('a').textContent, errors]).toEqual(['mounted', 'Press', []]);
  });

  it('has given its content back before the page hears of it, whatever the page then does', async () => {
    showPage(
      '<div id="a" data-widget="bad">CMS a</div><div id="b" data-widget="hello">CMS b</div>',
    );
    const { publicApi } = startEngine([makeWidget('bad', bang), hello]);
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
});

describe('a widget that fails', () => {
  it.each<[string, () => never, string]>([
    [
      'with a problem',
      () => {
        throw new ProblemError({ where: 'the content', found: 'empty', expected: 'a link' });
      },
      'the content is empty; expected a link.',
    ],
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
      makeWidget('bad', fine, load),
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

  it('ends what was mounted in its content meanwhile, when it mounts after all', async () => {
    const load = vi.fn(() => Promise.resolve(1));
    load.mockRejectedValueOnce(new Error('bang'));
    const { publicApi, events } = await openPage(
      '<div id="a" data-widget="bad"><div id="b" data-widget="hello">CMS</div></div>',
      [hello, makeWidget('bad', fine, load)],
    );
    await waitForStatus('b', 'mounted');
    const inner = get('b');
    await publicApi.mount();
    await whenSettled();
    expect([statusOf('a'), get('a').textContent]).toEqual(['mounted', 'drawn']);
    expect([inner.textContent, inner.dataset['widgetStatus']]).toEqual(['CMS', undefined]);
    expect(events.filter((each) => each.endsWith(' b'))).toEqual([
      'widget:mounted b',
      'widget:unmounted b',
    ]);
  });
});
