import { decodeEntities } from './entities.ts';

/**
 * An entity, white space other than one space between words, or half a character. Most texts have none of them.
 */
const untidy = /&|\s\s|^\s|\s$|[^\S ]|[\ud800-\udfff]/;

/**
 * The form in which values from data are compared (DECISIONS "Filters"): entities decoded once, white space
 * trimmed and collapsed, letters composed, half characters as they appear in an address. `R&amp;D ` equals `R&D`.
 */
export function toComparable(text: string): string {
  const tidy = untidy.test(text)
    ? decodeEntities(text).replace(/\s+/g, ' ').trim().toWellFormed()
    : text;
  return tidy.normalize();
}
