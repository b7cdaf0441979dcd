// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenDefined } from './page-load.ts';

const page = {
  scriptText: () => undefined,
  global: (name: string) =>
    name === 'there' ? ({ kind: 'found', value: [] } as const) : ({ kind: 'missing' } as const),
};

function ask(value: string) {
  const element = document.createElement('div');
  element.setAttribute('data-documents', value);
  return whenDefined(element, page);
}

describe('a mount point of a page that is still loading', () => {
  beforeEach(() => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
  });

  it.each(['window.late', ' window.late\n'])(
    'waits for the variable that it names, until a task after the page has loaded: %j',
    async (value) => {
      const callback = vi.fn();
      void ask(value)?.then(callback);
      window.dispatchEvent(new Event('load'));
      await Promise.resolve();
      expect(callback).not.toHaveBeenCalled();
      await vi.waitFor(() => {
        expect(callback).toHaveBeenCalledOnce();
      });
    },
  );

  it.each([
    ['there', 'window.there'],
    ['no name of a variable', 'window.site.documents'],
    ['an address', '#documents'],
    ['a text', 'See window.late'],
  ])('does not wait for what is %s', (_, value) => {
    expect(ask(value)).toBeUndefined();
  });
});

it('nothing is waited for once the page has loaded', () => {
  vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('complete');
  expect(ask('window.late')).toBeUndefined();
});
