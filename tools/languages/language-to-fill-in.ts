import { listLanguageKeys } from '../language-keys.ts';
import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type LanguageFile, type TextsByWidget } from '../merge-language.ts';

/** The tag of `fi` or `pt_br` as Intl writes it, if there is such a language. */
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

/** An empty text counts as not filled in, so a file that is half done shows English there. */
export function makeLanguageToFillIn(
  contracts: readonly WidgetContract[],
  language: string,
  known: TextsByWidget,
): LanguageFile {
  const texts = contracts.flatMap((contract) => {
    const missing = listLanguageKeys(contract, language)
      .map(({ key }) => key)
      .filter((key) => !known[contract.name]?.[key]);
    const empty = Object.fromEntries(missing.map((key) => [key, '']));
    return missing.length === 0 ? [] : [[contract.name, empty] as const];
  });
  return { language, texts: Object.fromEntries(texts) };
}

/** The texts of a file, as `carousel.next`. */
export function listTexts({ texts }: LanguageFile): readonly string[] {
  return Object.entries(texts).flatMap(([widget, ofWidget]) =>
    Object.keys(ofWidget).map((key) => `${widget}.${key}`),
  );
}
