// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createBorrowings, type Written } from './borrowings.ts';

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
      expect(link.style.getPropertyPriority('display')).toBe('');
      giveBack();
      expect(link.style.cssText.split('; ').sort()).toEqual(before.split('; ').sort());
    },
  );

  it.each([{}, { style: '' }])('leaves no attribute behind its styles: %j', (attributes) => {
    const { borrow, giveBack } = createBorrowings();
    const link = makeLink(attributes);
    borrow.style(link, 'display', 'none');
    borrow.style(link, 'color', 'red');
    borrow.style(link, 'display', null);
    expect(link.style.color).toBe('red');
    giveBack();
    expect(list(link)).toEqual(Object.keys(attributes).map((name) => `${name}=`));
  });

  it('is not written where the page has it so', () => {
    const { borrow } = createBorrowings();
    const link = makeLink({ role: 'note' });
    const observer = new MutationObserver(() => undefined);
    observer.observe(link, { attributes: true });
    borrow.attributes(link, { role: 'note', hidden: null });
    expect(observer.takeRecords()).toEqual([]);
  });

  it('may be a node that is removed before the end', () => {
    const { borrow, giveBack } = createBorrowings();
    const link = makeLink({});
    const note = document.createElement('p');
    link.append(note);
    const remove = borrow.node(note);
    remove();
    expect(link.childElementCount).toBe(0);
    link.append(note);
    giveBack();
    expect(link.childElementCount).toBe(1);
  });

  it('may be a node in another one, which a morph has made one of the page', () => {
    const { borrow, giveBack } = createBorrowings();
    const link = makeLink({});
    const [box, note] = [document.createElement('p'), document.createElement('i')];
    link.append(box);
    box.append(note);
    borrow.node(box);
    borrow.node(note);
    box.className = 'of-the-page';
    giveBack();
    expect(link.innerHTML).toBe('<p class="of-the-page"></p>');
  });

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

  it('leaves a node of its own that a morph has made one of the page, without its listeners', () => {
    const { borrow, giveBack } = createBorrowings();
    const link = makeLink({});
    const note = document.createElement('p');
    const onClick = vi.fn();
    note.className = 'own';
    note.textContent = 'Text';
    note.addEventListener('click', onClick);
    link.append(note);
    borrow.node(note);
    note.className = 'of-the-page';
    giveBack();
    link.querySelector('p')?.click();
    expect(link.innerHTML).toBe('<p class="of-the-page">Text</p>');
    expect(onClick).not.toHaveBeenCalled();
  });

  const changes: readonly (readonly [string, (link: Element, node: Element) => unknown, string])[] =
    [
      ['left alone', () => undefined, 'intact'],
      ['changed elsewhere', (link) => (link.id = 'x'), 'intact'],
      [
        'written over',
        (link) => {
          link.removeAttribute('role');
        },
        'written over',
      ],
      ['written back', (link) => link.toggleAttribute('hidden'), 'written over'],
      [
        'taken away',
        (link) => {
          link.replaceWith('x');
        },
        'lost',
      ],
      [
        'taken away, then written over',
        (link) => {
          link.remove();
          link.removeAttribute('role');
        },
        'lost',
      ],
      [
        'left without its own node',
        (_link, node) => {
          node.replaceWith('x');
        },
        'lost',
      ],
      ['left with its own node made another', (_link, node) => (node.className = 'x'), 'lost'],
    ];
  it.each(changes)('is known to be %s', async (_what, change, outcome) => {
    const onWrittenOver = vi.fn();
    const borrowings = createBorrowings({ onWrittenOver });
    const link = makeLink({ role: 'note' });
    const node = document.createElement('p');
    const other = makeLink({});
    document.body.replaceChildren(link, node, other);
    borrowings.borrow.attributes(link, { role: 'note', hidden: '' });
    borrowings.borrow.attributes(other, { hidden: '' });
    borrowings.borrow.node(node);
    // A value that it writes itself is not the page's.
    borrowings.borrow.attributes(link, { role: 'tab' });
    await Promise.resolve();
    expect([borrowings.isIntact(), onWrittenOver.mock.calls.length]).toEqual([true, 0]);
    change(link, node);
    await Promise.resolve();
    expect(borrowings.isIntact()).toBe(outcome === 'intact');
    expect(onWrittenOver).toHaveBeenCalledTimes(outcome === 'written over' ? 1 : 0);
  });

  it('may be written by two of them', () => {
    const written: Written = new WeakMap();
    const [first, second] = [createBorrowings({ written }), createBorrowings({ written })];
    const link = makeLink({});
    first.borrow.attributes(link, { hidden: '' });
    second.borrow.attributes(link, { hidden: null });
    expect([first.isIntact(), second.isIntact()]).toEqual([true, true]);
  });

  it('is given back in a copy, but for what was as it is', () => {
    const { borrow, restoreCopy } = createBorrowings();
    const link = makeLink({ id: 'a', role: 'note' });
    borrow.attributes(link, { id: 'a', role: 'tab', hidden: '' });
    const copy = link.cloneNode() as Element;
    copy.id = 'b';
    restoreCopy(() => copy);
    expect(list(copy)).toEqual(['id=b', 'role=note']);
  });

  it('removes from a copy what was added', () => {
    const { borrow, restoreCopy } = createBorrowings();
    const [added, unknown, copy] = ['i', 'b', 'i'].map((name) => document.createElement(name));
    for (const node of [added, unknown]) if (node) borrow.node(node);
    const page = document.createElement('div');
    page.append(...(copy ? [copy] : []));
    restoreCopy((node) => (node === added ? copy : undefined));
    expect(page.childNodes).toHaveLength(0);
  });
});
