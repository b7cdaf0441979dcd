import { type Widget } from '../shared/widget/define-widget.ts';
import { failWith } from '../shared/widget/fail-with.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { formatProblem, type Problem } from '../shared/widget/problem.ts';
import { readConfig } from '../shared/widget/read-config.ts';
import { describeUnknownWidget } from '../shared/widget/unknown-widget.ts';
import { parentOf, readAttributes } from './foreign-dom.ts';
import { type MountRecord } from './mount-record.ts';
import { type Reporter } from './report.ts';

interface ReadingParts<Api> {
  /** The widgets of this bundle by name. */
  readonly widgets: ReadonlyMap<string, Widget<Api>>;
  readonly reporter: Reporter;
  readonly lookUp: PageLookUp;
}

/** What a mount point asks for. */
export interface MountPointReading<Api> {
  readonly widget: Widget<Api>;
  readonly config: unknown;
}

/**
 * Reads a mount point's name and attributes.
 *
 * @returns an error where something required is missing, which has been reported
 * @throws the problem of an unknown name, which has not
 */
export function readMountPoint<Api>(
  { element, name }: MountRecord,
  { widgets, reporter, lookUp }: ReadingParts<Api>,
): MountPointReading<Api> | Error {
  const widget = widgets.get(name);
  if (widget === undefined) return failWith(describeUnknownWidget(name, [...widgets.keys()]));
  const sentences: string[] = [];
  const report = (problem: Problem) => {
    sentences.push(formatProblem(name, problem));
    reporter.report(name, problem, element);
  };
  const parent = parentOf(element);
  const around = parent ? readAttributes(parent) : undefined;
  const reading = readConfig(widget.contract, readAttributes(element), lookUp, report, around);
  return reading.isUsable ? { widget, config: reading.config } : new Error(sentences.join(' '));
}
