const letters = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ');

/** Languages that CMSs name in another way than by two letters. */
const others = [
  'ary',
  'azb',
  'bel',
  'ceb',
  'ckb',
  'fur',
  'kab',
  'kir',
  'oci',
  'zh-hans',
  'zh-hant',
];

/** The usual culture of each language that a CMS may name without a region: `fi-FI` for `fi`. */
export function listUsualCultures(): Readonly<Record<string, string>> {
  const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => known.of(code) !== undefined);
  const cultures = [...codes, ...others].map((code) => {
    const { language, region = '' } = new Intl.Locale(code).maximize();
    return [code, `${language}-${region}`] as const;
  });
  return Object.fromEntries(cultures.filter(([, culture]) => /-[A-Z]{2}$/.test(culture)));
}
