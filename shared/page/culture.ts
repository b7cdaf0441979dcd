const defaultCulture = 'en-US';

/** The tag that a text means: some CMSs write `en_GB`, and POSIX adds `.UTF-8` or `@euro`. */
export function toTag(text: string): string {
  return text
    .trim()
    .replace(/(?<=\w)[.@].*/s, '')
    .replaceAll('_', '-');
}

/** The names of .NET for Chinese by its script. */
const oldNames = new Map([
  ['zh-chs', 'zh-Hans-CN'],
  ['zh-cht', 'zh-Hant-TW'],
]);

/** Language and region before something that Intl does not read: `pt-PT` in `pt-PT-ao90`. */
const known = /^[a-z]{2,3}(?:-[a-z]{4})?-(?:[a-z]{2}|\d{3})(?=(?:-[a-z\d]{1,8})+$)/i;

function readLocale(text: string): Intl.Locale | undefined {
  const written = toTag(text);
  const tag = oldNames.get(written.toLowerCase()) ?? written;
  for (const each of [tag, known.exec(tag)?.[0] ?? '']) {
    try {
      return new Intl.Locale(each);
    } catch {
      // The next one, if there is one.
    }
  }
  return undefined;
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
  const start = readLocale(culture)?.baseName ?? toTag(culture);
  // `de-XX`, `de`
  for (let tag = start; tag !== ''; tag = tag.split('-').slice(0, -1).join('-')) {
    if (!isCulture(tag)) continue;
    // Plural rules know nearly every locale that dates know, and Chromium lists them a hundred times as fast.
    const [supported = Intl.DateTimeFormat.supportedLocalesOf(tag)[0]] =
      Intl.PluralRules.supportedLocalesOf(tag);
    if (supported) return supported;
  }
  return defaultCulture;
}

/** The culture of a page: that of its script tag, else `<html lang>` if that has a region. */
export function chooseCulture(ofTag: string | undefined, pageLanguage: string): string {
  return ofTag ?? (readRegion(pageLanguage) ? toTag(pageLanguage) : defaultCulture);
}
