// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { playAlone } from './play-alone.ts';

let stopped: string[] = [];
let controller = new AbortController();

beforeEach(() => {
  showPage(`
    <section id="a"><audio id="a1"></audio><video id="a2"></video></section>
    <section id="b"><iframe id="b1"></iframe></section>
    <audio id="bare"></audio><video id="silent" muted></video>`);
  stopped = [];
  controller = new AbortController();
  for (const id of ['a', 'b']) playAlone(getById(id), () => stopped.push(id), controller.signal);
  Object.assign(getById('silent'), { muted: true });
});

afterEach(() => controller.abort());

/** Begins to play an element: the ids of those that pause. jsdom does not play media. */
function play(id: string): string[] {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  getById(id).dispatchEvent(new Event('play'));
  return pause.mock.contexts.map((element) => (element as Element).id);
}

it.each([
  ['a1', ['a2', 'bare'], ['b']],
  ['b1', ['a1', 'a2', 'bare'], ['a']],
  ['bare', [], ['a', 'b']],
  ['silent', [], []],
])('one medium at a time where %s begins, %j pause and %j stop', (id, pausing, stopping) => {
  expect([play(id), stopped]).toEqual([pausing, stopping]);
});

it('one medium at a time ends with its signal', () => {
  controller.abort();
  expect([play('bare'), stopped]).toEqual([[], []]);
});
