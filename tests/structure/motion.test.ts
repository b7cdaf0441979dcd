import postcss, { type AtRule, type Declaration } from 'postcss';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './source-files.ts';

/**
 * Properties that a compositor changes by itself. Any other makes the main thread draw each frame: a hover of
 * 200 ms costs twelve of them.
 */
const composited = ['opacity', 'transform', 'translate', 'scale', 'rotate', 'filter'];

/** Of an SVG, Chromium's compositor runs these alone: `translate`, `scale` and `rotate` take its main thread. */
const compositedInDrawings = ['opacity', 'transform'];

/** The last class of a selector that is an SVG's. */
const drawing = /\.(?:pmw-icon(?:--[a-z]+)?|site-icon|site-chapters__arrow)$/;

/** Other properties, by where they stand. Each has a reason; one that is not needed any more fails. */
const exceptions: Readonly<Record<string, { readonly names: string; readonly why: string }>> = {
  "widgets/subscribe-callout/subscribe-callout-form.css .pmw .pmw-subscribe-callout__submit[aria-disabled='true'], .pmw .pmw-subscribe-callout__submit[aria-disabled='true']::before":
    {
      names: 'color background-color',
      why: 'Nothing moves: the colours wait 300 ms, so that the button does not flash when the answer comes quickly.',
    },
  'shared/styles/base.css @keyframes pmw-wait': {
    names: 'position visibility max-height overflow',
    why: 'One step: it holds what waits for the script, and nothing changes until its end.',
  },
  'shared/styles/base.css @keyframes pmw-wait-unseen': {
    names: 'content-visibility',
    why: 'The same, where nothing inside waits too.',
  },
};

/** Words of a transition that name no property: times, curves and switches. */
const notNames =
  /^(?:[-+]?[.\d].*|ease(?:-in|-out|-in-out)?|linear|step-(?:start|end)|normal|allow-discrete)$/;

/** The properties that the value of `transition` or `transition-property` names; without a name it is `all`. */
function readTransition(value: string): string[] {
  let flat = value;
  // Functions hold commas, and the names of tokens.
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/[\w-]+\([^()]*\)/g, '1s');
  return flat
    .split(',')
    .map((part) => {
      const words = part.trim().split(/\s+/);
      return words.find((word) => !notNames.test(word)) ?? 'all';
    })
    .filter((name) => name !== 'none');
}

interface Motion {
  readonly where: string;
  readonly names: readonly string[];
}

/** Each transition and each set of keyframes in a stylesheet, and the properties that it names. */
function readMotions(path: string, text: string): Motion[] {
  const motions: Motion[] = [];
  const root = postcss.parse(text);
  root.walkDecls(/^transition(?:-property)?$/, (declaration: Declaration) => {
    const { parent, value } = declaration;
    const selector = parent?.type === 'rule' ? parent.toString().split('{')[0] : '';
    const where = `${path} ${selector?.trim().replace(/\s+/g, ' ') ?? ''}`;
    motions.push({ where, names: readTransition(value) });
  });
  root.walkAtRules('keyframes', (rule: AtRule) => {
    const names = new Set<string>();
    rule.walkDecls(({ prop }) => {
      if (!prop.startsWith('animation-')) names.add(prop);
    });
    motions.push({ where: `${path} @keyframes ${rule.params}`, names: [...names] });
  });
  return motions;
}

/** The properties of a motion that no compositor changes. */
function listOthers({ where, names }: Motion): string[] {
  const known = drawing.test(where) ? compositedInDrawings : composited;
  return names.filter((name) => !known.includes(name));
}

describe('the reader of motions', () => {
  it.each([
    ['opacity 1s', ['opacity']],
    ['1s ease-in color', ['color']],
    [
      'opacity var(--pmw-motion) ease-out, box-shadow 200ms cubic-bezier(0.1, 0, 1, 1) 0.1s',
      ['opacity', 'box-shadow'],
    ],
    ['opacity var(--pmw-motion) linear(0, 0 60%, 1)', ['opacity']],
    ['display 0s allow-discrete, calc(var(--a) * 2) linear', ['display', 'all']],
    ['var(--pmw-motion)', ['all']],
    ['none', []],
    ['none var(--pmw-motion-slow)', []],
  ])('finds in %j the properties %j', (value, names) => {
    expect(readTransition(value)).toEqual(names);
  });

  it('finds transitions in nested rules, and the properties of keyframes', () => {
    const text = `@media print { .a { > .b, .c { transition: color 1s } } }
@keyframes k { from, to { opacity: 0; width: 1px; animation-timing-function: linear } }`;
    expect(readMotions('x.css', text)).toEqual([
      { where: 'x.css > .b, .c', names: ['color'] },
      { where: 'x.css @keyframes k', names: ['opacity', 'width'] },
    ]);
  });
});

describe('what keeps the main thread drawing', () => {
  const text = (css: string) => readMotions('x.css', css).map(listOthers);

  it('is a colour, a shadow, or all', () => {
    expect(text('.a { transition: opacity 1s, color 1s, 1s }')).toEqual([['color', 'all']]);
  });

  it('is a drawing’s own `translate`, where that of a box is none', () => {
    expect(text('.pmw .a { transition: translate 1s }')).toEqual([[]]);
    expect(text('.pmw .a .pmw-icon { transition: translate 1s }')).toEqual([['translate']]);
    expect(text('.pmw .pmw-icon--moving { transition: transform 1s }')).toEqual([[]]);
  });
});

describe('transitions and keyframes', () => {
  const motions = listFiles()
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => readMotions(path, readText(path)));

  it('name what a compositor changes by itself, and the exceptions with a reason', () => {
    expect(motions.length).toBeGreaterThan(20);
    const others = motions
      .filter((motion) => listOthers(motion).length > 0)
      .map((motion) => [motion.where, listOthers(motion).join(' ')]);
    expect(others.toSorted()).toEqual(
      Object.entries(exceptions)
        .map(([where, { names }]) => [where, names])
        .toSorted(),
    );
  });
});
