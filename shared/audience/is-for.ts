import { type Audience } from './audience.ts';

/** Words of an attribute, between spaces. */
export const readWords = (text: string | null | undefined): readonly string[] =>
  (text ?? '').split(/\s+/).filter(Boolean);

const includes = (words: readonly string[], word: string) =>
  word === '' ||
  words.length === 0 ||
  words.some((each) => each.toLowerCase() === word.toLowerCase());

/**
 * Whether something is for a visitor. An empty list means everybody, and so does what nobody has asked for. Case does not
 * matter.
 */
export function isFor(
  { kind, country }: Audience,
  kinds: readonly string[],
  countries: readonly string[],
): boolean {
  return includes(kinds, kind) && includes(countries, country);
}
