import { type WidgetContract } from '../../shared/widget/define-contract.ts';
import { type LanguageFile, mergeLanguage } from '../merge-language.ts';
import { listTexts, makeLanguageToFillIn } from './language-to-fill-in.ts';

interface LackingLanguage {
  readonly language: string;
  /** As `carousel.next`, in the order of the contracts. */
  readonly missing: readonly string[];
}

/** The languages that lack a text, which visitors read in English until it is written. */
export function findMissingTexts(
  contracts: readonly WidgetContract[],
  files: readonly LanguageFile[],
): readonly LackingLanguage[] {
  return files
    .map(({ language }) => {
      const known = mergeLanguage(language, files);
      const missing = listTexts(makeLanguageToFillIn(contracts, language, known));
      return { language, missing };
    })
    .filter(({ missing }) => missing.length > 0);
}
