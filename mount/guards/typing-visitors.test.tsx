// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeBehaviour, makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById as get, showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { waitForStatus } from '../../tests/setup/engine/until.ts';

describe('a visitor who types in the content of the CMS', () => {
  /** Focuses the field before the widget is rendered, or while it is: React lets the page respond in between. */
  const typing = async (moment: string, inside = '', outside = '') => {
    let isFirst = moment === 'while';
    const widget = makeWidget('hello', () => {
      if (isFirst) get('field').focus();
      isFirst = false;
      return <input id="drawn" />;
    });
    showPage(`<div id="a" data-widget="hello"><input id="field">${inside}</div>${outside}`);
    const engine = startEngine([widget]);
    if (moment === 'before') get('field').focus();
    await engine.publicApi.ready;
    return engine;
  };

  it.each(['before', 'while'])(
    'is neither disturbed nor waited for, %s it is drawn; the widget comes when the focus leaves',
    async (moment) => {
      const { events } = await typing(moment);
      const field = get('field') as HTMLInputElement;
      field.value = 'typed';
      await whenSettled();
      expect([statusOf('a'), document.activeElement, events]).toEqual(['pending', field, []]);
      field.blur();
      await waitForStatus('a', 'mounted');
      expect(get('drawn')).toHaveValue('typed');
    },
  );

  /** An event on the page: of the focus, or of a pointer on a text that keeps its events to itself. */
  const act = (step: string) => {
    const [verb = '', id = 'text'] = step.split(' ');
    if (verb === 'focus') get(id).focus();
    else if (verb === 'remove') get(id).remove();
    else get(id).dispatchEvent(new Event(verb, { bubbles: true }));
  };

  it.each<[string, readonly string[], string]>([
    ['from field to field', ['focus next'], 'focus outside'],
    ['during a press', ['pointerdown', 'focus outside'], 'pointerup'],
    ['during a press that is taken back', ['pointerdown', 'focus outside'], 'pointercancel'],
    ['where the page has removed the field', ['remove field'], 'focus outside'],
  ])('is waited for, %s', async (_, steps, end) => {
    const { events } = await typing(
      'before',
      '<input id="next"><p id="text">Text</p>',
      '<button id="outside">Outside</button>',
    );
    get('text').addEventListener('pointerdown', (event) => event.stopPropagation());
    for (const step of steps) {
      act(step);
      await whenSettled();
      expect(statusOf('a')).toBe('pending');
    }
    act(end);
    await waitForStatus('a', 'mounted');
    for (const step of ['focus drawn', 'focus outside']) act(step);
    await whenSettled();
    expect(events).toEqual(['widget:mounted a']);
  });

  it.each(['before', 'while'])(
    'keeps the field where the page unmounts it meanwhile, %s it is drawn',
    async (moment) => {
      const { publicApi, events } = await typing(moment);
      const field = get('field');
      // The page hears of the blur first, then the engine a moment later.
      field.blur();
      publicApi.unmount();
      await whenSettled();
      expect([statusOf('a'), events, ...get('a').children]).toEqual([null, [], field]);
    },
  );

  it('does not hold back a behaviour, which leaves the content in its place', async () => {
    const bar = makeBehaviour('bar', ({ element }) => {
      element.classList.add('is-on');
    });
    showPage('<div id="a" data-widget="bar"><input id="field"></div>');
    const { publicApi } = startEngine([bar]);
    get('field').focus();
    await publicApi.ready;
    expect([statusOf('a'), get('a').className]).toEqual(['mounted', 'is-on']);
    expect(document.activeElement).toBe(get('field'));
  });
});
