// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getById, showPage } from '../../tests/setup/show-page.ts';
import { createPanel, type Inspected } from './draw-panel.ts';
import { createEventLog } from './event-log.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function open() {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  const panel = createPanel({ onChoose, onClose });
  const log = createEventLog((target) => target === document.documentElement);
  const draw = (inspected: Partial<Inspected> = {}) => {
    panel.draw({ elements: [], calls: [], log, ...inspected });
    if (!panel.element.isConnected) document.body.append(panel.element);
  };
  const read = (selector: string) =>
    [...panel.element.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { panel, log, draw, read, onChoose, onClose };
}

const event = (type: string, target: EventTarget, timeStamp: number, detail: unknown = {}) => ({
  type,
  target,
  timeStamp,
  detail,
});

describe('the panel of the inspector', () => {
  it.each([
    ['<i id="a" data-widget=" carousel " data-widget-status="loading">', 'carousel #a: loading'],
    ['<i id="a" data-widget="tabs">', 'tabs #a: not found yet'],
    [
      '<i id="a" data-widget="tabs" data-widget-status="mounted">',
      'tabs #a: mounted, 413 ms after the page began',
    ],
    ['<i id="a" data-widget="" data-widget-status="failed">', ' #a: failed'],
  ])('says of %s "%s"', (html, expected) => {
    showPage(html);
    const { draw, log, read } = open();
    log.add(event('widget:mounted', getById('a'), 412.6));
    draw({ elements: [getById('a')] });
    expect(read('li button')).toEqual([expected]);
  });

  it('says no time where it has missed the mounting, and no id where there is none', () => {
    const element = document.createElement('i');
    element.setAttribute('data-widget', 'tabs');
    element.setAttribute('data-widget-status', 'mounted');
    const { draw, read } = open();
    draw({ elements: [element] });
    expect(read('li button')).toEqual(['tabs: mounted']);
  });

  it('lists the problems of a mount point below it, and those of the page above all', () => {
    showPage('<i id="a" data-widget="tabs"></i><i id="b" data-widget="modal"></i>');
    const { draw, log, panel, read } = open();
    log.add(event('widget:problem', getById('a'), 1, { message: 'one' }));
    log.add(event('widget:problem', document.documentElement, 1, { message: 'two' }));
    draw({ elements: [getById('a'), getById('b')] });
    expect(read('p.problem')).toEqual(['two', 'one']);
    expect(read('li')).toEqual(['tabs #a: not found yetone', 'modal #b: not found yet']);
    expect(panel.element.querySelectorAll('li .problem')).toHaveLength(1);
  });

  it('lists the calls with their times, and their status where the browser tells it', () => {
    const { draw, read } = open();
    draw();
    expect(read('h3')).toEqual(['No calls']);
    const call = { address: '/search', durationMs: 12, status: 200 };
    draw({ calls: [call, { ...call, status: 0 }] });
    expect(read('h3')).toEqual(['Calls']);
    expect(read('li')).toEqual(['/search: 12 ms, status 200', '/search: 12 ms']);
  });

  it('can be read and scrolled with a screen reader and with keys', () => {
    const { draw, panel, read } = open();
    draw();
    expect([panel.element.getAttribute('aria-label'), panel.element.tabIndex]).toEqual([
      'Widgets on this page',
      0,
    ]);
    expect(read('h2')).toEqual(['Widgets']);
    const lists = [...panel.element.querySelectorAll('ul')].map((list) =>
      list.getAttribute('role'),
    );
    expect(lists).toEqual(['list', 'list']);
    const types = [...panel.element.querySelectorAll('button')].map(({ type }) => type);
    expect([types, read('button')]).toEqual([['button'], ['Close']]);
  });

  it('shows the mount point that is pressed', () => {
    showPage('<i id="a" data-widget="tabs"></i>');
    const { draw, panel, onChoose } = open();
    draw({ elements: [getById('a')] });
    panel.element.querySelector<HTMLButtonElement>('li button')?.click();
    expect(onChoose.mock.calls).toEqual([[getById('a')]]);
  });

  it('closes by its button and by Escape, and by no other key', () => {
    const { draw, panel, onClose } = open();
    draw();
    panel.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    panel.element.dispatchEvent(new Event('keydown'));
    expect(onClose).not.toHaveBeenCalled();
    panel.element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    panel.element.querySelector('button')?.click();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus where mount points come and go', () => {
    showPage(
      '<i id="a" data-widget="a"></i><i id="b" data-widget="b"></i><i id="c" data-widget="c"></i>',
    );
    const [a, b, c] = [getById('a'), getById('b'), getById('c')];
    const { draw, panel, read } = open();
    draw({ elements: [a, b] });
    const second = [...panel.element.querySelectorAll<HTMLElement>('li button')][1];
    second?.focus();
    const insertBefore = vi.spyOn(Node.prototype, 'insertBefore');
    draw({ elements: [b] });
    draw({ elements: [b, c] });
    draw({ elements: [a, b, c] });
    const isSecond = (node: Node) => second !== undefined && node.contains(second);
    expect(insertBefore.mock.calls.filter(([node]) => isSecond(node))).toEqual([]);
    expect(document.activeElement).toBe(second);
    expect(read('li')).toEqual(['a', 'b', 'c'].map((name) => `${name} #${name}: not found yet`));
  });
});
