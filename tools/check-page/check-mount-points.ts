import { type AttributeDeclaration } from '../../shared/widget/attributes.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import {
  type MarkupCheck,
  type MarkupElement,
  type MarkupPage,
} from '../../shared/widget/markup-check.ts';
import {
  describeInside,
  describeUnknownWidget,
  hiddenParent,
} from '../../shared/widget/describe-problems.ts';
import { findNearestName } from '../../shared/widget/nearest-name.ts';
import { describe, type Problem, quote, toFatal } from '../../shared/widget/problem.ts';
import { isOurs, textPrefix } from '../../shared/widget/report-attributes.ts';
import { readConfig, readTexts } from '../../shared/widget/read-config.ts';
import { isTextKey } from '../../shared/widget/texts.ts';
import { findOwn } from './find-own.ts';
import { reportLostAttributes } from './check-lost-attributes.ts';
import { reportPlaceholders } from './check-texts.ts';
import { type CheckedLookUp } from './page-look-up.ts';
import { findMountPoint, findRepeated, isMountPoint, type PageElement } from './parse-page.ts';

/** Receives a problem of a widget at an element; a note is no mistake and no risk. */
export type ReportAt = (
  widget: string,
  problem: Problem,
  element: PageElement,
  severity?: 'note',
) => void;

export interface PageParts {
  readonly contracts: readonly WidgetContract[];
  /** By the names of widgets. */
  readonly checks: ReadonlyMap<string, MarkupCheck | undefined>;
  readonly elements: readonly PageElement[];
  readonly lookUp: CheckedLookUp;
  readonly page: MarkupPage;
  readonly report: ReportAt;
}

/** The names of JSON attributes whose values are known only while the page runs. */
function findUnknown(
  { attributes }: WidgetContract,
  element: PageElement,
  lookUp: CheckedLookUp,
): readonly string[] {
  return Object.entries(attributes).flatMap(([name, { type }]) => {
    const text = element.attributes.get(`data-${name}`);
    return type === 'json' && text !== undefined && lookUp.isUnknown(text) ? [name] : [];
  });
}

/** Attributes that cannot be read here count as right. */
function withoutReading(contract: WidgetContract, unknown: readonly string[]): WidgetContract {
  const accept = (declaration: AttributeDeclaration<unknown>): AttributeDeclaration<unknown> => ({
    ...declaration,
    parse: () => ({ ok: true, value: [] }),
  });
  const attributes = Object.entries(contract.attributes).map(
    ([name, declaration]) =>
      [name, unknown.includes(name) ? accept(declaration) : declaration] as const,
  );
  return { ...contract, attributes: Object.fromEntries(attributes) };
}

/** Reports attributes of the widget on elements inside; a name of one word counts if its value is one of its choices. */
function reportInside(
  contract: WidgetContract,
  element: PageElement,
  { contracts }: PageParts,
  reportAt: (at: PageElement, problem: Problem) => void,
): void {
  const reportName = (at: PageElement, where: string) => {
    const expected = `${where} on the element that has data-widget="${contract.name}"`;
    const found = 'on an element inside the widget';
    reportAt(at, { where, found, expected, outcome: 'It is ignored.' });
  };
  // Elements inside another mount point belong to that one.
  const own = element.inside.filter((at) => findMountPoint(at) === element);
  for (const [name, { choices = [] }] of Object.entries(contract.attributes)) {
    const where = `data-${name}`;
    if (element.attributes.has(where)) continue;
    const at = own.find(({ attributes }) => {
      const value = attributes.get(where);
      return value !== undefined && (isOurs(contract, name) || choices.includes(value));
    });
    if (at) reportName(at, where);
  }
  const behaviours = contracts.filter(({ kind }) => kind === 'page');
  for (const at of own) {
    // A page behaviour such as the modal reads its texts there.
    if (behaviours.some((each) => findOwn(each, [at]).length > 0)) continue;
    for (const key of readTexts(at.attributes).keys()) {
      if (isTextKey(contract.texts, key)) reportName(at, textPrefix + key);
    }
  }
}

/** Reports attributes that lack `data-`; a name of one word may be HTML's own. */
function reportWithoutData(
  { attributes }: WidgetContract,
  element: PageElement,
  report: (problem: Problem) => void,
): void {
  for (const name of element.attributes.keys()) {
    if (!name.includes('-') || !(name in attributes || name.startsWith('text-'))) continue;
    const expected = `data-${name}`;
    report({ where: name, found: 'without data-', expected, outcome: 'It is ignored.' });
  }
}

/** Whether the name of a form's field hides a property by which other code walks up the tree. */
function hidesParent({ tagName, inside }: PageElement): boolean {
  return (
    tagName === 'form' &&
    inside.some(({ attributes }) =>
      ['id', 'name'].some((name) => attributes.get(name) === 'parentNode'),
    )
  );
}

/** Reports a form around a widget in which nothing can be drawn. */
function reportSurroundings(element: PageElement, report: (problem: Problem) => void): void {
  for (let around = element.parent; around !== undefined; around = around.parent) {
    if (!hidesParent(around)) continue;
    report(toFatal(hiddenParent));
    return;
  }
}

/** Reports mount points that a React widget takes the place of. */
function reportMountPointsInside(
  element: PageElement,
  report: (problem: Problem) => void,
  reportAt: ReportAt,
) {
  const { inside, text, position } = element;
  const points = inside.filter(isMountPoint);
  const names = points.map(nameWidget);
  if (names.length === 0) return;
  const all = inside.reduce((before, each) => before + each.text, text);
  report(describeInside(names, all));
  for (const point of points) {
    if (point.parent === undefined || findMountPoint(point.parent) !== element) continue;
    const found = `inside the mount point ${nameWidget(element)} of line ${position.line}`;
    const outcome = 'It is not mounted.';
    const expected = 'a place outside it';
    const problem = {
      where: 'data-widget',
      found,
      expected,
      outcome,
      severity: 'warning',
    } as const;
    reportAt(nameWidget(point), problem, point);
  }
}

/** Elements whose end HTML lets out. */
const endless = new Set(
  'area base body br col colgroup dd embed hr img input link meta source track wbr dt head html li optgroup option p tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** Reports a mount point to which all belongs that follows. */
function reportOpenEnd(
  { tagName, isClosed }: PageElement,
  report: (problem: Problem) => void,
): void {
  if (isClosed || endless.has(tagName)) return;
  const expected = `</${tagName}> where the widget ends`;
  const outcome = 'What follows belongs to it.';
  report({ where: 'the end tag', found: 'missing', expected, outcome, severity: 'warning' });
}

function nameWidget({ attributes }: PageElement): string {
  return attributes.get('data-widget')?.trim() ?? '';
}

function checkMountPoint(element: PageElement, parts: PageParts): void {
  const { contracts, checks, lookUp, page } = parts;
  const name = element.attributes.get('data-widget')?.trim() ?? '';
  const known = contracts.filter(({ kind }) => kind !== 'page');
  const contract = known.find((each) => each.name === name);
  const reportAt = (at: MarkupElement, problem: Problem) => {
    // Checks receive only elements of this page.
    parts.report(name, problem, at as PageElement);
  };
  const report = (problem: Problem) => {
    reportAt(element, problem);
  };
  if (contract === undefined) {
    const names = known.map((each) => each.name);
    report(toFatal(describeUnknownWidget(name, names)));
    return;
  }
  const unknown = findUnknown(contract, element, lookUp);
  const around = element.parent?.attributes ?? new Map<string, string>();
  const read = withoutReading(contract, unknown);
  const { config, fatal } = readConfig(read, element.attributes, lookUp, report, around);
  fatal.forEach(report);
  const texts = new Map([[name, readTexts(element.attributes)]]);
  reportPlaceholders([contract], texts, (_, key) => textPrefix + key, report);
  reportWithoutData(contract, element, report);
  reportOpenEnd(element, report);
  reportInside(contract, element, parts, reportAt);
  if (contract.kind === 'react') {
    reportSurroundings(element, report);
    reportMountPointsInside(element, report, parts.report);
  }
  if (fatal.length > 0 || unknown.length > 0) return;
  checks.get(name)?.check({ config, element, page, report, reportAt });
}

/** Reports attributes that resemble `data-widget` and name a widget. @returns whether there is one */
function reportMisspelt(element: PageElement, { contracts, report }: PageParts): boolean {
  const names = contracts.map(({ name }) => name);
  let isMisspelt = false;
  for (const [attribute, value] of element.attributes) {
    if (attribute === 'data-widget' || value === '') continue;
    const isNear = findNearestName(attribute, ['data-widget', 'widget']) !== undefined;
    const meant = isNear ? findNearestName(value.trim(), names) : undefined;
    if (meant === undefined) continue;
    const problem = { where: attribute, found: quote(value), expected: `data-widget="${meant}"` };
    report(meant, { ...problem, outcome: 'Nothing is mounted here.' }, element);
    isMisspelt = true;
  }
  return isMisspelt;
}

/** Reports regions of one page that a screen reader gives the same name. */
function reportSameNames({ contracts, elements, report }: PageParts): void {
  const where = `${textPrefix}label`;
  for (const { kind, name, texts } of contracts) {
    if (kind !== 'react' || !Object.hasOwn(texts, 'label')) continue;
    const own = elements.filter((each) => isMountPoint(each) && nameWidget(each) === name);
    const readLabel = ({ attributes }: PageElement) => describe(attributes.get(where));
    for (const [first, element] of findRepeated(own, readLabel)) {
      const found = `${readLabel(element)}, as on the ${name} of line ${first.position.line}`;
      const outcome = 'A screen reader gives both the same name.';
      const expected = 'a name of its own';
      report(name, { where, found, expected, outcome, severity: 'warning' }, element);
    }
  }
}

/** With the code with which the engine reads them. */
export function checkMountPoints(parts: PageParts): void {
  reportSameNames(parts);
  for (const element of parts.elements) {
    if (isMountPoint(element)) checkMountPoint(element, parts);
    else if (element.isHtml && !reportMisspelt(element, parts)) {
      reportLostAttributes(element, parts.contracts, (problem) => {
        parts.report('page', problem, element);
      });
    }
  }
}
