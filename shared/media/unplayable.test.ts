// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { startPlaying } from './unplayable.ts';

it.each<[string, { readonly code: number } | null, string[]]>([
  ['without an error is only played', null, ['play']],
  ['with an error of its loading is loaded again first', { code: 4 }, ['load', 'play']],
])('a medium that is to be played %s', async (_, error, expected) => {
  const audio = document.createElement('audio');
  const calls: string[] = [];
  // jsdom loads nothing.
  Object.defineProperty(audio, 'error', { value: error });
  vi.spyOn(audio, 'load').mockImplementation(() => void calls.push('load'));
  vi.spyOn(audio, 'play').mockImplementation(() => {
    calls.push('play');
    return Promise.resolve();
  });
  await startPlaying(audio);
  expect(calls).toEqual(expected);
});
