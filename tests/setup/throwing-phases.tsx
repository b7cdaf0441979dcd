import { useEffect, useLayoutEffect, useState } from 'react';
import { requiredText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';
import { defineWidget, type ReactWidget } from '../../shared/widget/define-widget.ts';
import { makeWidget, type NoApi } from './make-widget.ts';

// Widgets that throw, for the unit tests and for the bundle of the browser tests.

function bang(): never {
  throw new Error('bang');
}

function Fine() {
  return <p>drawn</p>;
}

function ThrowInLayoutEffect() {
  useLayoutEffect(bang);
  return <p>drawn</p>;
}

function ThrowInEffect() {
  useEffect(bang, []);
  return <p>drawn</p>;
}

interface Later {
  readonly inEffect: boolean;
}

function ThrowWhenDue({ isDue, inEffect }: Later & { readonly isDue: boolean }) {
  useEffect(() => {
    if (isDue && inEffect) bang();
  }, [isDue, inEffect]);
  if (isDue && !inEffect) bang();
  return <span>fine so far</span>;
}

function ThrowAfterWait({ inEffect }: Later) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(true);
    }, 20);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return <ThrowWhenDue isDue={isDue} inEffect={inEffect} />;
}

function ThrowAfterPress({ inEffect }: Later) {
  const [isDue, setDue] = useState(false);
  return (
    <button
      type="button"
      onClick={() => {
        setDue(true);
      }}
    >
      <span>Press</span>
      <ThrowWhenDue isDue={isDue} inEffect={inEffect} />
    </button>
  );
}

function ThrowInTimer({ guard }: { readonly guard: (callback: () => void) => () => void }) {
  useEffect(() => {
    const timer = setTimeout(guard(bang), 20);
    return () => {
      clearTimeout(timer);
    };
  }, [guard]);
  return <p>ticking</p>;
}

interface ThrowingPhase {
  /** When the widget throws, as the end of "a widget that throws in". */
  readonly phase: string;
  readonly widget: ReactWidget<NoApi>;
  /** The console error after the widget's name. */
  readonly problem: string;
  /** Whether it throws only after its button "Press" is pressed. */
  readonly isPressed?: boolean;
}

/** The phases in which an error ends the widget: each restores the CMS content. */
export const throwingPhases: readonly ThrowingPhase[] = [
  {
    phase: 'reading attributes',
    widget: defineWidget({
      contract: defineContract({
        name: 'bad-attributes',
        kind: 'react',
        attributes: { label: requiredText() },
        texts: {},
      }),
      load: () => Promise.resolve('data'),
      component: Fine,
    }),
    problem: 'data-label is missing; expected a text.',
  },
  {
    phase: 'loading',
    widget: makeWidget('bad-load', Fine, () => Promise.reject(new Error('bang'))),
    problem: 'loading failed: bang.',
  },
  {
    phase: 'loading, before its first wait',
    widget: makeWidget('bad-load-at-once', Fine, bang),
    problem: 'loading failed: bang.',
  },
  {
    phase: 'its first render',
    widget: makeWidget('bad-render', bang),
    problem: 'rendering failed: bang.',
  },
  {
    phase: 'a layout effect',
    widget: makeWidget('bad-layout-effect', () => <ThrowInLayoutEffect />),
    problem: 'rendering failed: bang.',
  },
  {
    phase: 'an effect',
    widget: makeWidget('bad-effect', () => <ThrowInEffect />),
    problem: 'rendering failed: bang.',
  },
  {
    phase: 'a later render',
    widget: makeWidget('bad-later-render', () => <ThrowAfterWait inEffect={false} />),
    problem: 'rendering failed: bang.',
  },
  {
    phase: 'a later effect',
    widget: makeWidget('bad-later-effect', () => <ThrowAfterWait inEffect />),
    problem: 'rendering failed: bang.',
  },
  {
    phase: 'the render after a press',
    widget: makeWidget('bad-pressed-render', () => <ThrowAfterPress inEffect={false} />),
    problem: 'rendering failed: bang.',
    isPressed: true,
  },
  {
    phase: 'the effect after a press',
    widget: makeWidget('bad-pressed-effect', () => <ThrowAfterPress inEffect />),
    problem: 'rendering failed: bang.',
    isPressed: true,
  },
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
