import { type ApiClient } from './client.ts';
import { defineEntry, type EntryValue } from './entry.ts';
import { imageField, linkField, textField } from './fields.ts';
import { defineFilterAnswer, fetchFilterData, type FilterData } from './filter-data.ts';
import { dataField } from './data-field.ts';
import { type FetchOptions } from './request.ts';

const member = defineEntry(
  {
    FullName: textField,
    Title: textField,
    /** Address of a portrait. */
    ImageUrl: imageField,
    ImageAltText: textField,
    Url: linkField,
    /** Team, and whatever menus filter by. */
    Data: dataField,
  },
  ['FullName'],
);

/** The answer of `teamdata`. */
export const teamAnswer = defineFilterAnswer(member, (value) => value);

/** A team member of SPEC 3 as the CMS spells it; what is missing is '' or empty. */
export type TeamEntry = EntryValue<typeof member>;

/** Checks the answer of `teamdata` (CONTRACT 4): a bad field costs the field, a bad entry the entry. */
export const checkTeamData = teamAnswer.check;

/**
 * GET {culture}/teamdata, relative to the api base (SPEC 7).
 *
 * @throws {CallFailure} where the connection or the answer as a whole fails
 */
export async function fetchTeamData(
  api: ApiClient,
  options: FetchOptions,
): Promise<FilterData<TeamEntry>> {
  return fetchFilterData(api, ['teamdata'], checkTeamData, options);
}
