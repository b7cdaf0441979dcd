import { type TextDeclarations } from './define-contract.ts';

export type TextValues = Readonly<Record<string, string | number>>;

export interface Texts<Key extends string = string> {
  /** Fills in the placeholders. */
  get(key: Key, values?: TextValues): string;
  /**
   * The text for a number: `results-one`, `results-other` … by the plural rules of the culture
   * (Intl.PluralRules). `{n}` is the number as the culture writes it.
   */
  count(key: PluralKey<Key>, n: number): string;
}

/** `results` if `results-other` is declared. */
type PluralKey<Key extends string> = Key extends `${infer Base}-other` ? Base : never;

function fill(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/**
 * Creates the reader of a mount point's texts (CONTRACT 2): its own `data-text-<key>` wins, then the page's
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
  // Expensive to create, and a list formats a number at every step.
  let counting:
    { readonly rules: Intl.PluralRules; readonly format: Intl.NumberFormat } | undefined;
  return {
    get: (key, values = {}) => fill(find(key) ?? '', values),
    count: (key, n) => {
      counting ??= {
        rules: new Intl.PluralRules(culture),
        format: new Intl.NumberFormat(culture),
      };
      const form = `${key}-${counting.rules.select(n)}`;
      const other = `${key}-other`;
      const text = findReplaced(form) ?? findReplaced(other) ?? declarations[form] ?? find(other);
      return fill(text ?? '', { n: counting.format.format(n) });
    },
  };
}

/** Whether a contract knows a text key, counting every plural category of a declared `-other`. */
export function isTextKey(declarations: TextDeclarations, key: string): boolean {
  const other = key.replace(/-(?:zero|one|two|few|many)$/, '-other');
  return Object.hasOwn(declarations, key) || Object.hasOwn(declarations, other);
}
