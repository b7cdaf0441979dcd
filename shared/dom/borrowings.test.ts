// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createBorrowings } from './borrowings.ts';

function makeLink(attributes: Readonly<Record<string, string>>): HTMLAnchorElement {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}

const list = (element: Element) =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();

describe('what a behaviour borrows', () => {
  it('comes back as the CMS wrote it, however often it changed', () => {
    const { borrow, giveBack } = createBorrowings();
    const link = makeLink({ role: 'note', hidden: '' });
    borrow.attributes(link, { role: 'tab', tabindex: '0', hidden: null });
    borrow.attributes(link, { role: 'button', tabindex: '-1' });
    expect(link.outerHTML).toBe('<a role="button" tabindex="-1"></a>');
    giveBack();
    expect(list(link)).toEqual(['hidden=', 'role=note']);
  });

  it.each(['', 'display: flex', 'display: flex !important', 'display: none', 'color: red'])(
    'may be a style: %j',
    (style) => {
      const { borrow, giveBack } = createBorrowings();
      const link = makeLink({ style });
      const before = link.style.cssText;
      borrow.style(link, 'display', 'none', 'important');
      expect(link.style.getPropertyPriority('display')).toBe('important');
      borrow.style(link, 'display', null);
      expect(link.style.cssText.split('; ').sort()).toEqual(before.split('; ').sort());
      borrow.style(link, 'display', 'block');
      expect(link.style.display).toBe('block');
      giveBack();
      expect(link.style.cssText.split('; ').sort()).toEqual(before.split('; ').sort());
    },
  );

  it('comes back in reverse order, all of it also where one of them throws', () => {
    const { borrow, giveBack } = createBorrowings();
    const link = makeLink({});
    const note = document.createElement('p');
    link.append(note);
    const calls: string[] = [];
    borrow.node(note);
    borrow.untilEnd(() => calls.push('first'));
    borrow.untilEnd(() => {
      throw new Error('lost');
    });
    borrow.untilEnd(() => calls.push('last'));
    expect(giveBack).toThrow('lost');
    expect([calls, link.childElementCount]).toEqual([['last', 'first'], 0]);
  });

  it('is given back once, and can be borrowed again', () => {
    const { borrow, giveBack } = createBorrowings();
    const undo = vi.fn();
    const link = makeLink({ role: 'note' });
    borrow.untilEnd(undo);
    giveBack();
    borrow.attributes(link, { role: 'tab' });
    giveBack();
    expect([undo.mock.calls.length, list(link)]).toEqual([1, ['role=note']]);
  });

  it('stays as the page itself has changed it since', () => {
    const { borrow, giveBack } = createBorrowings();
    const link = makeLink({ role: 'note' });
    borrow.attributes(link, { role: 'tab', hidden: '' });
    link.setAttribute('role', 'link');
    giveBack();
    expect(list(link)).toEqual(['role=link']);
  });
});
