// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeWidget } from '../../tests/setup/engine/make-widget.ts';
import { openPage } from '../../tests/setup/engine/start-engine.ts';

const sender = makeWidget('sender', () => <button>Send</button>);

/** @returns whether the browser acts on a key that has been held since it went down */
function hold(name: string): boolean {
  const button = screen.getByRole('button', { name });
  fireEvent.keyDown(button, { key: 'Enter' });
  return fireEvent.keyDown(button, { key: 'Enter', repeat: true });
}

it('a key that is held presses a button of a widget once, and one of the page as before', async () => {
  const html = '<div data-widget="sender"></div><button>Of the page</button>';
  const { publicApi } = await openPage(html, [sender]);
  expect([hold('Send'), hold('Of the page')]).toEqual([false, true]);
  publicApi.unmount();
  expect(hold('Of the page')).toBe(true);
});
