// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/show-page.ts';
import { createBorrowings } from '../dom/borrowings.ts';
import { hideContent, showContent } from './hidden-content.ts';
import { closeModal, closeModalEvent, openModal, openModalEvent } from './modal-events.ts';
import { stopMedia, stopMediaEvent } from './stop-media.ts';

afterEach(() => {
  document.body.replaceChildren();
});

describe('content for a modal', () => {
  const authored = (html: string) => {
    showPage(html);
    return getById('content');
  };

  it.each([
    '<div id="content">Text</div>',
    '<div id="content" hidden="">Text</div>',
    '<div id="content" style="display: grid;">Text</div>',
  ])('is hidden whatever a theme says, and comes back as the author wrote it: %s', (html) => {
    const content = authored(html);
    const { borrow, giveBack } = createBorrowings();
    hideContent(content, borrow);
    // Any other value than an empty one might be "until-found".
    expect(content.getAttribute('hidden')).toBe('');
    expect(content.style.getPropertyValue('display')).toBe('none');
    expect(content.style.getPropertyPriority('display')).toBe('important');
    giveBack();
    expect(content.outerHTML).toBe(html);
  });

  it.each([
    ['<div id="content">', ''],
    ['<div id="content" hidden>', ''],
    ['<div id="content" style="display: grid">', 'grid'],
    ['<div id="content" style="display: none">', ''],
  ])('is shown with the display that the author gave it: %s', (html, display) => {
    const content = authored(html);
    const { borrow } = createBorrowings();
    hideContent(content, borrow);
    showContent(content, borrow);
    expect([content.hidden, content.style.display]).toEqual([false, display]);
  });

  it.each([
    [openModal, openModalEvent],
    [closeModal, closeModalEvent],
  ])('is opened and closed by an event that bubbles', (send, type) => {
    const received: unknown[] = [];
    const listener = ({ target }: Event) => received.push(target);
    document.addEventListener(type, listener);
    const content = authored('<div id="content"></div>');
    send(content);
    document.removeEventListener(type, listener);
    expect(received).toEqual([content]);
  });
});

describe('media in what is closed', () => {
  it('are paused, and embeds are asked to stop', () => {
    showPage('<div id="root"><audio></audio><video></video><iframe id="in"></iframe></div>');
    const outside = document.createElement('video');
    document.body.append(outside);
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const asked: unknown[] = [];
    const listener = ({ target }: Event) => asked.push((target as Element).id);
    document.addEventListener(stopMediaEvent, listener);
    stopMedia(getById('root'));
    document.removeEventListener(stopMediaEvent, listener);
    expect(pause.mock.contexts).toEqual([...getById('root').querySelectorAll('audio, video')]);
    expect(asked).toEqual(['in']);
  });
});
