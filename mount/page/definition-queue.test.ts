// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReporter } from '../report.ts';
import { runQueue } from './definition-queue.ts';
import { type PublicApi } from './public-api.ts';

const api = { version: '1.0.0' } as PublicApi;
const name = 'PrivateMarketsWidgetsQueue';
const readQueue = () => Reflect.get(window, name) as unknown[];

function run(queue?: unknown) {
  const errors: unknown[] = [];
  const say = (sentence: unknown) => void errors.push(sentence);
  if (queue !== undefined) Reflect.set(window, name, queue);
  runQueue(api, createReporter({ error: say, warn: say }));
  return errors;
}

afterEach(() => {
  Reflect.deleteProperty(window, name);
});

describe('the queue of a page', () => {
  it('hands the API to what is in it, once and in order, and to what is pushed later', () => {
    const calls: unknown[] = [];
    const note = (at: number) => (given: unknown) => calls.push([at, given]);
    const queue: unknown[] = [note(1), () => readQueue().push(note(3)), note(2)];
    expect(run(queue)).toEqual([]);
    queue.push(note(4), note(5));
    readQueue().push(note(6));
    expect(calls).toEqual([1, 3, 2, 4, 5, 6].map((at) => [at, api]));
    // A copy of the script that takes over finds only what is new.
    run();
    expect([calls.length, readQueue()]).toEqual([6, queue]);
  });

  it('need not be there', () => {
    expect(run()).toEqual([]);
    const late = vi.fn();
    readQueue().push(late);
    expect(late).toHaveBeenCalledExactlyOnceWith(api);
  });

  it('goes on after a function that throws, and after what is none', () => {
    const last = vi.fn();
    const fails = (message: string) => () => {
      throw new Error(message);
    };
    // eslint-disable-next-line no-sparse-arrays -- a page may have one
    const errors = run([fails('one'), fails('two'), 'carousel', , last]);
    readQueue().push(fails('three'), last);
    expect(errors).toEqual([
      ...['one', 'two'].map((each) => `${name}: a function failed: ${each}. The next one runs.`),
      `${name}: an entry is "carousel"; expected a function. It is ignored.`,
      `${name}: an entry is missing; expected a function. It is ignored.`,
      `${name}: a function failed: three. The next one runs.`,
    ]);
    expect(last).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an object', {}],
    ['a function', () => undefined],
    ['"x"', 'x'],
    ['null', null],
  ])('is replaced where it is %s, which is told', (found, queue) => {
    expect(run(queue)).toEqual([
      `${name}: window.${name} is ${found}; expected a list of functions. It is ignored.`,
    ]);
    const late = vi.fn();
    readQueue().push(late);
    expect(late).toHaveBeenCalledOnce();
  });

  it.each([
    ['frozen', Object.freeze],
    ['sealed', Object.seal],
  ])('is replaced where it is %s, and its functions run', (_, close) => {
    const [first, late] = [vi.fn(), vi.fn()];
    expect(run(close([first]))).toEqual([]);
    readQueue().push(late);
    expect([first, late].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  });
});
