// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BehaviourContext, defineBehaviour } from '../shared/widget/define-widget.ts';
import { makeContract, makeWidget, type NoApi } from '../tests/setup/make-widget.ts';
import { getById as get, showPage, statusOf } from '../tests/setup/show-page.ts';
import { startEngine, type TestEngine, whenSettled } from '../tests/setup/start-engine.ts';

let engine: TestEngine | undefined;
afterEach(() => {
  engine?.stop();
});

const hello = makeWidget('hello', () => <p>Hello</p>);

describe('a visitor who types in the content of the CMS', () => {
  const typing = async (html: string, widget = hello) => {
    showPage(html);
    engine = startEngine([widget]);
    get('field').focus();
    await engine.publicApi.ready;
    await whenSettled();
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
    await whenSettled();
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
      await whenSettled();
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
      await whenSettled();
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
