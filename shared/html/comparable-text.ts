import { decodeEntities } from './entities.ts';

/** An entity, or a blank that is not one space between words; most texts have neither. */
const untidy = /&|\s\s|^\s|\s$|[^\S ]/;

/**
 * The form in which values from data are compared (DECISIONS "Filters"): entities read once, blanks of
 * every kind around it taken off, each run of blanks inside one space. `R&amp;D ` equals `R&D`.
 */
export function toComparable(text: string): string {
  if (!untidy.test(text)) return text;
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}
