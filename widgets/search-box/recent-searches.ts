import { hasConsent } from '../../shared/consent/consent.ts';
import { foldText } from '../../shared/rules/invisible.ts';

const storageKey = 'pmw-searches';
const mostSearches = 5;
const mostCharacters = 100;

/** What the visitor has searched for, newest first. Without their consent it is forgotten. */
export function readRecentSearches(): readonly string[] {
  try {
    if (!hasConsent()) localStorage.removeItem(storageKey);
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    const texts = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
    return texts.slice(0, mostSearches);
  } catch {
    // Storage is blocked, or another script has written there.
    return [];
  }
}

/** A text that differs only in case, spaces or invisible characters takes the place of the earlier one. */
export function rememberSearch(text: string): void {
  const search = text.trim().replace(/\s+/g, ' ').slice(0, mostCharacters);
  if (search === '' || !hasConsent()) return;
  const others = readRecentSearches().filter((each) => foldText(each) !== foldText(search));
  try {
    localStorage.setItem(storageKey, JSON.stringify([search, ...others].slice(0, mostSearches)));
  } catch {
    // As above.
  }
}
