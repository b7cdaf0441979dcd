import { type ScriptOptions } from '../../shared/page/script-options.ts';
import { type ReactWidget } from '../../shared/widget/define-react-widget.ts';
import { type LifeContext } from '../../shared/widget/use-widget.ts';
import { draw } from './draw.tsx';

/** What the engine needs for React widgets, React among it. It comes once the first of them has its turn. */
export type ReactPart = ReturnType<typeof createReactPart>;

/** @param createApi creates the client of the calls, once for the options of a page */
export function createReactPart<Api>(
  widgets: readonly ReactWidget<Api>[],
  createApi: (options: ScriptOptions) => Api,
) {
  const byName = new Map(widgets.map((widget) => [widget.contract.name, widget]));
  const apis = new WeakMap<ScriptOptions, Api>();
  const apiFor = (options: ScriptOptions): Api => {
    const api = apis.get(options) ?? createApi(options);
    apis.set(options, api);
    return api;
  };
  return {
    widgets,
    /** @returns the element to draw; nothing if there is nothing to show */
    load: async (name: string, config: unknown, context: LifeContext, options: ScriptOptions) =>
      byName.get(name)?.load(config, { ...context, api: apiFor(options) }),
    draw,
  };
}
