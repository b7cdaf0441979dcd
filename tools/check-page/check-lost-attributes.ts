import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type ReportProblem } from '../../shared/widget/problem.ts';
import { isNeeded, isOurs } from '../../shared/widget/report-attributes.ts';
import { findOwn } from './find-own.ts';
import { findMountPoint, isMountPoint, type PageElement } from './parse-page.ts';

/** The script has options of its own, and `<html>` texts for the whole page. */
const otherTags = new Set(['script', 'html']);

/**
 * The attributes of an element that are certainly a widget's. One alone, such as `data-page-size`, may be another
 * script's, unless the widget needs it; a name of one word may be anybody's.
 */
function listOwn(contract: WidgetContract, names: Iterable<string>): readonly string[] {
  const own = [...names]
    .map((name) => name.replace(/^data-/, ''))
    .filter((name) => name.includes('-') && isOurs(contract, name));
  return own.length > 1 || own.some((name) => isNeeded(contract, name)) ? own : [];
}

/** Whether a mount point around or directly inside makes another message the right one, or none. */
function isOfMountPoint(
  element: PageElement,
  owners: readonly WidgetContract[],
  known: readonly WidgetContract[],
): boolean {
  const find = (point: PageElement) => known.find((each) => findOwn(each, [point]).length > 0);
  // The name of an unknown widget has a message, and may be the owner's.
  const isMeant = (contract: WidgetContract | undefined) =>
    contract === undefined || owners.includes(contract);
  const around = findMountPoint(element);
  if (around) {
    const contract = find(around);
    // A React widget takes the place of its content.
    return isMeant(contract) || contract?.kind === 'react';
  }
  return element.inside.some(
    (each) => each.parent === element && isMountPoint(each) && isMeant(find(each)),
  );
}

/** Reports attributes of widgets on an element whose `data-widget` was probably forgotten. */
export function reportLostAttributes(
  element: PageElement,
  contracts: readonly WidgetContract[],
  report: ReportProblem,
): void {
  if (otherTags.has(element.tagName)) return;
  const known = contracts.filter(({ kind }) => kind !== 'page');
  const names = [...element.attributes.keys()].filter((name) => name.startsWith('data-'));
  const own = known.map((contract) => ({ contract, names: listOwn(contract, names) }));
  for (const where of names) {
    const owners = own
      .filter((each) => each.names.includes(where.slice('data-'.length)))
      .map(({ contract }) => contract);
    if (owners.length === 0 || isOfMountPoint(element, owners, known)) continue;
    const found = 'on an element without data-widget';
    const expected = `data-widget=${owners.map(({ name }) => `"${name}"`).join(' or ')} there`;
    const outcome = 'It is ignored.';
    report({ where, found, expected, outcome, severity: 'warning' });
  }
}
