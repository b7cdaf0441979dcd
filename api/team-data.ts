import * as v from 'valibot';
import { type FieldsOutput } from './check-fields.ts';
import { type ApiClient } from './client.ts';
import { textField } from './fields.ts';
import { checkFilterData, fetchFilterData, type FilterData } from './filter-data.ts';
import { dataField, dataSchema, menuSchema } from './filter-menus.ts';
import { type FetchOptions } from './slideshow.ts';

const memberFields = {
  FullName: textField,
  Title: textField,
  /** Address of a portrait. */
  ImageUrl: textField,
  ImageAltText: textField,
  Url: textField,
  /** Team, and whatever menus filter by. */
  Data: dataField,
};

/** The answer of `teamdata`, for the published schemas. */
export const teamDataSchema = v.object({
  Menus: v.optional(v.nullable(v.array(menuSchema))),
  Content: v.array(v.object({ ...memberFields, Data: dataSchema })),
});

/** A team member of SPEC 3 as the CMS spells it; what is missing is '' or empty. */
export type TeamEntry = Readonly<FieldsOutput<typeof memberFields>>;

/** Checks the answer of `teamdata` (CONTRACT 4): a bad field costs the field, a bad entry the entry. */
export const checkTeamData = checkFilterData(memberFields, (member): TeamEntry => member);

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
