// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createDomChanges, type OwnAttributes } from './dom-changes.ts';
import { clearLeftovers } from './own-marks.ts';

function make(attributes: Readonly<Record<string, string>> = {}, name = 'a'): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A link of the page with an element of the behaviour in it. */
function makeWithNote() {
  const [link, note] = [make(), make({}, 'p')];
  link.append(note);
  return { link, note, ...createDomChanges() };
}

const list = (element: Element) =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
const stylesOf = ({ style }: HTMLElement) => style.cssText.split('; ').sort();

describe('what a behaviour changes', () => {
  it('comes back as the CMS wrote it, however often it changed, and can be changed again', () => {
    const { changes, undoAll } = createDomChanges();
    const link = make({ role: 'note', hidden: '' });
    changes.attributes(link, { role: 'tab', tabindex: '0', hidden: null });
    changes.attributes(link, { role: 'button', tabindex: '-1' });
    expect(list(link)).toEqual([
      expect.stringMatching(/^data-widget-before=/),
      'role=button',
      'tabindex=-1',
    ]);
    undoAll();
    expect(list(link)).toEqual(['hidden=', 'role=note']);
    changes.attributes(link, { role: 'tab' });
    undoAll();
    expect(list(link)).toEqual(['hidden=', 'role=note']);
  });

  it('stays as the page itself has changed it since', () => {
    const { changes, undoAll } = createDomChanges();
    const link = make({ role: 'note' });
    changes.attributes(link, { role: 'tab', hidden: '' });
    link.setAttribute('role', 'link');
    undoAll();
    expect(list(link)).toEqual(['role=link']);
  });

  it('is not written where the page has it so', () => {
    const { changes } = createDomChanges();
    const link = make({ role: 'note' });
    const observer = new MutationObserver(() => undefined);
    observer.observe(link, { attributes: true });
    changes.attributes(link, { role: 'note', hidden: null });
    expect(observer.takeRecords()).toEqual([]);
  });

  const styles = ['', 'display: flex', 'display: flex !important', 'display: none', 'color: red'];
  it.each(styles)('may be a style: %j', (style) => {
    const { changes, undoAll } = createDomChanges();
    const link = make({ style });
    const before = stylesOf(link);
    const read = () => [link.style.display, link.style.getPropertyPriority('display')];
    changes.style(link, 'display', 'none', 'important');
    expect(read()).toEqual(['none', 'important']);
    changes.style(link, 'display', null);
    expect(stylesOf(link)).toEqual(before);
    changes.style(link, 'display', 'block');
    expect(read()).toEqual(['block', '']);
    undoAll();
    expect(stylesOf(link)).toEqual(before);
  });

  it.each([{}, { style: '' }])('leaves no attribute behind its styles: %j', (attributes) => {
    const { changes, undoAll } = createDomChanges();
    const link = make(attributes);
    changes.style(link, 'display', 'none');
    changes.style(link, 'color', 'red');
    changes.style(link, 'display', null);
    expect(link.style.color).toBe('red');
    undoAll();
    expect(list(link)).toEqual(Object.keys(attributes).map((name) => `${name}=`));
  });

  it('may be an element that is removed before the end', () => {
    const { link, note, changes, undoAll } = makeWithNote();
    const remove = changes.node(note);
    remove();
    expect(link.childElementCount).toBe(0);
    link.append(note);
    undoAll();
    expect(link.childElementCount).toBe(1);
  });

  it('stays where a morph has made its element one of the page, without what is in or on it', () => {
    const { link, note, changes, undoAll } = makeWithNote();
    const inner = make({}, 'i');
    const onClick = vi.fn();
    note.addEventListener('click', onClick);
    note.append('Text', inner);
    changes.node(note);
    changes.node(inner);
    note.removeAttribute('data-widget-drawn');
    undoAll();
    link.querySelector('p')?.click();
    expect(link.innerHTML).toBe('<p>Text</p>');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('comes back once, in reverse order, all of it also where one of them throws', () => {
    const { link, note, changes, undoAll } = makeWithNote();
    const calls: string[] = [];
    changes.node(note);
    changes.untilEnd(() => calls.push('first'));
    changes.untilEnd(() => {
      throw new Error('lost');
    });
    changes.untilEnd(() => calls.push('last'));
    expect(undoAll).toThrow('lost');
    undoAll();
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
    ['left with its own node in another look', 'intact', (_, node) => (node.className = 'x')],
    [
      'left with its own node made another',
      'lost',
      (_, node) => node.toggleAttribute('data-widget-drawn', false),
    ],
  ])('is known to be %s: %s', async (_, outcome, change) => {
    const onOverwritten = vi.fn();
    const { changes, isIntact } = createDomChanges({ onOverwritten });
    const [link, node, other] = [make({ role: 'note' }), make({}, 'p'), make()];
    document.body.replaceChildren(link, node, other);
    changes.attributes(link, { role: 'note', hidden: '' });
    changes.attributes(other, { hidden: '' });
    changes.node(node);
    // A value that it writes itself is not the page's.
    changes.attributes(link, { role: 'tab' });
    await Promise.resolve();
    expect([isIntact(), onOverwritten.mock.calls.length]).toEqual([true, 0]);
    change(link, node);
    await Promise.resolve();
    expect(isIntact()).toBe(outcome === 'intact');
    expect(onOverwritten).toHaveBeenCalledTimes(outcome === 'written over' ? 1 : 0);
  });

  it('may be written by two of them', () => {
    const ownAttributes: OwnAttributes = new WeakMap();
    const [first, second] = [
      createDomChanges({ ownAttributes }),
      createDomChanges({ ownAttributes }),
    ];
    const link = make();
    first.changes.attributes(link, { hidden: '' });
    second.changes.attributes(link, { hidden: null });
    expect([first.isIntact(), second.isIntact()]).toEqual([true, true]);
  });
});

describe('what a behaviour leaves in a copy of the page', () => {
  const clear = (root: Element) => {
    clearLeftovers(root, () => undefined);
  };

  it('is cleared there, but for what was as it is and what the behaviour still drives', () => {
    const { changes, undoAll } = createDomChanges();
    const [box, link, note] = [
      make({}, 'div'),
      make({ id: 'a', role: 'note', style: 'display: flex' }),
      make({}, 'p'),
    ];
    box.append(link, note);
    changes.attributes(link, { id: 'a', role: 'tab', hidden: '' });
    changes.style(link, 'display', 'none', 'important');
    changes.style(link, 'color', 'red');
    changes.node(note);
    const driven = box.outerHTML;
    clear(box);
    expect(box.outerHTML).toBe(driven);
    const copy = box.cloneNode(true) as Element;
    (copy.firstChild as Element).id = 'b';
    clear(copy);
    expect(copy.innerHTML).toBe('<a id="b" role="note" style="display: flex;"></a>');
    undoAll();
    expect(box.innerHTML).toBe('<a id="a" role="note" style="display: flex;"></a>');
  });

  it('is cleared where two behaviours have changed the same, of which one has ended', () => {
    const [first, second] = [createDomChanges(), createDomChanges()];
    const link = make();
    first.changes.style(link, 'display', 'none');
    second.changes.style(link, 'display', 'block');
    first.undoAll();
    const copy = link.cloneNode() as Element;
    clear(copy);
    expect(list(copy)).toEqual([]);
  });

  it.each([
    '{"onclick":"alert(1)","href":"javascript:alert(1)","style":"color:red","style:background":"url(/x)!"}',
    '{',
    'null',
    '["role"]',
  ])('restores no handler and no address that somebody else has written there: %s', (before) => {
    const link = make({ 'data-widget-before': before });
    clear(link);
    expect(list(link)).toEqual([]);
  });
});
