import { formatProblem, type Problem, showUnseen } from '../../shared/widget/problem.ts';
import { namePlace, type Position } from '../source/source-error.ts';

/** An error affects something visible to visitors; a warning is a risk; a note is neither. */
type Severity = 'error' | 'warning' | 'note';

export interface Finding extends Position {
  /** The widget as the author wrote it; `page` for what concerns the page, `widgets.js` its script tag. */
  readonly widget: string;
  /** The attribute or field: `data-autoplay-delay`, `data-slides, slides[2].headline`. */
  readonly attribute: string;
  readonly found: string;
  readonly expected: string;
  /** The widgets' reaction; empty if there is nothing to say. */
  readonly outcome: string;
  readonly message: string;
  readonly severity: Severity;
}

export function isMistake({ severity }: Finding): boolean {
  return severity !== 'note';
}

/** Sorts findings as they stand in the page. */
export function byPlace(one: Finding, other: Finding): number {
  return one.line - other.line || one.column - other.column;
}

export interface FileFinding extends Finding {
  readonly file: string;
}

/** Turns a problem into a finding, with the engine's own message. */
export function makeFinding(
  widget: string,
  problem: Problem,
  position: Position,
  severity: Severity = problem.severity ?? 'error',
): Finding {
  const { where, verb = 'is', found, expected, outcome = '' } = problem;
  return {
    ...position,
    widget,
    attribute: where,
    found: verb === 'is' ? found : `${verb} ${found}`,
    expected,
    outcome,
    message: formatProblem(widget, problem),
    severity,
  };
}

const kinds: Readonly<Record<Severity, string>> = {
  error: 'mistake',
  warning: 'risk',
  note: 'note',
};

/** The place and the difference: `page.html:12:5 carousel data-variant: "big", expected one of …`. */
export function sayFinding(finding: FileFinding): string {
  const { file, widget, attribute, found, expected } = finding;
  const who = widget === '' ? 'data-widget' : widget;
  return showUnseen(
    `${namePlace(file, finding)} ${who} ${attribute}: ${found}, expected ${expected}`,
  );
}

/** One line for the terminal, with what is done about it and how bad it is: `… Using "hero". (mistake)`. */
export function writeFinding(finding: FileFinding): string {
  const { outcome, severity } = finding;
  return `${sayFinding(finding)}.${outcome === '' ? '' : ` ${outcome}`} (${kinds[severity]})`;
}

/** What there is to say without mistakes and risks: how much was looked at. */
export function sayNothing(mountPoints: number): string {
  if (mountPoints === 0) return 'no mistake found, but no data-widget either.';
  return `no mistake found in ${mountPoints} mount ${mountPoints === 1 ? 'point' : 'points'}.`;
}
