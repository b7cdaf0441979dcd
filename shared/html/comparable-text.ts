import { decodeEntities } from './entities.ts';

/**
 * The form in which values from data are compared (DECISIONS "Filters"): entities read once, blanks of
 * every kind around it taken off, each run of blanks inside one space. `R&amp;D ` equals `R&D`.
 */
export function toComparable(text: string): string {
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}
