import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { readPageTexts } from '../../shared/page/page-texts.ts';
import { textPrefix } from '../../shared/widget/report-attributes.ts';
import {
  languageOfPage,
  readScriptOptions,
  scriptContract,
  type ScriptOptions,
} from '../../shared/page/script-options.ts';
import { type ReportAt } from './check-mount-points.ts';
import { checkLanguage } from './check-language.ts';
import { reportPlaceholders } from './check-texts.ts';
import { type CheckedLookUp } from './page-look-up.ts';
import { type PageElement, type ParsedPage } from './parse-page.ts';

/** The last part of an address's path, without folders: `widgets.js` of `/assets/widgets.js?v=2`. */
function fileOf(address: string | undefined): string {
  return (address ?? '').replace(/[?#].*/s, '').replace(/^.*\//s, '');
}

function hasOption({ attributes }: PageElement): boolean {
  return Object.keys(scriptContract.attributes).some((name) => attributes.has(`data-${name}`));
}

/** The tags of the script: recognised by its name, else by an option that only it has. */
export function findScripts({ elements }: ParsedPage): readonly PageElement[] {
  const scripts = elements.filter(
    ({ tagName, attributes }) => tagName === 'script' && attributes.has('src'),
  );
  const named = scripts.filter(({ attributes }) => fileOf(attributes.get('src')) === 'widgets.js');
  // Other products name their script widgets.js too.
  const ours = named.filter(hasOption);
  if (ours.length > 0) return ours;
  return named.length > 0 ? named : scripts.filter(hasOption);
}

export function findStylesheets({ elements }: ParsedPage): readonly PageElement[] {
  return elements.filter(({ tagName, attributes }) => {
    const kinds = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    const isStyle = tagName === 'link' && kinds.includes('stylesheet');
    return isStyle && fileOf(attributes.get('href')) === 'widgets.css';
  });
}

interface TagParts {
  readonly page: ParsedPage;
  readonly contracts: readonly WidgetContract[];
  readonly lookUp: CheckedLookUp;
  readonly report: ReportAt;
}

function reportTags(parts: TagParts, scripts: readonly PageElement[]): void {
  const { page, report } = parts;
  const [first] = page.elements;
  const { name } = scriptContract;
  if (scripts.length === 0 && page.isWhole && first) {
    const expected = '<script src="…/widgets.js" defer>';
    const outcome = 'No widget comes to life.';
    report('page', { where: 'the script', found: 'missing', expected, outcome }, first);
  }
  const [, second] = scripts;
  if (second) {
    const where = 'the number of its tags';
    const expected = '1, but the page includes the script twice';
    const outcome = 'It runs once; what the last tag says holds for what mounts from now on.';
    const problem = { where, found: '2 or more', expected, outcome, severity: 'warning' } as const;
    report(name, problem, second);
  }
  const [, link] = findStylesheets(page);
  if (link) {
    const expected = 'one <link> to widgets.css';
    const problem = { where: 'the stylesheet', found: 'linked twice', expected } as const;
    report('page', { ...problem, severity: 'warning' }, link);
  }
}

/** Checks script, stylesheet and `<html>`; returns the options that apply to the mount points. */
export function checkTags(parts: TagParts): ScriptOptions {
  const { page, contracts, lookUp, report } = parts;
  const scripts = findScripts(page);
  reportTags(parts, scripts);
  const script = scripts.at(-1);
  const html = page.elements.find(({ tagName }) => tagName === 'html');
  const language = html?.attributes.get('lang') ?? '';
  const values = script?.attributes ?? new Map<string, string>();
  const reportOn = (element: PageElement | undefined) => (problem: Parameters<ReportAt>[1]) => {
    if (element) report(scriptContract.name, problem, element);
  };
  const options = readScriptOptions(values, language, lookUp, (problem) => {
    const isOfPage = script && problem.where === languageOfPage;
    reportOn(isOfPage ? html : script)(problem);
  });
  const pageTexts = [script, html].map((element) => {
    const reportHere = reportOn(element);
    const texts = readPageTexts(contracts, element?.attributes ?? new Map(), reportHere);
    const nameText = (widget: string, key: string) => `${textPrefix}${widget}-${key}`;
    reportPlaceholders(contracts, texts, nameText, reportHere);
    return texts;
  });
  if (script) checkLanguage({ ...parts, script, pageLanguage: language, pageTexts });
  return options;
}
