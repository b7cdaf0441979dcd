import { type ReactNode } from 'react';
import { vi } from 'vitest';
import { start, type StartedEngine } from '../../mount/start.ts';
import { optionalText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';
import {
  defineWidget,
  type PageBehaviour,
  type ReactWidget,
  type Widget,
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

export interface TestEngine extends StartedEngine {
  /** The sentences of console.error and console.warn, in order. */
  readonly errors: string[];
  readonly warnings: string[];
  /** Names of the events that bubbled to the document, with the mount point's id. */
  readonly events: string[];
}

/** Starts the engine on the present document, with a script tag of the given options. */
export function startEngine(
  widgets: readonly Widget<NoApi>[],
  options: Readonly<Record<string, string>> = {},
  pageBehaviours: readonly PageBehaviour[] = [],
): TestEngine {
  const script = document.createElement('script');
  // The stylesheet is a matter of its own.
  for (const [name, value] of Object.entries({ stylesheet: 'none', ...options })) {
    script.setAttribute(`data-${name}`, value);
  }
  const errors: string[] = [];
  const warnings: string[] = [];
  const events: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((sentence) => void errors.push(String(sentence)));
  vi.spyOn(console, 'warn').mockImplementation((sentence) => void warnings.push(String(sentence)));
  const listener = (event: Event) => {
    events.push(`${event.type} ${event.target instanceof Element ? event.target.id : ''}`);
  };
  const types = ['widget:mounted', 'widget:failed', 'widget:unmounted', 'widget:action'];
  types.forEach((type) => {
    document.addEventListener(type, listener);
  });
  const engine = start({
    window,
    script,
    version: '1.0.0',
    widgets,
    pageBehaviours,
    createApi: () => ({}),
  });
  return {
    ...engine,
    errors,
    warnings,
    events,
    stop: () => {
      types.forEach((type) => {
        document.removeEventListener(type, listener);
      });
      engine.publicApi.unmount();
      engine.stop();
      vi.restoreAllMocks();
      document.body.replaceChildren();
    },
  };
}
