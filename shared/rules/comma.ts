const commas: Readonly<Record<string, string>> = { Arab: '، ', Hans: '，', Hant: '，', Jpan: '、' };

/** The comma of a culture's script, with the space that follows it. */
export function commaOf(culture: string): string {
  return commas[new Intl.Locale(culture).maximize().script ?? ''] ?? ', ';
}
