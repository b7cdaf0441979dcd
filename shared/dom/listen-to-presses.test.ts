// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { ignoreHeldKeys, listenToPresses } from './listen-to-presses.ts';

let life: AbortController;
const onPress = vi.fn((pressed: Element) => pressed.id !== 'not');

beforeEach(() => {
  life = new AbortController();
  onPress.mockClear();
  showPage(
    `<main><a id="link" href="#x"><b id="inside">Link</b></a><a id="as-button" role="button" href="#x">Link</a>
    <button id="button">Button</button><div id="div" tabindex="0">Div</div><input id="box"><button id="not">Not</button></main>`,
  );
  listenToPresses(document, '[id]:not(b)', onPress, life.signal);
});
afterEach(() => {
  life.abort();
});

const pressedIds = () => onPress.mock.calls.map(([pressed]) => pressed.id);

it.each([true, false])(
  'a press is heard although the page stops it on its way (capture: %s)',
  (capture) => {
    const stop = (event: Event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    document.addEventListener('click', stop, { capture, signal: life.signal });
    getById('link').addEventListener('click', stop, { capture });
    fireEvent.click(getById('inside'));
    expect(pressedIds()).toEqual(['link']);
  },
);

it('a press is answered once, by the innermost who does, and what nobody answers is left to the browser', () => {
  const outer = vi.fn(() => true);
  listenToPresses(document, 'main', outer, life.signal);
  expect(fireEvent.click(getById('link'))).toBe(false);
  expect(outer).not.toHaveBeenCalled();
  fireEvent.click(getById('not'));
  expect(outer).toHaveBeenCalledOnce();
  life.abort();
  expect(fireEvent.click(getById('button'))).toBe(true);
});

it('modifiers matter for links alone', () => {
  for (const modifier of ['ctrlKey', 'shiftKey', 'metaKey', 'altKey']) {
    expect(fireEvent.click(getById('inside'), { [modifier]: true })).toBe(true);
    fireEvent.click(getById('button'), { [modifier]: true });
  }
  expect(pressedIds()).toEqual(Array(4).fill('button'));
});

it.each([
  ['div', 'Enter', 1],
  ['div', ' ', 1],
  ['div', 'a', 0],
  // The browser makes clicks of these itself.
  ['button', 'Enter', 0],
  ['link', 'Enter', 0],
  ['link', ' ', 0],
  ['as-button', 'Enter', 0],
  ['as-button', ' ', 1],
  ['box', ' ', 0],
])('keys press what is not operable by them: %s by "%s" %i times', (id, key, times) => {
  expect(fireEvent.keyDown(getById(id), { key })).toBe(times === 0);
  expect(onPress).toHaveBeenCalledTimes(times);
  expect(onPress).toHaveBeenCalledTimes(pressedIds().filter((each) => each === id).length);
});

it('a key that is held presses once, wherever the focus goes meanwhile', () => {
  const hold = (id: string, key: string) => fireEvent.keyDown(getById(id), { key, repeat: true });
  fireEvent.keyDown(getById('div'), { key: 'Enter' });
  expect([hold('div', 'Enter'), hold('box', 'Enter'), hold('box', 'ArrowDown')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(onPress).toHaveBeenCalledOnce();
  // Typed spaces.
  fireEvent.keyDown(getById('box'), { key: ' ' });
  expect(hold('box', ' ')).toBe(true);
  // It began elsewhere, and the page has moved the focus.
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect([hold('div', 'Enter'), hold('button', 'Enter')]).toEqual([false, false]);
  const area = document.body.appendChild(document.createElement('textarea'));
  expect(fireEvent.keyDown(area, { key: 'Enter', repeat: true })).toBe(true);
});

it('Escape that is held closes nothing of ours that has the focus only since it went down', () => {
  const hold = (target: Element) => fireEvent.keyDown(target, { key: 'Escape', repeat: true });
  expect(fireEvent.keyDown(getById('inside'), { key: 'Escape' })).toBe(true);
  expect([hold(getById('inside')), hold(document.body)]).toEqual([false, true]);
});

it('a key that is held is ignored where others handle the presses', () => {
  life.abort();
  const ending = new AbortController();
  const main = document.querySelector('main');
  if (main) ignoreHeldKeys(main, ending.signal);
  const keyDown = (repeat: boolean) =>
    fireEvent.keyDown(getById('button'), { key: 'Enter', repeat });
  expect([keyDown(false), keyDown(true)]).toEqual([true, false]);
  const area = main?.appendChild(document.createElement('textarea')) ?? document.body;
  for (const key of ['Enter', ' ']) {
    fireEvent.keyDown(area, { key });
    expect(fireEvent.keyDown(area, { key, repeat: true })).toBe(true);
  }
  ending.abort();
  expect([keyDown(false), keyDown(true)]).toEqual([true, true]);
});
