import { once } from '../rules/once.ts';
import { type TextDeclarations } from './define-contract.ts';

export type TextValues = Readonly<Record<string, string | number>>;

/** Properties, not methods: the compiler then refuses texts in which a key is missing. */
export interface Texts<Key extends string = string> {
  /** Fills in the placeholders; numbers as the culture writes them. */
  readonly get: (key: Key, values?: TextValues) => string;
  /**
   * The text for a number: `results-one`, `results-other` … by the plural rules of the culture
   * (Intl.PluralRules).
   */
  readonly count: (key: PluralKey<Key>, n: number) => string;
  /** A number as the culture writes it. */
  readonly number: (n: number) => string;
}

/** `results` if `results-other` is declared. */
type PluralKey<Key extends string> = Key extends `${infer Base}-other` ? Base : never;

const pluralRulesOf = once((culture) => new Intl.PluralRules(culture));
const numberFormatOf = once((culture) => new Intl.NumberFormat(culture));

/**
 * Creates the reader of a mount point's texts (docs/contract.md, 2): its own `data-text-<key>` wins, then the page's
 * `data-text-<widget>-<key>`, then the default.
 * @param overrides texts by key, the first map that has a key wins; plural categories need not be declared
 *   (`results-few`)
 */
export function createTexts<Declarations extends TextDeclarations>(
  declarations: Declarations,
  overrides: readonly ReadonlyMap<string, string>[],
  culture: string,
): Texts<keyof Declarations & string> {
  const findReplaced = (key: string): string | undefined =>
    overrides.find((texts) => texts.has(key))?.get(key);
  const find = (key: string): string | undefined => findReplaced(key) ?? declarations[key];
  const number = (n: number): string => numberFormatOf(culture).format(n);
  const fill = (text = '', values: TextValues = {}): string =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : placeholder;
      return typeof value === 'number' ? number(value) : (value ?? '');
    });
  return {
    get: (key, values) => fill(find(key), values),
    count: (key, n) => {
      const form = `${key}-${pluralRulesOf(culture).select(n)}`;
      const other = `${key}-other`;
      const text = findReplaced(form) ?? findReplaced(other) ?? declarations[form] ?? find(other);
      return fill(text, { n });
    },
    number,
  };
}

/** Whether a contract knows a text key, counting every plural category of a declared `-other`. */
export function isTextKey(declarations: TextDeclarations, key: string): boolean {
  const other = key.replace(/-(?:zero|one|two|few|many)$/, '-other');
  return Object.hasOwn(declarations, key) || Object.hasOwn(declarations, other);
}
