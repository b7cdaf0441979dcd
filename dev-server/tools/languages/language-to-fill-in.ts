import { listLanguageKeys } from '../../../shared/page/language-keys.ts';
import { type WidgetContract } from '../../../shared/widget/define-contract.ts';
import { type LanguageFile, type TextsByWidget } from '../../build/languages.ts';

/**
 * Reads the name of a language as an author writes it: `fi`, also `pt_br`.
 *
 * @returns the tag as Intl writes it, or nothing where there is no such language
 */
export function readLanguageTag(text: string): string | undefined {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'));
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    // A tag may have the right form and mean nothing, such as "german".
    return names.of(new Intl.Locale(tag).language) === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}

/**
 * A language file with the texts that a language lacks. They are empty: an empty text counts as not filled in,
 * so a file that is used half-way shows English there and nothing blank.
 *
 * @param known the texts that the language has, with those of the language without its region
 */
export function makeLanguageToFillIn(
  contracts: readonly WidgetContract[],
  language: string,
  known: TextsByWidget,
): LanguageFile {
  const texts = contracts.flatMap((contract) => {
    const missing = listLanguageKeys(contract.texts, language)
      .map(({ key }) => key)
      .filter((key) => !known[contract.name]?.[key]);
    const empty = Object.fromEntries(missing.map((key) => [key, '']));
    return missing.length === 0 ? [] : [[contract.name, empty] as const];
  });
  return { language, texts: Object.fromEntries(texts) };
}

/** The texts in a language file, counted. */
export function countTexts({ texts }: LanguageFile): number {
  return Object.values(texts).reduce((sum, ofWidget) => sum + Object.keys(ofWidget).length, 0);
}
