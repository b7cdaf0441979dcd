// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { collect } from '../tests/setup/dom/listen.ts';
import { getById, showPage } from '../tests/setup/engine/show-page.ts';
import { createReporter, type Reporter } from './report.ts';

const problem = { where: 'data-variant', found: '"big"', expected: 'one of "hero"' };
const message = 'carousel: data-variant is "big"; expected one of "hero".';
const bang = new Error('bang');

let element: HTMLElement;
let reporter: Reporter;
let lines: unknown[][];

beforeEach(() => {
  showPage('<i id="a"></i>');
  element = getById('a');
  lines = [];
  reporter = createReporter({
    error: (...line: unknown[]) => void lines.push(['error', ...line]),
    warn: (...line: unknown[]) => void lines.push(['warn', ...line]),
  });
});

describe('the console', () => {
  it('gets a problem of an element once, as an error or as a warning', () => {
    const other = document.createElement('i');
    reporter.report('carousel', problem, element);
    reporter.report('carousel', problem, element);
    reporter.report('carousel', problem, other);
    reporter.report('carousel', { ...problem, severity: 'warning' }, document.createElement('b'));
    expect(lines).toEqual([
      ['error', message, element],
      ['error', message, other],
      ['warn', message, document.createElement('b')],
    ]);
  });

  it('gets a problem of the page once, and its element where it has one', () => {
    for (let n = 0; n < 2; n += 1) {
      reporter.reportOnPage('widgets.js', problem);
      reporter.reportOnPage('widgets.js', problem, element);
    }
    const sentence = 'widgets.js: data-variant is "big"; expected one of "hero".';
    expect(lines).toEqual([
      ['error', sentence],
      ['error', sentence, element],
    ]);
  });

  it('is not buried by ten thousand problems of one element', () => {
    for (let n = 0; n < 10_000; n += 1) {
      reporter.report('carousel', { ...problem, where: `slides[${n}].id` }, element);
    }
    expect(lines).toHaveLength(26);
    expect(lines.at(-1)?.[1]).toMatch(/More problems of this element are not listed/);
  });
});

describe('the event of a problem', () => {
  const detail = { widget: 'carousel', ...problem, message, isFatal: false };

  /** The events that something sends, which come after it. */
  async function hear(send: () => void): Promise<unknown[]> {
    const told = collect('widget:problem');
    send();
    expect(told).toEqual([]);
    await Promise.resolve();
    return told;
  }

  it.each([
    ['a mount point', 'a', {}, () => reporter.report('carousel', problem, element)],
    [
      'what is fatal to one',
      'a',
      { isFatal: true },
      () => reporter.report('carousel', { ...problem, isFatal: true }, element),
    ],
    [
      'the page, whatever the console shows',
      'html',
      { widget: 'page' },
      () => reporter.reportOnPage('carousel', problem, element),
    ],
  ] as const)('of %s comes from <%s>', async (_, target, changes, send) => {
    const told = await hear(send);
    expect(told).toEqual([[target, { ...detail, ...changes }]]);
  });

  it('comes from <html> where the mount point is no longer on the page', async () => {
    const told = await hear(() => {
      element.remove();
      reporter.report('carousel', problem, element);
    });
    expect(told).toEqual([['html', detail]]);
  });

  it.each([
    ['a', 'tabs', bang, true],
    ['html', 'page', 'bang', false],
  ])('from %s says what was thrown: of %s', async (target, widget, error, isFatal) => {
    const parts = { where: 'rendering', sentence: 'tabs: no.', element, error, isFatal };
    const told = await hear(() => {
      reporter.reportError(widget === 'page' ? parts : { widget, ...parts });
    });
    const thrown = { found: 'an error: bang', expected: 'no error', message: 'tabs: no.' };
    expect(told).toEqual([[target, { widget, where: 'rendering', ...thrown, isFatal }]]);
    expect(lines).toEqual([['error', 'tabs: no.', element, error]]);
  });
});
