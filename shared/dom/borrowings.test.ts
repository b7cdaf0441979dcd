// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createBorrowings, type Written } from './borrowings.ts';

function make(attributes: Readonly<Record<string, string>> = {}, name = 'a'): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A link of the page with an element of the behaviour in it. */
function makeWithNote() {
  const [link, note] = [make(), make({}, 'p')];
  link.append(note);
  return { link, note, ...createBorrowings() };
}

const list = (element: Element) =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
const stylesOf = ({ style }: HTMLElement) => style.cssText.split('; ').sort();

describe('what a behaviour borrows', () => {
  it('comes back as the CMS wrote it, however often it changed, and can be borrowed again', () => {
    const { borrow, giveBack } = createBorrowings();
    const link = make({ role: 'note', hidden: '' });
    borrow.attributes(link, { role: 'tab', tabindex: '0', hidden: null });
    borrow.attributes(link, { role: 'button', tabindex: '-1' });
    expect(link.outerHTML).toBe('<a role="button" tabindex="-1"></a>');
    giveBack();
    expect(list(link)).toEqual(['hidden=', 'role=note']);
    borrow.attributes(link, { role: 'tab' });
    giveBack();
    expect(list(link)).toEqual(['hidden=', 'role=note']);
  });

  it('stays as the page itself has changed it since', () => {
    const { borrow, giveBack } = createBorrowings();
    const link = make({ role: 'note' });
    borrow.attributes(link, { role: 'tab', hidden: '' });
    link.setAttribute('role', 'link');
    giveBack();
    expect(list(link)).toEqual(['role=link']);
  });

  it('is not written where the page has it so', () => {
    const { borrow } = createBorrowings();
    const link = make({ role: 'note' });
    const observer = new MutationObserver(() => undefined);
    observer.observe(link, { attributes: true });
    borrow.attributes(link, { role: 'note', hidden: null });
    expect(observer.takeRecords()).toEqual([]);
  });

  const styles = ['', 'display: flex', 'display: flex !important', 'display: none', 'color: red'];
  it.each(styles)('may be a style: %j', (style) => {
    const { borrow, giveBack } = createBorrowings();
    const link = make({ style });
    const before = stylesOf(link);
    const read = () => [link.style.display, link.style.getPropertyPriority('display')];
    borrow.style(link, 'display', 'none', 'important');
    expect(read()).toEqual(['none', 'important']);
    borrow.style(link, 'display', null);
    expect(stylesOf(link)).toEqual(before);
    borrow.style(link, 'display', 'block');
    expect(read()).toEqual(['block', '']);
    giveBack();
    expect(stylesOf(link)).toEqual(before);
  });

  it.each([{}, { style: '' }])('leaves no attribute behind its styles: %j', (attributes) => {
    const { borrow, giveBack } = createBorrowings();
    const link = make(attributes);
    borrow.style(link, 'display', 'none');
    borrow.style(link, 'color', 'red');
    borrow.style(link, 'display', null);
    expect(link.style.color).toBe('red');
    giveBack();
    expect(list(link)).toEqual(Object.keys(attributes).map((name) => `${name}=`));
  });

  it('may be an element that is removed before the end', () => {
    const { link, note, borrow, giveBack } = makeWithNote();
    const remove = borrow.node(note);
    remove();
    expect(link.childElementCount).toBe(0);
    link.append(note);
    giveBack();
    expect(link.childElementCount).toBe(1);
  });

  it('stays where a morph has made its element one of the page, without what is in or on it', () => {
    const { link, note, borrow, giveBack } = makeWithNote();
    const inner = make({}, 'i');
    const onClick = vi.fn();
    note.className = 'own';
    note.addEventListener('click', onClick);
    note.append('Text', inner);
    borrow.node(note);
    borrow.node(inner);
    note.className = 'of-the-page';
    giveBack();
    link.querySelector('p')?.click();
    expect(link.innerHTML).toBe('<p class="of-the-page">Text</p>');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('comes back once, in reverse order, all of it also where one of them throws', () => {
    const { link, note, borrow, giveBack } = makeWithNote();
    const calls: string[] = [];
    borrow.node(note);
    borrow.untilEnd(() => calls.push('first'));
    borrow.untilEnd(() => {
      throw new Error('lost');
    });
    borrow.untilEnd(() => calls.push('last'));
    expect(giveBack).toThrow('lost');
    giveBack();
    expect([calls, link.childElementCount]).toEqual([['last', 'first'], 0]);
  });

  it.each<[string, string, (link: Element, node: Element) => unknown]>([
    ['left alone', 'intact', () => undefined],
    ['changed elsewhere', 'intact', (link) => (link.id = 'x')],
    ['written over', 'written over', (link) => link.toggleAttribute('role', false)],
    ['written back', 'written over', (link) => link.toggleAttribute('hidden')],
    ['taken away', 'lost', (link) => document.adoptNode(link)],
    ['gone first', 'lost', (link) => document.adoptNode(link).toggleAttribute('role', false)],
    ['left without its own node', 'lost', (_, node) => document.adoptNode(node)],
    ['left with its own node made another', 'lost', (_, node) => (node.className = 'x')],
  ])('is known to be %s: %s', async (_, outcome, change) => {
    const onWrittenOver = vi.fn();
    const { borrow, isIntact } = createBorrowings({ onWrittenOver });
    const [link, node, other] = [make({ role: 'note' }), make({}, 'p'), make()];
    document.body.replaceChildren(link, node, other);
    borrow.attributes(link, { role: 'note', hidden: '' });
    borrow.attributes(other, { hidden: '' });
    borrow.node(node);
    // A value that it writes itself is not the page's.
    borrow.attributes(link, { role: 'tab' });
    await Promise.resolve();
    expect([isIntact(), onWrittenOver.mock.calls.length]).toEqual([true, 0]);
    change(link, node);
    await Promise.resolve();
    expect(isIntact()).toBe(outcome === 'intact');
    expect(onWrittenOver).toHaveBeenCalledTimes(outcome === 'written over' ? 1 : 0);
  });

  it('may be written by two of them', () => {
    const written: Written = new WeakMap();
    const [first, second] = [createBorrowings({ written }), createBorrowings({ written })];
    const link = make();
    first.borrow.attributes(link, { hidden: '' });
    second.borrow.attributes(link, { hidden: null });
    expect([first.isIntact(), second.isIntact()]).toEqual([true, true]);
  });

  it('is given back in a copy, but for what was as it is', () => {
    const { borrow, restoreCopy } = createBorrowings();
    const link = make({ id: 'a', role: 'note' });
    borrow.attributes(link, { id: 'a', role: 'tab', hidden: '' });
    const copy = link.cloneNode() as Element;
    copy.id = 'b';
    restoreCopy(() => copy);
    expect(list(copy)).toEqual(['id=b', 'role=note']);
  });

  it('removes from a copy what was added', () => {
    const { link: page, note: copy, borrow, restoreCopy } = makeWithNote();
    const [added, unknown] = [make({}, 'p'), make({}, 'b')];
    borrow.node(added);
    borrow.node(unknown);
    restoreCopy((node) => (node === added ? copy : undefined));
    expect(page.childNodes).toHaveLength(0);
  });
});
