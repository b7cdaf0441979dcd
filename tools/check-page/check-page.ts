import { readTargetIds } from '../../shared/dom/find-target.ts';
import { judgeColourNamesBy } from '../../shared/html/safe-colour.ts';
import { type MarkupPage } from '../../shared/widget/markup-check.ts';
import { type DeclaredWidget } from '../read-widgets.ts';
import { checkMarkup } from './check-markup.ts';
import { checkMountPoints, type ReportAt } from './check-mount-points.ts';
import { checkTags } from './check-tags.ts';
import { byPlace, type Finding, makeFinding } from './finding.ts';
import { createLocator } from './locate-problem.ts';
import { createPageLookUp } from './page-look-up.ts';
import { isMountPoint, parsePage } from './parse-page.ts';
import { colourNames } from './colour-names.ts';

export interface CheckOptions {
  readonly widgets: readonly Pick<DeclaredWidget, 'check' | 'contract'>[];
  readonly address?: string | undefined;
}

export function countMountPoints(html: string): number {
  return parsePage(html).elements.filter(isMountPoint).length;
}

/** Finds the problems that the engine would report, and risks of markup that it cannot detect. Never throws. */
export function checkPage(html: string, options: CheckOptions): readonly Finding[] {
  const { widgets, address = 'https://page.invalid/' } = options;
  judgeColourNamesBy((word) => colourNames.has(word));
  const contracts = widgets.map(({ contract }) => contract);
  const checks = new Map(widgets.map(({ contract, check }) => [contract.name, check]));
  const parsed = parsePage(html);
  const lookUp = createPageLookUp(parsed);
  const jsonNames = new Set([
    'data-texts',
    ...contracts.flatMap(({ attributes }) =>
      Object.entries(attributes)
        .filter(([, { type }]) => type === 'json')
        .map(([name]) => `data-${name}`),
    ),
  ]);
  const isJson = (name: string) => jsonNames.has(name);
  const locate = createLocator(parsed, isJson);

  const findings = new Map<string, Finding>();
  const report: ReportAt = (widget, problem, element, severity) => {
    if (problem.all) {
      for (const each of problem.all) report(widget, each, element, severity);
      return;
    }
    const finding = makeFinding(widget, problem, locate(element, problem), severity);
    const { line, column, message } = finding;
    findings.set([line, column, message].join('\n'), finding);
  };

  const { locale, embedHosts } = checkTags({ page: parsed, contracts, lookUp, report });
  // Of several with an id the first, as in browsers.
  const byId = new Map(
    parsed.elements.toReversed().map((each) => [each.attributes.get('id'), each]),
  );
  const findById = (id: string) => (id === '' ? undefined : byId.get(id));
  const page: MarkupPage = {
    elements: parsed.elements,
    locale,
    embedHosts,
    address,
    findById,
    findTarget: (hash, near) =>
      readTargetIds(hash)
        .map(
          (id) =>
            near?.inside.find(({ attributes }) => attributes.get('id') === id) ?? findById(id),
        )
        .find(Boolean),
  };
  checkMountPoints({ contracts, checks, lookUp, page, report, elements: parsed.elements });
  checkMarkup(parsed, findById, isJson, report);
  return [...findings.values()].sort(byPlace);
}
