import { readTargetIds } from '../../../shared/dom/find-target.ts';
import { type MarkupPage } from '../../../shared/widget/markup-check.ts';
import { checkMarkup } from './check-markup.ts';
import { checkMountPoints, type ReportAt } from './check-mount-points.ts';
import { checkTags } from './check-tags.ts';
import { byPlace, type Finding, makeFinding } from './finding.ts';
import { locateProblem } from './locate-problem.ts';
import { createPageLookUp } from './page-look-up.ts';
import { isMountPoint, type PageElement, parsePage } from './parse-page.ts';
import { type PageRules } from './read-checks.ts';

interface CheckOptions extends PageRules {
  readonly address?: string | undefined;
}

/** The first one, as browsers do. */
function createFindById(elements: readonly PageElement[]) {
  const byId = new Map<string, PageElement>();
  for (const element of elements) {
    const id = element.attributes.get('id');
    if (id !== undefined && id !== '' && !byId.has(id)) byId.set(id, element);
  }
  return (id: string) => byId.get(id);
}

export function countMountPoints(html: string): number {
  return parsePage(html).elements.filter(isMountPoint).length;
}

/** Finds the problems that the engine would report, and risks of markup that it cannot detect. Never throws. */
export function checkPage(html: string, options: CheckOptions): readonly Finding[] {
  const { contracts, checks, address = 'https://page.invalid/' } = options;
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

  const findings = new Map<string, Finding>();
  const report: ReportAt = (widget, problem, element, severity) => {
    if (problem.all) {
      for (const each of problem.all) report(widget, each, element, severity);
      return;
    }
    const position = locateProblem(parsed, element, problem, isJson);
    const finding = makeFinding(widget, problem, position, severity);
    const { line, column, message } = finding;
    findings.set([line, column, message].join('\n'), finding);
  };

  const { locale, embedHosts } = checkTags({ page: parsed, contracts, lookUp, report });
  const findById = createFindById(parsed.elements);
  const page: MarkupPage = {
    ...{ locale, embedHosts, address, findById },
    findTarget: (hash) =>
      readTargetIds(hash).reduce<PageElement | undefined>(
        (found, id) => found ?? findById(id),
        undefined,
      ),
  };
  checkMountPoints({ ...{ contracts, checks, lookUp, page, report }, elements: parsed.elements });
  checkMarkup(parsed, findById, isJson, report);
  return [...findings.values()].sort(byPlace);
}
