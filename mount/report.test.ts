// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createReporter } from './report.ts';

const problem = { where: 'data-variant', found: '"big"', expected: 'one of "hero"' };

describe('a problem', () => {
  it('is one console error that passes the element, once', () => {
    const console = { error: vi.fn(), warn: vi.fn() };
    const reporter = createReporter(console, document);
    const element = document.createElement('div');
    reporter.report('carousel', problem, element);
    reporter.report('carousel', problem, element);
    expect(console.error.mock.calls).toEqual([
      ['carousel: data-variant is "big"; expected one of "hero".', element],
    ]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('of another element is said again; a warning is a warning', () => {
    const console = { error: vi.fn(), warn: vi.fn() };
    const reporter = createReporter(console, document);
    reporter.report('carousel', problem, document.createElement('div'));
    reporter.report('carousel', { ...problem, severity: 'warning' }, document.createElement('div'));
    reporter.reportOnPage('widgets.js', problem);
    expect([console.error.mock.calls.length, console.warn.mock.calls.length]).toEqual([2, 1]);
  });

  it('ten thousand times does not bury the console', () => {
    const console = { error: vi.fn(), warn: vi.fn() };
    const reporter = createReporter(console, document);
    const element = document.createElement('div');
    for (let n = 0; n < 10_000; n += 1) {
      reporter.report('carousel', { ...problem, where: `slides[${n}].id` }, element);
    }
    expect(console.error).toHaveBeenCalledTimes(26);
    expect(console.error.mock.lastCall?.[0]).toMatch(
      /More problems of this element are not listed/,
    );
  });
});
