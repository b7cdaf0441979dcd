// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { collect } from '../../tests/setup/dom/listen.ts';
import { openInspector } from './open-inspector.ts';
import { createReporter } from '../report.ts';

/** Opens the inspector at an address; the tags on the page and the lines of the console. */
function open(search: string, scriptAddress?: string) {
  history.replaceState(null, '', `/${search}`);
  const errors: string[] = [];
  const warnings: string[] = [];
  const reporter = createReporter({
    error: (line: string) => void errors.push(line),
    warn: (line: string) => void warnings.push(line),
  });
  openInspector({ scriptAddress, reporter });
  return { tags: [...document.scripts], errors, warnings };
}

const script = 'https://cdn.example/pmw/widgets.js?ver=1';
const notLoaded =
  'widgets.js: the inspector is not loaded; expected inspector/inspector.js in the folder of the script, and a policy that allows it.';

describe('the inspector', () => {
  it.each([
    ['?widgets-debug', 1],
    ['?page=2&widgets-debug', 1],
    ['', 0],
    ['?widgets-debugging', 0],
  ])('is loaded only where the address asks for it: %s', (search, count) => {
    const { tags, errors, warnings } = open(search, script);
    expect(tags.map(({ src }) => src)).toEqual(
      Array.from({ length: count }, () => 'https://cdn.example/pmw/inspector/inspector.js'),
    );
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('is told of what happened before it was loaded', () => {
    const told = collect('private-markets-widgets:inspect');
    const { tags } = open('?widgets-debug', script);
    const events = ['widget:mounted', 'widget:failed', 'widget:problem'].map(
      (type) => new CustomEvent(type),
    );
    for (const event of [...events, new Event('click')]) document.dispatchEvent(event);
    expect(told).toEqual([]);
    tags[0]?.dispatchEvent(new Event('load'));
    expect(told).toEqual([['document', events]]);
  });

  it.each([script, undefined])('that cannot be loaded from %s is a warning', (from) => {
    const { tags, errors, warnings } = open('?widgets-debug', from);
    expect(tags).toHaveLength(from === undefined ? 0 : 1);
    tags[0]?.dispatchEvent(new Event('error'));
    expect([errors, warnings]).toEqual([[], [notLoaded]]);
  });
});
