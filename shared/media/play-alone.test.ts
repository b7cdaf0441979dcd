// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInert } from '../html/parse-inert.ts';
import { playAlone } from './play-alone.ts';

const html = `
  <section id="a"><audio id="a1"></audio><video id="a2"></video></section>
  <section id="b"><iframe id="b1"></iframe></section>
  <audio id="bare"></audio><video id="silent" muted></video>`;

/** jsdom does not play media. */
const paused: string[] = [];
const stopped: string[] = [];
let controller = new AbortController();

function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  return element;
}

beforeEach(() => {
  document.body.replaceChildren(...(parseInert(html)?.childNodes ?? []));
  controller = new AbortController();
  for (const id of ['a', 'b']) playAlone(find(id), () => stopped.push(id), controller.signal);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    paused.push(this.id);
  });
  (find('silent') as HTMLVideoElement).muted = true;
});

afterEach(() => {
  controller.abort();
  paused.length = 0;
  stopped.length = 0;
  vi.restoreAllMocks();
});

describe('one medium at a time', () => {
  it.each([
    ['a1', ['a2', 'bare'], ['b']],
    ['b1', ['a1', 'a2', 'bare'], ['a']],
    ['bare', [], ['a', 'b']],
  ])('where %s begins, %j pause and %j stop', (id, pausing, stopping) => {
    find(id).dispatchEvent(new Event('play'));
    expect([paused, stopped]).toEqual([pausing, stopping]);
  });

  it('leaves silent pictures alone, and is left alone by them', () => {
    find('silent').dispatchEvent(new Event('play'));
    expect(stopped).toEqual([]);
    find('a1').dispatchEvent(new Event('play'));
    expect(paused).not.toContain('silent');
  });

  it('ends with its signal', () => {
    controller.abort();
    find('bare').dispatchEvent(new Event('play'));
    expect(stopped).toEqual([]);
  });
});
