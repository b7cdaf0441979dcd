// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createReporter, type Reporter } from './report.ts';

const problem = { where: 'data-variant', found: '"big"', expected: 'one of "hero"' };

describe('a problem', () => {
  it('is one console error that passes the element, once', () => {
    const console = { error: vi.fn(), warn: vi.fn() };
    const reporter = createReporter(console);
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
    const reporter = createReporter(console);
    reporter.report('carousel', problem, document.createElement('div'));
    reporter.report('carousel', { ...problem, severity: 'warning' }, document.createElement('div'));
    reporter.reportOnPage('widgets.js', problem);
    expect([console.error.mock.calls.length, console.warn.mock.calls.length]).toEqual([2, 1]);
  });

  it('ten thousand times does not bury the console', () => {
    const console = { error: vi.fn(), warn: vi.fn() };
    const reporter = createReporter(console);
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

describe('the event of a problem', () => {
  const makeReporter = () => createReporter({ error: vi.fn(), warn: vi.fn() });

  /** The events that one report sends, with their targets. */
  async function collectEvents(send: (reporter: Reporter, element: Element) => void) {
    const element = document.createElement('div');
    document.body.append(element);
    const events: unknown[] = [];
    const listener = (event: Event) => {
      const { target, detail } = event as CustomEvent<unknown>;
      events.push([target === element ? 'the element' : (target as Element).localName, detail]);
    };
    document.addEventListener('widget:problem', listener);
    send(makeReporter(), element);
    expect(events).toEqual([]);
    await Promise.resolve();
    document.removeEventListener('widget:problem', listener);
    element.remove();
    return events;
  }
  const message = 'carousel: data-variant is "big"; expected one of "hero".';
  const detail = { widget: 'carousel', ...problem, message, isFatal: false };

  it.each<[string, (reporter: Reporter, element: Element) => void, unknown]>([
    [
      'comes from the mount point',
      (reporter, element) => {
        reporter.report('carousel', problem, element);
      },
      ['the element', detail],
    ],
    [
      'comes from <html> where the mount point is no longer on the page',
      (reporter, element) => {
        element.remove();
        reporter.report('carousel', problem, element);
      },
      ['html', detail],
    ],
    [
      'says that it is fatal',
      (reporter, element) => {
        reporter.reportFailure('carousel', problem, element);
      },
      ['the element', { ...detail, isFatal: true }],
    ],
    [
      'of the page comes from <html>, whatever the console shows',
      (reporter, element) => {
        reporter.reportOnPage('carousel', problem, element);
      },
      ['html', { ...detail, widget: 'page' }],
    ],
    [
      'says what was thrown',
      (reporter, element) => {
        const error = new Error('bang');
        const thrown = {
          widget: 'tabs',
          where: 'rendering',
          sentence: 'tabs: no.',
          element,
          error,
        };
        reporter.reportError({ ...thrown, isFatal: true });
      },
      [
        'the element',
        {
          widget: 'tabs',
          where: 'rendering',
          found: 'an error: bang',
          expected: 'no error',
          message: 'tabs: no.',
          isFatal: true,
        },
      ],
    ],
    [
      'says what was thrown on the page, whatever it is',
      (reporter, element) => {
        const thrown = { where: 'greeter', sentence: 'greeter: no.', element, error: 'bang' };
        reporter.reportError({ ...thrown, isFatal: false });
      },
      [
        'html',
        {
          widget: 'page',
          where: 'greeter',
          found: 'an error: bang',
          expected: 'no error',
          message: 'greeter: no.',
          isFatal: false,
        },
      ],
    ],
  ])('%s', async (_, send, expected) => {
    expect(await collectEvents(send)).toEqual([expected]);
  });

  it('that makes a mount point fail is sent each time', async () => {
    const events = await collectEvents((reporter, element) => {
      reporter.reportFailure('carousel', problem, element);
      reporter.reportFailure('carousel', problem, element);
    });
    expect(events).toHaveLength(2);
  });
});

describe('the console', () => {
  it('gets an error with its element and what was thrown', () => {
    const console = { error: vi.fn(), warn: vi.fn() };
    const element = document.createElement('div');
    const error = new Error('bang');
    const thrown = { widget: 'tabs', where: 'rendering', sentence: 'tabs: no.', element, error };
    createReporter(console).reportError({ ...thrown, isFatal: true });
    expect(console.error.mock.calls).toEqual([['tabs: no.', element, error]]);
  });

  it('gets a problem of the page once, and its element where it has one', () => {
    const console = { error: vi.fn(), warn: vi.fn() };
    const reporter = createReporter(console);
    const element = document.createElement('div');
    for (let n = 0; n < 2; n += 1) {
      reporter.reportOnPage('widgets.js', problem);
      reporter.reportOnPage('widgets.js', problem, element);
    }
    const sentence = 'widgets.js: data-variant is "big"; expected one of "hero".';
    expect(console.error.mock.calls).toEqual([[sentence], [sentence, element]]);
  });
});
