import { type ReactElement } from 'react';
import { type ScriptOptions } from '../../shared/page/script-options.ts';
import { type ReactWidget } from '../../shared/widget/define-react-widget.ts';
import { type LifeContext } from '../../shared/widget/use-widget.ts';
import { type Widget } from '../../shared/widget/define-widget.ts';
import { draw, type Drawing, type DrawOptions } from './draw.tsx';

/** What the engine needs for React widgets, React among it. It comes once the first of them has its turn. */
export interface ReactPart {
  readonly widgets: readonly Widget[];
  /** @returns the element to draw; nothing if there is nothing to show */
  readonly load: (
    name: string,
    config: unknown,
    context: LifeContext,
    options: ScriptOptions,
  ) => Promise<ReactElement | undefined>;
  readonly draw: (options: DrawOptions) => Drawing;
}

/** @param createApi creates the client of the calls, once for the options of a page */
export function createReactPart<Api>(
  widgets: readonly ReactWidget<Api>[],
  createApi: (options: ScriptOptions) => Api,
): ReactPart {
  const byName = new Map(widgets.map((widget) => [widget.contract.name, widget]));
  const apis = new WeakMap<ScriptOptions, Api>();
  const apiFor = (options: ScriptOptions): Api => {
    const api = apis.get(options) ?? createApi(options);
    apis.set(options, api);
    return api;
  };
  return {
    widgets,
    load: async (name, config, context, options) =>
      byName.get(name)?.load(config, { ...context, api: apiFor(options) }),
    draw,
  };
}
