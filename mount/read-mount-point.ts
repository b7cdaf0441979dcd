import { hidesParent, parentOf, readAttributes } from '../shared/dom/foreign-dom.ts';
import { type Widget } from '../shared/widget/define-widget.ts';
import { describeUnknownWidget, hiddenParent } from '../shared/widget/describe-problems.ts';
import { type PageLookUp } from '../shared/widget/json-reader.ts';
import { type FatalProblem, type Problem, toFatal } from '../shared/widget/problem.ts';
import { readConfig } from '../shared/widget/read-config.ts';
import { type MountPoint } from './mount-point.ts';
import { type Reporter } from './report.ts';

interface ReadingParts<Api> {
  readonly widgets: ReadonlyMap<string, Widget<Api>>;
  readonly reporter: Reporter;
  readonly lookUp: PageLookUp;
}

type MountPointReading<Api> =
  | { readonly widget: Widget<Api>; readonly config: unknown; readonly fatal?: undefined }
  | { readonly fatal: readonly FatalProblem[] };

/**
 * React and the libraries around it walk up by `parentNode`. Inside a form with a field of that name they
 * would loop for ever, so nothing is drawn there.
 */
function isParentHidden(element: Element): boolean {
  for (let around = parentOf(element); around !== null; around = parentOf(around)) {
    if (hidesParent(around)) return true;
  }
  return false;
}

/**
 * Reads a mount point's name and attributes, and reports what is wrong with them.
 *
 * @returns its widget and config, or why it cannot be mounted, which has not been reported
 */
export function readMountPoint<Api>(
  { element, name }: MountPoint,
  { widgets, reporter, lookUp }: ReadingParts<Api>,
): MountPointReading<Api> {
  const widget = widgets.get(name);
  if (widget === undefined) {
    return { fatal: [toFatal(describeUnknownWidget(name, [...widgets.keys()]))] };
  }
  if (widget.kind === 'react' && isParentHidden(element)) return { fatal: [toFatal(hiddenParent)] };
  const report = (problem: Problem) => {
    reporter.report(name, problem, element);
  };
  const parent = parentOf(element);
  const around = parent ? readAttributes(parent) : undefined;
  const { config, fatal } = readConfig(
    widget.contract,
    readAttributes(element),
    lookUp,
    report,
    around,
  );
  return fatal.length > 0 ? { fatal } : { widget, config };
}
