import { hidesParent, parentOf, readAttributes } from '../shared/dom/foreign-dom.ts';
import { type Widget } from '../shared/widget/define-widget.ts';
import { failWith } from '../shared/widget/fail-with.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { formatProblem, type Problem } from '../shared/widget/problem.ts';
import { readConfig } from '../shared/widget/read-config.ts';
import { describeUnknownWidget } from '../shared/widget/unknown-widget.ts';
import { type MountPoint } from './mount-point.ts';
import { type Reporter } from './report.ts';

interface ReadingParts<Api> {
  readonly widgets: ReadonlyMap<string, Widget<Api>>;
  readonly reporter: Reporter;
  readonly lookUp: PageLookUp;
}

interface MountPointReading<Api> {
  readonly widget: Widget<Api>;
  readonly config: unknown;
}

/**
 * React and the libraries around it walk up by `parentNode`. Inside a form with a field of that name they
 * would loop for ever, so nothing is drawn there.
 */
function checkSurroundings(element: Element): void {
  for (let around = parentOf(element); around !== null; around = parentOf(around)) {
    if (!hidesParent(around)) continue;
    const where = 'a field of the form around it';
    failWith({ where, found: 'named parentNode', expected: 'another name' });
  }
}

/**
 * Reads a mount point's name and attributes.
 *
 * @returns an error if something required is missing, which has been reported
 * @throws the problem of an unknown name or of a form around it, which has not
 */
export function readMountPoint<Api>(
  { element, name }: MountPoint,
  { widgets, reporter, lookUp }: ReadingParts<Api>,
): MountPointReading<Api> | Error {
  const widget = widgets.get(name);
  if (widget === undefined) return failWith(describeUnknownWidget(name, [...widgets.keys()]));
  if (widget.kind === 'react') checkSurroundings(element);
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
