// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/engine/show-page.ts';
import { createPanel, type Inspected } from './draw-panel.ts';
import { createEventLog } from './event-log.ts';

/** Opens the panel on a page of these mount points, each a name with its id. */
function open(html = '') {
  showPage(html);
  const onChoose = vi.fn();
  const onClose = vi.fn();
  const { element: panel, draw } = createPanel({ onChoose, onClose });
  const log = createEventLog((target) => target === document.documentElement);
  const find = (...ids: readonly string[]) => ids.map(getById);
  const show = (inspected: Partial<Inspected> = {}) => {
    draw({ elements: [], calls: [], log, ...inspected });
    if (!panel.isConnected) document.body.append(panel);
  };
  const add = (type: string, target: EventTarget | null, timeStamp: number, detail: unknown = {}) =>
    log.add({ type, target, timeStamp, detail });
  const read = (selector: string) =>
    [...panel.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { panel, add, show, find, read, onChoose, onClose };
}
const tabs = '<i id="a" data-widget="tabs"></i>';

describe('the panel of the inspector', () => {
  it.each([
    ['<i id="a" data-widget=" carousel " data-widget-status="loading">', 'carousel #a: loading'],
    [tabs, 'tabs #a: not found yet'],
    [
      '<i id="a" data-widget="tabs" data-widget-status="mounted">',
      'tabs #a: mounted, 413 ms after the page began',
    ],
    ['<i id="a" data-widget="" data-widget-status="failed">', ' #a: failed'],
  ])('says of %s "%s"', (html, expected) => {
    const { add, show, find, read } = open(html);
    // Mounted twice: the last time counts.
    for (const time of [120, 412.6]) add('widget:mounted', getById('a'), time);
    show({ elements: find('a') });
    expect(read('li button')).toEqual([expected]);
  });

  it('says no time where it has missed the mounting, and no id where there is none', () => {
    const { show, read } = open('<i data-widget="tabs" data-widget-status="mounted"></i>');
    show({ elements: [...document.querySelectorAll('i')] });
    expect(read('li button')).toEqual(['tabs: mounted']);
  });

  it('lists the problems of a mount point below it, and those of the page above all', () => {
    const { add, show, find, read } = open(`${tabs}<i id="b" data-widget="modal"></i>`);
    add('widget:problem', getById('a'), 1, { message: 'one' });
    add('widget:problem', document.documentElement, 1, { message: 'two' });
    // Of another script: without a target, or without a message.
    add('widget:problem', null, 1, { message: 'three' });
    for (const detail of [null, 'x', {}]) add('widget:problem', getById('b'), 1, detail);
    show({ elements: find('a', 'b') });
    const empty = ['', '', ''];
    expect(read('p.problem')).toEqual(['two', 'one', ...empty]);
    expect(read('li .problem')).toEqual(['one', ...empty]);
    expect(read('li')).toEqual(['tabs #a: not found yetone', 'modal #b: not found yet']);
  });

  it('lists the calls with their times, and their status where the browser tells it', () => {
    const { show, read } = open();
    show();
    expect(read('h3')).toEqual(['No calls']);
    const call = { address: '/search', durationMs: 12, status: 200 };
    show({ calls: [call, { ...call, status: 0 }] });
    expect(read('h3')).toEqual(['Calls']);
    expect(read('li')).toEqual(['/search: 12 ms, status 200', '/search: 12 ms']);
  });

  it('can be read and scrolled with a screen reader and with keys', () => {
    const { show, panel, read } = open();
    show();
    const label = panel.getAttribute('aria-label');
    expect([label, panel.tabIndex, read('h2')]).toEqual(['Widgets on this page', 0, ['Widgets']]);
    expect(panel.querySelectorAll('ul[role=list]')).toHaveLength(2);
    expect(read('button[type=button]')).toEqual(['Close']);
  });

  it('shows the mount point that is pressed', () => {
    const { show, find, panel, onChoose } = open(tabs);
    show({ elements: find('a') });
    panel.querySelector<HTMLButtonElement>('li button')?.click();
    expect(onChoose.mock.calls).toEqual([find('a')]);
  });

  it('closes by its button and by Escape, and by no other key', () => {
    const { show, panel, onClose } = open();
    show();
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    panel.dispatchEvent(new Event('keydown'));
    expect(onClose).not.toHaveBeenCalled();
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    panel.querySelector('button')?.click();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus where mount points come and go', () => {
    const ids = ['a', 'b', 'c'];
    const { show, find, panel, read } = open(
      ids.map((id) => `<i id="${id}" data-widget="${id}"></i>`).join(''),
    );
    show({ elements: find('a', 'b') });
    const second = [...panel.querySelectorAll<HTMLElement>('li button')][1];
    second?.focus();
    // An element that is moved loses the focus.
    for (const shown of [['b'], ['b', 'c'], ids]) {
      show({ elements: find(...shown) });
      expect(document.activeElement).toBe(second);
    }
    expect(read('li')).toEqual(ids.map((name) => `${name} #${name}: not found yet`));
  });
});
