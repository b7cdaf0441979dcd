// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { getById, showPage, statusOf } from '../../tests/setup/engine/show-page.ts';
import { startEngine, whenSettled } from '../../tests/setup/engine/start-engine.ts';
import { waitForStatus } from '../../tests/setup/engine/until.ts';

const hello = makeWidget('hello', () => <p>Hello</p>);

async function open(label: string, state: DocumentReadyState) {
  vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue(state);
  Object.assign(window, { there: [] });
  showPage('<div id="a" data-widget="hello"></div>');
  getById('a').setAttribute('data-label', label);
  startEngine([hello]);
  await whenSettled();
}

afterEach(() => {
  Reflect.deleteProperty(window, 'there');
});

describe('a mount point that names a variable', () => {
  it.each(['window.late', ' window.late\n'])(
    'waits for it until the page has loaded: %j',
    async (label) => {
      await open(label, 'interactive');
      expect(statusOf('a')).toBe('pending');
      window.dispatchEvent(new Event('load'));
      await waitForStatus('a', 'mounted');
    },
  );

  it.each([
    ['it is there', 'window.there', 'interactive'],
    ['it is no name of a variable', 'window.site.documents', 'interactive'],
    ['it is an address', '#documents', 'interactive'],
    ['it is a text', 'See window.late', 'interactive'],
    ['the page has loaded', 'window.late', 'complete'],
  ] as const)('does not wait where %s', async (_, label, state) => {
    await open(label, state);
    await waitForStatus('a', 'mounted');
  });
});
