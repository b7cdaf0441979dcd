// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { makeContext } from '../../tests/setup/engine/make-context.ts';
import { makeContract, makeWidget, type NoApi } from '../../tests/setup/engine/make-widget.ts';
import { readScriptOptions } from '../../shared/page/script-options.ts';
import { createPageLookUp } from '../page/look-up.ts';
import { createReactPart } from './react-part.ts';

const readOptions = () =>
  readScriptOptions(new Map(), 'en-US', createPageLookUp(window), () => undefined);

it('widgets share one client, made for the first of them, until the options change', async () => {
  const given: unknown[] = [];
  const hello = makeWidget(
    'hello',
    () => null,
    ({ api }) => Promise.resolve(given.push(api)),
  );
  const createApi = vi.fn((): NoApi => ({}));
  const { load } = createReactPart([hello], createApi);
  expect(createApi).not.toHaveBeenCalled();
  const [first, second] = [readOptions(), readOptions()];
  for (const options of [first, first, second]) {
    await load('hello', {}, makeContext(makeContract('hello')), options);
  }
  expect(createApi.mock.calls).toEqual([[first], [second]]);
  expect(given[0]).toBe(given[1]);
  expect(given[2]).not.toBe(given[1]);
});
