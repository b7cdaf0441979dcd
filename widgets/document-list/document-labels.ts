import { formatYear } from '../../shared/rules/nav-date.ts';

/** What visitors read for the values of menus, and which of them are those of the page. */
export function createLabels(culture: string) {
  const { language, region: country } = new Intl.Locale(culture);
  const own = { language, country };
  const namesOf = (type: Intl.DisplayNamesType) =>
    new Intl.DisplayNames(culture, { type, fallback: 'none' });
  const [languages, regions] = [namesOf('language'), namesOf('region')];
  const findName = (field: string, value: string) => {
    if (field === 'language') return languages.of(value);
    if (field === 'country') return regions.of(value.toUpperCase());
    return field === 'year' ? formatYear(value, culture) : value;
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
