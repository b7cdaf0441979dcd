import { type Texts } from '../../shared/widget/texts.ts';
import { formatYear } from '../../shared/rules/nav-date.ts';

/** What visitors read for the values of menus, and which of them are those of the page. */
export function createLabels(culture: string, texts: Texts<'retail' | 'professional'>) {
  const { language, region: country } = new Intl.Locale(culture);
  const own = { language, country };
  /** Made once they are asked for: most lists have neither languages nor countries. */
  const names = new Map<string, Intl.DisplayNames>();
  const nameOf = (type: 'language' | 'region', code: string) => {
    const own = names.get(type) ?? new Intl.DisplayNames(culture, { type, fallback: 'none' });
    names.set(type, own);
    return own.of(code);
  };
  const findName = (field: string, value: string) => {
    if (field === 'language') return nameOf('language', value);
    if (field === 'country') return nameOf('region', value.toUpperCase());
    if (field === 'year') return formatYear(value, culture);
    // The same words in every language of a site, so that an answer of the visitor holds in all.
    const kind = field === 'audience' ? value.toLowerCase() : '';
    return kind === 'retail' || kind === 'professional' ? texts.get(kind) : value;
  };
  return {
    labelOf: (field: string, value: string): string => {
      try {
        return findName(field, value) ?? value;
      } catch {
        // No code: the words of the CMS.
        return value;
      }
    },
    isOwn: (field: string, value: string): boolean =>
      (field === 'language' || field === 'country') &&
      own[field]?.toLowerCase() === value.toLowerCase().split('-', 1)[0],
  };
}

export type DocumentLabels = ReturnType<typeof createLabels>;
