import { onTestFinished, vi } from 'vitest';
import { createReactPart } from '../../../mount/core/react-part.ts';
import { type Guard } from '../../../mount/guards/guard.ts';
import { type PublicApi } from '../../../mount/page/public-api.ts';
import { allGuards, start } from '../../../mount/start.ts';
import { nextTask } from '../../../shared/dom/next-task.ts';
import { type ScriptOptions } from '../../../shared/page/script-options.ts';
import { type ReactWidget } from '../../../shared/widget/define-react-widget.ts';
import { type Behaviour, type PageBehaviour } from '../../../shared/widget/define-widget.ts';
import { listen } from '../dom/listen.ts';
import { makeWidget, type NoApi } from './make-widget.ts';
import { showPage } from './show-page.ts';

export interface TestEngine {
  readonly publicApi: PublicApi;
  /** Unmounts everything and stops the engine. */
  readonly stop: () => void;
  /** The sentences of console.error and console.warn, in order. */
  readonly errors: string[];
  readonly warnings: string[];
  /** Names of the events that bubbled to the document, with the mount point's id. */
  readonly events: string[];
}

/** A widget of a test, whole. */
export type TestWidget<Api> = Behaviour | ReactWidget<Api>;

/** All but the one that `tests/project/guards.night.test.ts` takes out, by the name of its file. */
const presentGuards = allGuards.filter(
  ({ name }) => name.replaceAll(' ', '-') !== process.env['TEST_WITHOUT_GUARD'],
);

/** What an engine is started with beside widgets and the script tag's options. */
interface EngineParts<Api> {
  readonly pageBehaviours?: readonly PageBehaviour[];
  readonly createApi?: (options: ScriptOptions) => Api;
  readonly guards?: readonly Guard[];
  /** Waited for before the React part is there. */
  readonly whenReact?: (() => Promise<unknown>) | undefined;
}

const last = makeWidget('last', () => 'Last') as ReactWidget<unknown>;
let running: PublicApi | undefined;

/** Waits until the engine started last has dealt with all changes of the page: it mounts one more element, outside. */
export async function whenSettled(): Promise<void> {
  await nextTask();
  const outside = document.createElement('div');
  outside.setAttribute('data-widget', 'last');
  await running?.mount(outside);
  running?.unmount(outside);
  await nextTask();
}

/** Starts the engine on the present document, with a script tag of the given options, until the test ends. */
export function startEngine<Api = NoApi>(
  widgets: readonly TestWidget<Api>[],
  options: Readonly<Record<string, string>> = {},
  {
    pageBehaviours = [],
    createApi = () => ({}) as Api,
    guards = presentGuards,
    whenReact,
  }: EngineParts<Api> = {},
): TestEngine {
  const script = document.createElement('script');
  // The stylesheet is tested elsewhere.
  for (const [name, value] of Object.entries({ stylesheet: 'none', ...options })) {
    script.setAttribute(`data-${name}`, value);
  }
  const errors: string[] = [];
  const warnings: string[] = [];
  const events: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((sentence) => void errors.push(String(sentence)));
  vi.spyOn(console, 'warn').mockImplementation((sentence) => void warnings.push(String(sentence)));
  for (const type of ['widget:mounted', 'widget:failed', 'widget:unmounted', 'widget:action']) {
    listen(document, type, ({ target }) => {
      events.push(`${type} ${target instanceof Element ? target.id : ''}`);
    });
  }
  const controller = new AbortController();
  const all = [...widgets, last];
  const drawn = all.filter((widget) => widget.kind === 'react');
  const reactPart = createReactPart(drawn, createApi);
  const publicApi = start({
    script,
    version: '1.0.0',
    widgets: whenReact ? all.filter((widget) => widget.kind === 'behaviour') : all,
    reactNames: drawn.map(({ contract }) => contract.name),
    pageBehaviours,
    bringReact: async () => {
      await whenReact?.();
      return reactPart;
    },
    signal: controller.signal,
    guards,
  });
  running = publicApi;
  const stop = () => {
    if (controller.signal.aborted) return;
    publicApi.unmount();
    controller.abort();
    vi.restoreAllMocks();
    document.body.replaceChildren();
  };
  onTestFinished(stop);
  return { publicApi, errors, warnings, events, stop };
}

/** Shows a page, starts the engine on it and waits until it is ready. */
export async function openPage(html: string, ...start: Parameters<typeof startEngine>) {
  showPage(html);
  const engine = startEngine(...start);
  await engine.publicApi.ready;
  return engine;
}
