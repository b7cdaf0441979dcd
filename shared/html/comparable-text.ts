import { withoutInvisible } from '../rules/invisible.ts';
import { decodeEntities } from './entities.ts';

/**
 * An entity, white space other than one space between words, an invisible or half a character. Most texts have none of
 * them.
 */
const untidy = /&|\s\s|^\s|\s$|[^\S ]|\p{Default_Ignorable_Code_Point}|\p{Surrogate}/u;

/**
 * The form of a value from data in addresses (DECISIONS "Filters"): entities decoded once, white space trimmed and
 * collapsed, nothing invisible, letters composed, half characters as they appear in an address. `R&amp;D ` is `R&D`.
 * Small and capital letters stay; `foldText` compares.
 */
export function toComparable(text: string): string {
  const tidy = untidy.test(text)
    ? withoutInvisible(decodeEntities(text)).replace(/\s+/g, ' ').trim().toWellFormed()
    : text;
  return tidy.normalize();
}
