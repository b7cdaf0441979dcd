const defaultCulture = 'en-US';

/** The tag that a text means: some CMSs write `en_GB`. */
export function toTag(text: string): string {
  return text.trim().replaceAll('_', '-');
}

function readLocale(text: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(toTag(text));
  } catch {
    return undefined;
  }
}

export function readRegion(text: string): string | undefined {
  return readLocale(text)?.region;
}

/** The language of a culture code, without script and region. Nothing for other texts. */
export function readLanguage(text: string): string | undefined {
  return readLocale(text)?.language;
}

/** Whether a text has the form of a culture code, known or not. */
export function isCulture(text: string): boolean {
  return readLocale(text) !== undefined;
}

/**
 * The nearest culture that the browser's Intl knows: `en-UK` → `en-GB`, `de-XX` → `de`. Given none, Intl
 * would use the browser's own language, which differs between visitors.
 */
export function findLocale(culture: string): string {
  // `de-XX`, `de`
  for (let tag = toTag(culture); tag !== ''; tag = tag.split('-').slice(0, -1).join('-')) {
    if (!isCulture(tag)) continue;
    // Plural rules know nearly every locale that dates know, and Chromium lists them a hundred times as fast.
    const [known = Intl.DateTimeFormat.supportedLocalesOf(tag)[0]] =
      Intl.PluralRules.supportedLocalesOf(tag);
    if (known) return known;
  }
  return defaultCulture;
}

/** The culture of a page: that of its script tag, else `<html lang>` if that has a region. */
export function chooseCulture(ofTag: string | undefined, pageLanguage: string): string {
  return ofTag ?? (readRegion(pageLanguage) ? toTag(pageLanguage) : defaultCulture);
}
