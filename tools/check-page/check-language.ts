import { isCulture, readLanguage, toTag } from '../../shared/page/culture.ts';
import { listLanguageKeys } from '../language-keys.ts';
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

/** The culture that a page says, by its script tag or by `<html>`. */
function findWritten({ attributes }: PageElement, pageLanguage: string): string | undefined {
  return [attributes.get('data-culture') ?? '', pageLanguage].find(isCulture)?.trim();
}

/** Whether two cultures are of different languages; both ways of writing Norwegian are one. */
function isOther(...cultures: readonly [string, string]): boolean {
  const [one, other] = cultures.map((each) => readLanguage(each)?.replace(/^n[bn]$/, 'no'));
  return one !== other;
}

/** Reports a script tag in another language than `<html>`: screen readers speak the one, the widgets the other. */
function reportCultures({ script, pageLanguage, report }: LanguageParts): void {
  const culture = script.attributes.get('data-culture') ?? '';
  if (!isCulture(culture) || !isCulture(pageLanguage) || !isOther(culture, pageLanguage)) return;
  const found = `${quote(culture)}, but <html lang=${quote(pageLanguage)}>`;
  const problem = { where: 'data-culture', found, expected: 'one language on both' };
  const outcome = `Dates, numbers and calls are those of ${toTag(culture)}.`;
  report(scriptContract.name, { ...problem, outcome, severity: 'warning' }, script);
}

/** Reports a file in another language than the page's, and each plural form that is missing if its text is there. */
function reportFileLanguage(
  { contracts, pageLanguage, script }: LanguageParts,
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
  const ofPage = findWritten(script, pageLanguage);
  if (ofPage !== undefined && isOther(ofPage, language)) {
    const expected = `that of the page, ${quote(ofPage)}`;
    const problem = { where: 'data-texts, language', found: quote(language), expected };
    report({ ...problem, outcome: 'Visitors read both.', severity: 'warning' });
  }
  for (const contract of contracts) {
    const read = texts.get(contract.name);
    for (const { key, isPlural } of listLanguageKeys(contract, language)) {
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
  reportFileLanguage(parts, json.value, texts, report);
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

/** Notes in one line all texts of the page's widgets that stay English. */
function noteEnglish(language: string, texts: readonly PageTexts[], parts: LanguageParts): void {
  const { contracts, page, report, script } = parts;
  const missing = contracts.flatMap((contract) => {
    const { name } = contract;
    const own = findOwn(contract, page.elements);
    return listLanguageKeys(contract, language).flatMap(({ key, declared }) => {
      if (isOnlySigns(contract.texts[declared] ?? '')) return [];
      if (texts.some((each) => each.get(name)?.has(key))) return [];
      return own.some(({ attributes }) => !attributes.has(textPrefix + key))
        ? `${name}.${key}`
        : [];
    });
  });
  if (missing.length === 0) return;
  const [count, them, outcome] =
    missing.length === 1
      ? ['1 text', 'it', 'It stays English.']
      : [`${missing.length} texts`, 'them', 'They stay English.'];
  const found = `without ${count} that the page shows (${missing.join(', ')})`;
  const expected = `${them} in the language ${quote(language)}, there or in an attribute data-text-…`;
  report(scriptContract.name, { where: 'data-texts', found, expected, outcome }, script, 'note');
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
  reportCultures(parts);
  const language = findWritten(parts.script, parts.pageLanguage);
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
