const abbreviations = new Set(['api', 'csv', 'id', 'isin', 'nav', 'us', 'xsrf']);

/** A nav is a net asset value everywhere else. */
const titles: Readonly<Record<string, string>> = { 'section-nav': 'Section navigation' };

/** A kebab-case name in words, as the label of a field: `autoplay-delay` is "Autoplay delay". */
export function sayTitle(name: string): string {
  const words = name
    .split('-')
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word));
  const [first = '', ...rest] = words;
  return titles[name] ?? [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}
