import postcss from 'postcss';
import { expect, it } from 'vitest';
import { readText } from '../../tools/project.ts';
import { listFiles } from './source-files.ts';

/**
 * Properties that a compositor changes by itself. Any other makes the main thread draw each frame: a hover of
 * 200 ms costs twelve of them.
 */
const composited = ['opacity', 'transform', 'translate', 'scale', 'rotate', 'filter'];

/** Of an SVG, Chromium's compositor runs these alone: `translate`, `scale` and `rotate` take its main thread. */
const compositedInDrawings = ['opacity', 'transform'];

/** The last class of a selector that is an SVG's. */
const drawing = /\.(?:pmw-icon(?:--[a-z]+)?|site-icon|site-chapters__arrow)$/;

/** Other properties, by where they stand; one that is not needed any more fails. */
const exceptions: Readonly<Record<string, string>> = {
  // Nothing moves: the colours wait 300 ms, so that the button does not flash when the answer comes quickly.
  "widgets/subscribe-callout/subscribe-callout-form.css .pmw .pmw-subscribe-callout__submit[aria-disabled='true'], .pmw .pmw-subscribe-callout__submit[aria-disabled='true']::before":
    'color background-color',
  // One step of a millisecond, where the distance changes: its end tells the script.
  'widgets/section-nav/section-nav.css .pmw.pmw-section-nav': 'inset-block-start',
  // One step: it holds what waits for the script, and nothing changes until its end.
  'shared/styles/base.css @keyframes pmw-wait': 'position visibility max-height overflow',
  // The same, where nothing inside waits too.
  'shared/styles/base.css @keyframes pmw-wait-unseen': 'content-visibility',
};

/** Words of a transition that name no property: times, curves and switches. */
const notNames =
  /^(?:[-+]?[.\d].*|ease(?:-in|-out|-in-out)?|linear|step-(?:start|end)|normal|allow-discrete)$/;

/**
 * The properties that the value of `transition` or `transition-property` names; without a name it is `all`. `revert`
 * takes back what a theme names.
 */
function readTransition(value: string): readonly string[] {
  let flat = value;
  // Functions hold commas, and the names of tokens.
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/[\w-]+\([^()]*\)/g, '1s');
  const parts = flat.split(',').map((part) => part.trim().split(/\s+/));
  return parts
    .map((words) => words.find((word) => !notNames.test(word)) ?? 'all')
    .filter((name) => !['none', 'revert'].includes(name));
}

/** By where they stand: what transitions and keyframes of a stylesheet change and no compositor does. */
function findUncomposited(path: string, text: string): readonly (readonly [string, string])[] {
  const motions: (readonly [where: string, names: readonly string[]])[] = [];
  const root = postcss.parse(text);
  root.walkDecls(/^transition(?:-property)?$/, ({ parent, value }) => {
    const selector = parent?.type === 'rule' ? parent.selector : '';
    motions.push([`${path} ${selector.trim().replace(/\s+/g, ' ')}`, readTransition(value)]);
  });
  root.walkAtRules('keyframes', (rule) => {
    const names: string[] = [];
    rule.walkDecls(/^(?!animation-)/, ({ prop }) => void names.push(prop));
    motions.push([`${path} @keyframes ${rule.params}`, [...new Set(names)]]);
  });
  return motions
    .map(([where, names]) => {
      const known = drawing.test(where) ? compositedInDrawings : composited;
      return [where, names.filter((name) => !known.includes(name)).join(' ')] as const;
    })
    .filter(([, names]) => names !== '');
}

it('what keeps the main thread drawing is in no transition and no keyframes but the exceptions', () => {
  const sheets = listFiles().filter((path) => path.endsWith('.css'));
  const found = sheets.flatMap((path) => findUncomposited(path, readText(path)));
  expect(Object.fromEntries(found)).toEqual(exceptions);
});

it('what waits for the script is hidden before its animation begins too', () => {
  const sheets = listFiles().filter((path) => path.endsWith('.css'));
  const waits = sheets.flatMap((path) => {
    const found: string[] = [];
    postcss.parse(readText(path)).walkDecls('animation', ({ value }) => {
      const parts = value.split(',').filter((part) => part.includes('var(--pmw-wait)'));
      found.push(...parts.map((part) => `${path} ${part.trim()}`));
    });
    return found;
  });
  expect(waits.length).toBeGreaterThan(5);
  expect(waits.filter((wait) => !wait.endsWith(' backwards'))).toEqual([]);
});
