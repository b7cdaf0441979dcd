import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../project.ts';
import { widgetStyles } from './widget-styles.ts';

async function convert(css: string, path = 'widgets/tabs/tabs.css'): Promise<string> {
  const { css: text } = await postcss([widgetStyles()]).process(css, { from: projectPath(path) });
  return text;
}

describe('the stylesheets of widgets', () => {
  it.each([
    [
      '.pmw .a, .pmw.pmw-b > .c { d: e }',
      '.pmw:not(#_#_#_) .a, .pmw:not(#_#_#_).pmw-b > .c { d: e }',
    ],
    ['[data-x] .pmw .a { d: e }', '[data-x] .pmw:not(#_#_#_) .a { d: e }'],
    ['.pmw-a .pmw { d: e }', '.pmw-a .pmw:not(#_#_#_) { d: e }'],
    [
      '.pmw { .a & { d: e } .pmw-b { d: e } }',
      '.pmw:not(#_#_#_) { .a & { d: e } .pmw-b { d: e } }',
    ],
    [':where(.pmw > *) { d: e }', ':where(.pmw > *) { d: e }'],
    ['@keyframes a { from { d: e } }', '@keyframes a { from { d: e } }'],
    ['@media print { .pmw { d: e } }', '@media print { .pmw:not(#_#_#_) { d: e } }'],
  ])('weigh more than any rule of a theme: %s', async (css, expected) => {
    expect(await convert(css)).toBe(expected);
  });

  it.each([
    ['1rem', 'var(--pmw-rem)'],
    ['-0.5rem 2rem', 'calc(-0.5 * var(--pmw-rem)) calc(2 * var(--pmw-rem))'],
    ['calc(1.5rem - 3px)', 'calc(calc(1.5 * var(--pmw-rem)) - 3px)'],
    ['var(--pmw-space-4)', 'var(--pmw-space-4, var(--pmw-rem))'],
    ['var(--pmw-petrol)', 'var(--pmw-petrol)'],
    ['2em', '2em'],
  ])('measure by one length of their own: %s', async (value, expected) => {
    expect(await convert(`.pmw { a: ${value} }`)).toBe(`.pmw:not(#_#_#_) { a: ${expected} }`);
  });

  it('leave queries as they are', async () => {
    const css = '@media (width < 48rem) { }';
    expect(await convert(css)).toBe(css);
  });

  it('are those of widgets alone: a page’s own are left as they are', async () => {
    const css = '.site .pmw { margin: 1rem }';
    expect(await convert(css, 'templates/styles/site.css')).toBe(css);
  });
});
