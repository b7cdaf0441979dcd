import { type WidgetContract } from '../shared/widget/define-contract.ts';
import { findLocale } from '../shared/page/culture.ts';

interface LanguageKey {
  readonly key: string;
  /** The key of its English text: `results-other` if a language asks for `results-few`. */
  readonly declared: string;
  readonly isPlural: boolean;
}

const allForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The plural forms of a language (Intl.PluralRules), `zero` first and `other` last. */
export function listPluralForms(language: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(findLocale(language)).resolvedOptions();
  return allForms.filter((form) => pluralCategories.includes(form));
}

/**
 * The texts that a language needs from a contract, in the contract's order: plural texts in the forms of the
 * language, and no text that is empty in English unless the contract names it.
 */
export function listLanguageKeys(
  { texts, inLanguages = [] }: Pick<WidgetContract, 'texts' | 'inLanguages'>,
  language: string,
): LanguageKey[] {
  const has = (key: string) => Object.hasOwn(texts, key);
  const keys = Object.keys(texts).filter((key) => texts[key] !== '' || inLanguages.includes(key));
  return keys.flatMap((key): LanguageKey[] => {
    const [, base, form] = /^(.*)-(zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (base === undefined || !has(`${base}-other`)) {
      return [{ key, declared: key, isPlural: false }];
    }
    if (form !== 'other') return [];
    return listPluralForms(language).map((each) => {
      const own = `${base}-${each}`;
      return { key: own, declared: has(own) ? own : key, isPlural: true };
    });
  });
}
