import { describe, expect, it } from 'vitest';
import { findFallbacks, parseProperties } from './read-properties.ts';

describe('the custom properties of a stylesheet', () => {
  it('are those that a comment begins with; defaults are the values behind the comma of var()', () => {
    const css = `
      /* --pmw-edge: From the edge
       * to the text. */
      .a { --pmw-inner: max(1px, var(--pmw-edge, clamp(1rem, 5cqi, 4rem)), 2px); }
      .b { margin: var(--pmw-edge, 1.25rem) var(--pmw-edge, 1.25rem); }
      /* Not about var(--pmw-edge, 9px). */`;
    expect(parseProperties(css)).toEqual([
      {
        name: '--pmw-edge',
        meaning: 'From the edge to the text.',
        defaults: ['clamp(1rem, 5cqi, 4rem)', '1.25rem'],
      },
    ]);
  });

  it('have the declared value for a default where nothing falls back', () => {
    const css = `:root {
      /* --pmw-space-*: Steps. */
      --pmw-space-1: 0.25rem;
      --pmw-space-2: 0.5rem;
      /* --pmw-paper: The ground. */
      --pmw-paper: #fff;
    }`;
    expect(parseProperties(css).map(({ defaults }) => defaults)).toEqual([
      ['0.25rem', '0.5rem'],
      ['#fff'],
    ]);
  });

  it('do not share their defaults with those whose names begin alike', () => {
    expect(
      findFallbacks('a { top: var(--pmw-top-two, 1px) var(--pmw-top, 2px) }', '--pmw-top'),
    ).toEqual(['2px']);
  });
});
