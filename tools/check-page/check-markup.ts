import { describe, quote } from '../../shared/widget/problem.ts';
import { findRawQuote } from '../../shared/widget/raw-quote.ts';
import { type ReportAt } from './check-mount-points.ts';
import { findScript, isProgram } from './page-look-up.ts';
import {
  findMountPoint,
  findRepeated,
  isMountPoint,
  type PageElement,
  type ParsedPage,
} from './parse-page.ts';

type FindById = (id: string) => PageElement | undefined;

/** The widget around an element, for a message. */
function nameOwner(element: PageElement): string {
  return findMountPoint(element)?.attributes.get('data-widget')?.trim() ?? 'page';
}

/** An attribute as it stands in the HTML: `title="a"`. */
function sourceOf({ html }: ParsedPage, element: PageElement, name: string): string {
  const location = element.findAttribute(name);
  return location ? html.slice(location.startOffset, location.endOffset) : '';
}

/** Text filters of CMSs take a raw `<` or `>` for a tag and swallow the text after it. */
function reportRawSigns(page: ParsedPage, report: ReportAt): void {
  for (const element of page.elements) {
    for (const [where, value] of element.attributes) {
      // Most values contain none, encoded or not.
      const source = /[<>]/.test(value) ? sourceOf(page, element, where) : '';
      const [sign] = /[<>]/.exec(source) ?? [];
      if (sign === undefined) continue;
      const found = `with a raw "${sign}"`;
      const expected = sign === '<' ? '&lt;, in JSON also \\u003c' : '&gt;, in JSON also \\u003e';
      const outcome = 'Text filters of CMSs may swallow what follows.';
      const problem = { where, found, expected, outcome, severity: 'warning' } as const;
      report(nameOwner(element), problem, element);
    }
  }
}

/** Reports values that end at a quote inside them; of JSON it is told beside what is wrong with it. */
function reportRawQuotes(
  page: ParsedPage,
  isJson: (name: string) => boolean,
  report: ReportAt,
): void {
  for (const element of page.elements) {
    const problem = findRawQuote(element.attributes, (name) =>
      sourceOf(page, element, name).includes('='),
    );
    if (problem === undefined || (isMountPoint(element) && isJson(problem.where))) continue;
    report(nameOwner(element), { ...problem, severity: 'warning' }, element);
  }
}

/** Reports duplicate ids: links, openers and JSON attributes find only the first. */
function reportDuplicateIds({ elements }: ParsedPage, report: ReportAt): void {
  for (const [first, element] of findRepeated(elements, (each) => each.attributes.get('id'))) {
    const id = quote(element.attributes.get('id') ?? '');
    const found = `${id}, which stands on line ${first.position.line} already`;
    const expected = 'an id that no other element has';
    report(nameOwner(element), { where: 'id', found, expected, severity: 'warning' }, element);
  }
}

function reportModalTargets({ elements }: ParsedPage, findById: FindById, report: ReportAt): void {
  for (const opener of elements) {
    const name = opener.attributes.get('data-modal');
    if (name === undefined) continue;
    const content = name.startsWith('#') ? findById(name.slice(1)) : undefined;
    if (content !== undefined && content.tagName !== 'html' && content.tagName !== 'body') continue;
    const problem = {
      where: 'data-modal',
      found: quote(name),
      expected: '# and the id of an element of this page',
      outcome: 'It opens nothing; a link stays a plain link.',
      severity: 'warning',
    } as const;
    report('modal', problem, opener);
  }
}

/** A policy without inline scripts refuses JSON scripts that browsers take for programs. */
function reportDataScripts(
  { elements }: ParsedPage,
  isJson: (name: string) => boolean,
  report: ReportAt,
): void {
  for (const element of elements) {
    for (const [name, value] of element.attributes) {
      const isOurs = isMountPoint(element) || name === 'data-texts';
      if (!isOurs || !isJson(name) || !value.trim().startsWith('#')) continue;
      const script = findScript(elements, value.trim().slice(1));
      if (script === undefined || !isProgram(script)) continue;
      const type = script.attributes.get('type');
      const found = `${describe(type)} on a script with data`;
      const problem = { where: 'type', found, expected: '"application/json"' };
      const outcome = 'Browsers run it as a program, and a strict policy refuses it.';
      report(nameOwner(element), { ...problem, outcome, severity: 'warning' }, script);
    }
  }
}

export function checkMarkup(
  page: ParsedPage,
  findById: FindById,
  isJson: (name: string) => boolean,
  report: ReportAt,
): void {
  reportDataScripts(page, isJson, report);
  reportModalTargets(page, findById, report);
  reportDuplicateIds(page, report);
  reportRawSigns(page, report);
  reportRawQuotes(page, isJson, report);
}
