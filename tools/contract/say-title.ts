const abbreviations = new Set(['api', 'id', 'nav', 'us', 'xsrf']);

/** A kebab-case name in words, as the label of a field: `autoplay-delay` is "Autoplay delay". */
export function sayTitle(name: string): string {
  const words = name
    .split('-')
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word));
  const [first = '', ...rest] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}
