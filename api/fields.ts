import * as v from 'valibot';
import { parseYesNo } from '../shared/rules/yes-no.ts';

/** A text field: missing and null are empty, numbers are the text of the number. */
export const textField = v.optional(
  v.pipe(
    v.nullish(v.union([v.string(), v.number()], 'a text'), ''),
    v.transform((value) => String(value)),
  ),
  '',
);

const mostCharacters = 5000;

/** A text that stands in one line, or an address: one of a megabyte is a mistake and would bury the page. */
export const lineField = v.optional(
  v.pipe(textField, v.maxLength(mostCharacters, `a text of at most ${mostCharacters} characters`)),
  '',
);

const yesOrNo = 'true or false';

/** A flag in any of the spellings of a CMS (DECISIONS "Documents"); missing is false. */
export const flagField = v.optional(
  v.pipe(
    v.nullish(v.union([v.boolean(), v.string(), v.number()], yesOrNo), false),
    // An empty text is a false that a CMS cast to a text.
    v.check((value) => value === '' || parseYesNo(value) !== undefined, yesOrNo),
    v.transform((value) => parseYesNo(value) ?? false),
  ),
  false,
);
