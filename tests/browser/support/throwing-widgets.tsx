import { useEffect, useLayoutEffect, useState } from 'react';
import { start } from '../../../mount/start.ts';
import { requiredText } from '../../../shared/widget/attributes.ts';
import { defineContract } from '../../../shared/widget/define-contract.ts';
import {
  defineWidget,
  type ReactWidget,
  type WidgetContext,
} from '../../../shared/widget/define-widget.ts';

// The entry of a bundle that exists in tests only: the real engine with widgets that throw.

type NoApi = Record<string, never>;
type Context = WidgetContext<NoApi>;

function bang(): never {
  throw new Error('bang');
}

function make(
  name: string,
  component: (props: { readonly context: Context }) => React.ReactNode,
  load: () => Promise<string> = () => Promise.resolve('data'),
): ReactWidget<NoApi> {
  const contract = defineContract({ name, kind: 'widget', attributes: {}, texts: {} });
  return defineWidget({ contract, load, component });
}

function Hello() {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
      }}
    >
      <span>{`Pressed ${count}`}</span>
    </button>
  );
}

function InLayoutEffect() {
  useLayoutEffect(bang, []);
  return <p>drawn</p>;
}

function InEffect() {
  useEffect(bang, []);
  return <p>drawn</p>;
}

function Later({ isEffect }: { readonly isEffect: boolean }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (isDue && isEffect) bang();
  }, [isDue, isEffect]);
  if (isDue && !isEffect) bang();
  return (
    <button
      type="button"
      onClick={() => {
        setDue(true);
      }}
    >
      Later
    </button>
  );
}

function InTimer({ context }: { readonly context: Context }) {
  useEffect(() => {
    const timer = setTimeout(context.guard(bang), 20);
    return () => {
      clearTimeout(timer);
    };
  }, [context]);
  return <p>drawn</p>;
}

const strictContract = defineContract({
  name: 'bad-attributes',
  kind: 'widget',
  attributes: { id: requiredText() },
  texts: {},
});

const widgets: readonly ReactWidget<NoApi>[] = [
  make('hello', Hello),
  defineWidget({ contract: strictContract, load: () => Promise.resolve(''), component: Hello }),
  make('bad-load', Hello, () => Promise.reject(new Error('bang'))),
  make('bad-load-at-once', Hello, bang),
  make('bad-render', bang),
  make('bad-layout-effect', InLayoutEffect),
  make('bad-effect', InEffect),
  make('bad-later-render', () => <Later isEffect={false} />),
  make('bad-later-effect', () => <Later isEffect />),
  make('bad-handler', () => (
    <button type="button" onClick={bang}>
      Later
    </button>
  )),
  make('bad-timer', InTimer),
];

const { publicApi } = start({
  window,
  script: document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined,
  version: __PMW_VERSION__,
  widgets,
  createApi: () => ({}),
});
Object.defineProperty(window, 'PrivateMarketsWidgets', { value: publicApi });
