import { parentOf, readAttributes } from '../../shared/dom/foreign-dom.ts';
import { type Widget } from '../../shared/widget/define-widget.ts';
import { describeUnknownWidget } from '../../shared/widget/describe-problems.ts';
import { type PageLookUp } from '../../shared/widget/json-reader.ts';
import { type ReportProblem, toFatal } from '../../shared/widget/problem.ts';
import { readConfig } from '../../shared/widget/read-config.ts';
import { type Life } from './life.ts';

/** By name; undefined: a React widget, until the React part is there. */
export type Widgets = Map<string, Widget | undefined>;

interface ReadOptions {
  readonly widgets: Widgets;
  readonly lookUp: PageLookUp;
  readonly report: ReportProblem;
}

/**
 * Reads a mount point's name and attributes, and reports what is wrong with them.
 *
 * @returns its widget and config, or why it cannot be mounted, which has not been reported
 */
export function read({ element, name }: Life, { widgets, lookUp, report }: ReadOptions) {
  const widget = widgets.get(name);
  if (widget === undefined) {
    return { fatal: [toFatal(describeUnknownWidget(name, [...widgets.keys()]))] };
  }
  const parent = parentOf(element);
  const around = parent ? readAttributes(parent) : undefined;
  const own = readAttributes(element);
  const { config, fatal } = readConfig(widget.contract, own, lookUp, report, around);
  return fatal.length > 0 ? { fatal } : { widget, config };
}
