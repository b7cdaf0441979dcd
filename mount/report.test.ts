// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collect } from '../tests/setup/listen.ts';
import { getById, showPage } from '../tests/setup/show-page.ts';
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

  it('gets an error with its element and what was thrown', () => {
    const thrown = { widget: 'tabs', where: 'rendering', sentence: 'tabs: no.', element };
    reporter.reportError({ ...thrown, error: bang, isFatal: true });
    expect(lines).toEqual([['error', 'tabs: no.', element, bang]]);
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
  const thrown = { found: 'an error: bang', expected: 'no error' };

  it.each<[string, () => void, unknown[]]>([
    [
      'comes from the mount point',
      () => {
        reporter.report('carousel', problem, element);
      },
      [['a', detail]],
    ],
    [
      'comes from <html> where the mount point is no longer on the page',
      () => {
        element.remove();
        reporter.report('carousel', problem, element);
      },
      [['html', detail]],
    ],
    [
      'that makes a mount point fail says so, each time',
      () => {
        reporter.reportFailure('carousel', problem, element);
        reporter.reportFailure('carousel', problem, element);
      },
      [
        ['a', { ...detail, isFatal: true }],
        ['a', { ...detail, isFatal: true }],
      ],
    ],
    [
      'of the page comes from <html>, whatever the console shows',
      () => {
        reporter.reportOnPage('carousel', problem, element);
      },
      [['html', { ...detail, widget: 'page' }]],
    ],
    [
      'says what was thrown',
      () => {
        const parts = { widget: 'tabs', where: 'rendering', sentence: 'tabs: no.', element };
        reporter.reportError({ ...parts, error: bang, isFatal: true });
      },
      [
        [
          'a',
          { widget: 'tabs', where: 'rendering', ...thrown, message: 'tabs: no.', isFatal: true },
        ],
      ],
    ],
    [
      'says what was thrown on the page, whatever it is',
      () => {
        const parts = { where: 'greeter', sentence: 'greeter: no.', element };
        reporter.reportError({ ...parts, error: 'bang', isFatal: false });
      },
      [
        [
          'html',
          { widget: 'page', where: 'greeter', ...thrown, message: 'greeter: no.', isFatal: false },
        ],
      ],
    ],
  ])('%s', async (_, send, expected) => {
    const told = collect('widget:problem');
    send();
    expect(told).toEqual([]);
    await Promise.resolve();
    expect(told).toEqual(expected);
  });
});
