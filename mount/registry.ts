import { type Widget } from '../shared/widget/define-widget.ts';
import { type Problem } from '../shared/widget/problem.ts';
import { describeUnknownWidget } from '../shared/widget/unknown-widget.ts';

/** The widgets of this bundle by name. */
export interface Registry<Api> {
  find(name: string): Widget<Api> | undefined;
  /** The problem for a name that is not here; suggests the nearest one. */
  describeUnknown(name: string): Problem;
}

/** Creates the registry. */
export function createRegistry<Api>(widgets: readonly Widget<Api>[]): Registry<Api> {
  const byName = new Map(widgets.map((widget) => [widget.contract.name, widget]));
  return {
    find: (name) => byName.get(name),
    describeUnknown: (name) => describeUnknownWidget(name, [...byName.keys()]),
  };
}
