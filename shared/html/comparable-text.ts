import { decodeEntities } from './entities.ts';

/** An entity, a blank that is not one space between words, half a character; most texts have none of them. */
const untidy = /&|\s\s|^\s|\s$|[^\S ]|[\ud800-\udfff]/;

/**
 * The form in which values from data are compared (DECISIONS "Filters"): entities read once, blanks of
 * every kind around it taken off, each run of blanks inside one space; halves of characters as an address has
 * them. `R&amp;D ` equals `R&D`.
 */
export function toComparable(text: string): string {
  if (!untidy.test(text)) return text;
  return decodeEntities(text).replace(/\s+/g, ' ').trim().toWellFormed();
}
