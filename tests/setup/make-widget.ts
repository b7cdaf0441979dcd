import { type ReactNode } from 'react';
import { optionalText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';
import {
  defineWidget,
  type ReactWidget,
  type WidgetContext,
} from '../../shared/widget/define-widget.ts';

/** A client that widgets of tests never call. */
export type NoApi = Record<string, never>;

/** A contract for widgets that exist in tests only. */
export function makeContract(name: string) {
  return defineContract({
    name,
    kind: 'widget',
    attributes: { label: optionalText() },
    texts: { greeting: 'Hello' },
  });
}

/** A widget that exists in tests only. */
export function makeWidget(
  name: string,
  component: (context: WidgetContext<NoApi, 'greeting'>) => ReactNode,
  load: (context: WidgetContext<NoApi, 'greeting'>) => Promise<unknown> = () =>
    Promise.resolve('data'),
): ReactWidget<NoApi> {
  function Drawn({ context }: { readonly context: WidgetContext<NoApi, 'greeting'> }) {
    return component(context);
  }
  return defineWidget({
    contract: makeContract(name),
    load: (_, context: WidgetContext<NoApi, 'greeting'>) => load(context),
    isEmpty: (data) => data === undefined,
    component: Drawn,
  });
}

/** A widget named "slow", which draws "Drawn" when the test gives the answer that it waits for. */
export function makeSlowWidget() {
  let answer: (data: unknown) => void = () => undefined;
  const slow = makeWidget(
    'slow',
    () => 'Drawn',
    () => new Promise((resolve) => (answer = resolve)),
  );
  return {
    slow,
    finish: (data: unknown) => {
      answer(data);
    },
  };
}
