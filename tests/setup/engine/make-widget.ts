import { type ReactNode } from 'react';
import { optionalText } from '../../../shared/widget/attributes.ts';
import { defineContract } from '../../../shared/widget/define-contract.ts';
import { defineReactWidget, type ReactWidget } from '../../../shared/widget/define-react-widget.ts';
import {
  type Behaviour,
  type BehaviourContext,
  defineBehaviour,
} from '../../../shared/widget/define-widget.ts';
import { useWidget, type WidgetContext } from '../../../shared/widget/use-widget.ts';

/** A client that widgets of tests never call. */
export type NoApi = Record<string, never>;

/** A contract for widgets that exist in tests only. */
export function makeContract(name: string) {
  return defineContract({
    name,
    kind: 'react',
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
  const contract = makeContract(name);
  return defineReactWidget({
    contract,
    load: (_, context: WidgetContext<NoApi, 'greeting'>) => load(context),
    isEmpty: (data) => data === undefined,
    component: () => component(useWidget<typeof contract, NoApi>()),
  });
}

/** A widget whose call fails. */
export const broken = makeWidget(
  'broken',
  () => 'Drawn',
  () => Promise.reject(new Error('down')),
);

/** A behaviour that exists in tests only. */
export function makeBehaviour(name: string, start: (context: BehaviourContext) => void): Behaviour {
  return defineBehaviour({
    contract: { ...makeContract(name), kind: 'behaviour' as const },
    start: (_config, context) => {
      start(context);
    },
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
    finish: (data: unknown) => answer(data),
  };
}
