// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { createDomChanges } from '../dom/dom-changes.ts';
import { hideContent, showContent } from './hidden-content.ts';
import { stopMedia, stopMediaEvent } from './dialog-events.ts';

/** The ids of the elements at which an act sends an event. */
function targetsOf(type: string, act: () => void): string[] {
  const ids: string[] = [];
  const listener = ({ target }: Event) => ids.push((target as Element).id);
  document.addEventListener(type, listener);
  act();
  document.removeEventListener(type, listener);
  return ids;
}

it.each([
  ['<div id="content">Text</div>', ''],
  ['<div id="content" hidden="">Text</div>', ''],
  ['<div id="content" style="display: grid;">Text</div>', 'grid'],
  ['<div id="content" style="display: none;">Text</div>', ''],
])('content for a modal is hidden from any theme, shown, and comes back: %s', (html, display) => {
  showPage(html);
  const content = getById('content');
  const written = () => [content.getAttribute('hidden'), content.style.cssText];
  const before = written();
  const { changes, undoAll } = createDomChanges();
  hideContent(content, changes);
  // The browser's search opens it, so that it must have a box.
  expect(content.getAttribute('hidden')).toBe('until-found');
  expect(content.style.getPropertyValue('display')).toBe('block');
  expect(content.style.getPropertyPriority('display')).toBe('important');
  expect(content).toHaveAttribute('aria-hidden', 'true');
  showContent(content, changes);
  expect([content.hidden, content.style.display]).toEqual([false, display]);
  hideContent(content, changes);
  undoAll();
  expect(written()).toEqual(before);
});

it('content for a modal has no box in a browser that searches in nothing hidden', () => {
  showPage('<div id="content">Text</div>');
  const content = getById('content');
  const { prototype } = HTMLElement;
  const property = Object.getOwnPropertyDescriptor(prototype, 'onbeforematch') ?? {};
  Reflect.deleteProperty(prototype, 'onbeforematch');
  hideContent(content, createDomChanges().changes);
  Object.defineProperty(prototype, 'onbeforematch', property);
  expect([content.getAttribute('hidden'), content.style.cssText]).toEqual([
    '',
    'display: none !important;',
  ]);
});

it('content for a modal that is a dialog itself is left to the page while it is closed', () => {
  showPage('<dialog id="content">Text</dialog>');
  const before = document.body.innerHTML;
  hideContent(getById('content'), createDomChanges().changes);
  expect(document.body.innerHTML).toBe(before);
});

it('media in what is closed are paused, and embeds are asked to stop', () => {
  const inside = '<audio id="a"></audio><video id="b"></video><iframe id="c"></iframe>';
  showPage(`<div id="root">${inside}</div><video></video>`);
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const act = () => stopMedia(getById('root'));
  expect(targetsOf(stopMediaEvent, act)).toEqual(['c']);
  expect(pause.mock.contexts).toEqual([getById('a'), getById('b')]);
});
