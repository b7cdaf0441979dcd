export type TextsByWidget = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface LanguageFile {
  readonly language: string;
  readonly texts: TextsByWidget;
}

/** The tags whose files complete that of a tag: `de` for `de-CH`; not `sr` (Cyrillic) for `sr-Latn`. */
export function listParents(tag: string): readonly string[] {
  const { language, script = '', region } = new Intl.Locale(tag).maximize();
  const ofScript = `${language}-${script}`;
  const isUsualScript = new Intl.Locale(language).maximize().script === script;
  const inRegion = new Intl.Locale(tag).region === undefined ? [] : [`${ofScript}-${region ?? ''}`];
  const parents = [...inRegion, ofScript, ...(isUsualScript ? [language] : [])];
  return parents.filter((parent) => parent !== tag);
}

function merge(under: TextsByWidget, over: TextsByWidget): TextsByWidget {
  const merged: Record<string, Readonly<Record<string, string>>> = { ...under };
  for (const [widget, texts] of Object.entries(over)) {
    // An empty text is not filled in yet.
    const filled = Object.entries(texts).filter(([, text]) => text !== '');
    merged[widget] = { ...under[widget], ...Object.fromEntries(filled) };
  }
  return merged;
}

/** The texts of a tag's own file over those of the files that complete it. */
export function mergeLanguage(tag: string, files: readonly LanguageFile[]): TextsByWidget {
  const tags = [tag, ...listParents(tag)].reverse();
  return tags
    .map((each) => files.find(({ language }) => language === each)?.texts ?? {})
    .reduce(merge, {});
}
