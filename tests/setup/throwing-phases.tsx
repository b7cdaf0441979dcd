import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { requiredText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';
import { defineWidget, type ReactWidget } from '../../shared/widget/define-widget.ts';
import { makeWidget, type NoApi } from './make-widget.ts';

// Widgets that throw, for the unit tests and for the bundle of the browser tests.

function bang(): never {
  throw new Error('bang');
}

const Fine = () => <p>drawn</p>;

function ThrowInLayoutEffect() {
  useLayoutEffect(bang);
  return <Fine />;
}

function ThrowInEffect() {
  useEffect(bang, []);
  return <Fine />;
}

const ThrowInRender = () => bang();

function useSoon(callback: () => void): void {
  useEffect(() => {
    const timer = setTimeout(callback, 20);
    return () => {
      clearTimeout(timer);
    };
  }, [callback]);
}

/** Draws its content a little later. */
function AfterWait({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  const [begin] = useState(() => () => {
    setDue(true);
  });
  useSoon(begin);
  return isDue ? children : <span>fine so far</span>;
}

/** Draws its content when its button is pressed. */
function AfterPress({ children }: { readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  return (
    <button
      type="button"
      onClick={() => {
        setDue(true);
      }}
    >
      <span>Press</span>
      {isDue ? children : <span>fine so far</span>}
    </button>
  );
}

function ThrowInTimer({ guard }: { readonly guard: (callback: () => void) => () => void }) {
  const [guarded] = useState(() => guard(bang));
  useSoon(guarded);
  return <p>ticking</p>;
}

const badAttributes = defineWidget({
  contract: defineContract({
    name: 'bad-attributes',
    kind: 'react',
    attributes: { label: requiredText() },
    texts: {},
  }),
  load: () => Promise.resolve('data'),
  component: Fine,
});

interface ThrowingPhase {
  /** When the widget throws, as the end of "a widget that throws in". */
  readonly phase: string;
  readonly widget: ReactWidget<NoApi>;
  /** The console error after the widget's name. */
  readonly problem: string;
  /** Whether it throws only after its button "Press" is pressed. */
  readonly isPressed?: boolean;
}

const failsToLoad = 'loading failed: bang.';

/** A widget that draws and then, or instead, throws. */
const fail = (
  phase: string,
  name: string,
  content: ReactNode,
  isPressed = false,
): ThrowingPhase => ({
  phase,
  widget: makeWidget(`bad-${name}`, () => content),
  problem: 'rendering failed: bang.',
  isPressed,
});

/** The phases in which an error ends the widget: each restores the CMS content. */
export const throwingPhases: readonly ThrowingPhase[] = [
  {
    phase: 'reading attributes',
    widget: badAttributes,
    problem: 'data-label is missing; expected a text.',
  },
  {
    phase: 'loading',
    widget: makeWidget('bad-load', Fine, () => Promise.reject(new Error('bang'))),
    problem: failsToLoad,
  },
  {
    phase: 'loading, before its first wait',
    widget: makeWidget('bad-load-at-once', Fine, bang),
    problem: failsToLoad,
  },
  fail('its first render', 'render', <ThrowInRender />),
  fail('a layout effect', 'layout-effect', <ThrowInLayoutEffect />),
  fail('an effect', 'effect', <ThrowInEffect />),
  fail('a later render', 'later-render', <AfterWait children={<ThrowInRender />} />),
  fail('a later effect', 'later-effect', <AfterWait children={<ThrowInEffect />} />),
  fail(
    'the render after a press',
    'pressed-render',
    <AfterPress children={<ThrowInRender />} />,
    true,
  ),
  fail(
    'the effect after a press',
    'pressed-effect',
    <AfterPress children={<ThrowInEffect />} />,
    true,
  ),
  {
    phase: 'a timer',
    widget: makeWidget('bad-timer', ({ guard }) => <ThrowInTimer guard={guard} />),
    problem: 'a callback failed: bang.',
  },
];

/** A widget whose event handler throws: React reports such an error, and the widget stays. */
export const throwingHandler = makeWidget('bad-handler', () => (
  <button type="button" onClick={bang}>
    <span>Press</span>
  </button>
));

/** Every widget that throws. */
export const throwingWidgets: readonly ReactWidget<NoApi>[] = [
  ...throwingPhases.map(({ widget }) => widget),
  throwingHandler,
];
