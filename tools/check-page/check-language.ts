import { isCulture, readLanguage } from '../../shared/page/culture.ts';
import { listLanguageKeys } from '../../shared/page/language-keys.ts';
import { readLanguageTexts } from '../../shared/page/language-texts.ts';
import { type PageTexts } from '../../shared/page/page-texts.ts';
import { scriptContract } from '../../shared/page/script-options.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { readJson } from '../../shared/widget/json-reader.ts';
import { describe, type Problem, quote, type ReportProblem } from '../../shared/widget/problem.ts';
import { textPrefix } from '../../shared/widget/report-attributes.ts';
import { type ReportAt } from './check-mount-points.ts';
import { findOwn } from './find-own.ts';
import { reportPlaceholders } from './check-texts.ts';
import { type CheckedLookUp, findMeantTexts } from './page-look-up.ts';
import { type PageElement, type ParsedPage } from './parse-page.ts';

interface LanguageParts {
  readonly page: ParsedPage;
  readonly contracts: readonly WidgetContract[];
  readonly lookUp: CheckedLookUp;
  readonly report: ReportAt;
  readonly script: PageElement;
  /** `<html lang>` */
  readonly pageLanguage: string;
  /** The texts that attributes of the script tag and of `<html>` replace. */
  readonly pageTexts: readonly PageTexts[];
}

const staysEnglish = 'The texts stay English.';

/** Reports each plural form of the file's language that is missing if its text is there. */
function reportPlurals(
  contracts: readonly WidgetContract[],
  file: unknown,
  texts: PageTexts,
  report: ReportProblem,
): void {
  if (texts.size === 0) return;
  const language: unknown = Reflect.get(Object(file) as object, 'language');
  if (typeof language !== 'string' || !isCulture(language)) {
    const expected = 'a language such as "de"';
    const outcome = 'Its plural forms are not checked.';
    report({ where: 'data-texts, language', found: describe(language), expected, outcome });
    return;
  }
  for (const contract of contracts) {
    const read = texts.get(contract.name);
    for (const { key, isPlural } of listLanguageKeys(contract.texts, language)) {
      if (!isPlural || read?.has(key) || !read?.has(key.replace(/-[a-z]+$/, '-other'))) continue;
      const where = `data-texts, texts.${contract.name}.${key}`;
      const expected = `this plural form, which "${language}" has`;
      const outcome = 'The form -other is used.';
      report({ where, found: 'missing', expected, outcome, severity: 'warning' });
    }
  }
}

/** Reads the language file that the script tag names as `#id`, and reports its mistakes. */
function readFileTexts(name: string, parts: LanguageParts): PageTexts {
  const { contracts, lookUp, script } = parts;
  const report = (problem: Problem) => {
    parts.report(scriptContract.name, problem, script);
  };
  const json = readJson(name, lookUp);
  if (!json.ok) {
    const { found, expected = 'a language file' } = json;
    report({ where: 'data-texts', found, expected, outcome: staysEnglish });
    return new Map();
  }
  const texts = readLanguageTexts(contracts, json.value, report);
  reportPlurals(contracts, json.value, texts, report);
  reportPlaceholders(
    contracts,
    texts,
    (widget, key) => `data-texts, texts.${widget}.${key}`,
    report,
  );
  return texts;
}

/** Whether a text has no word that could be translated: `{n} / {total}`. */
function isOnlySigns(text: string): boolean {
  return !/\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
}

function noteEnglish(language: string, texts: readonly PageTexts[], parts: LanguageParts): void {
  const { contracts, page, report } = parts;
  for (const contract of contracts) {
    const { name } = contract;
    const own = findOwn(contract, page.elements);
    for (const { key, declared } of listLanguageKeys(contract.texts, language)) {
      const english = contract.texts[declared] ?? '';
      if (isOnlySigns(english) || texts.some((each) => each.get(name)?.has(key))) continue;
      const element = own.find(({ attributes }) => !attributes.has(textPrefix + key));
      if (element === undefined) continue;
      const where = textPrefix + key;
      const expected = `${quote(english)} in the language ${quote(language)}, here or by data-texts`;
      const outcome = 'It stays English.';
      report(name, { where, found: 'missing', expected, outcome }, element, 'note');
    }
  }
}

/** Reports an id without its `#`, which would be read as an address. */
function reportMissingSign(id: string, { position }: PageElement, parts: LanguageParts): void {
  const found = `${quote(id)}, which is the id of an element on line ${position.line}`;
  const problem = { where: 'data-texts', found, expected: quote(`#${id}`) };
  parts.report(scriptContract.name, { ...problem, outcome: staysEnglish }, parts.script);
}

/** Checks the language file of a page, and notes the texts that stay English. */
export function checkLanguage(parts: LanguageParts): void {
  const { attributes } = parts.script;
  const file = attributes.get('data-texts')?.trim() ?? '';
  const meant = findMeantTexts(parts.page.elements, parts.script);
  if (meant) {
    reportMissingSign(file, meant, parts);
    return;
  }
  const isElsewhere = file !== '' && !file.startsWith('#');
  const texts = file === '' || isElsewhere ? [] : [readFileTexts(file, parts)];
  const written = [attributes.get('data-culture') ?? '', parts.pageLanguage];
  const language = written.find(isCulture)?.trim();
  // A longer word, such as "german", is no language, which is reported elsewhere.
  const code = readLanguage(language ?? '') ?? '';
  if (language === undefined || code === 'en' || code.length > 3) return;
  if (!isElsewhere) {
    noteEnglish(language, [...parts.pageTexts, ...texts], parts);
    return;
  }
  const found = `${quote(file)}, which is not read here`;
  const expected = '# and the id of a JSON script, to have its texts checked';
  const problem = { where: 'data-texts', found, expected };
  parts.report(scriptContract.name, problem, parts.script, 'note');
}
