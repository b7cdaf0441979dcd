import { type ApiClient } from './client.ts';
import { defineEntry, type EntryValue } from './entry.ts';
import { imageField, linkField, textField } from './fields.ts';
import { defineFilterAnswer, type FilterData } from './filter-data.ts';
import { dataField } from './data-field.ts';
import { type FetchOptions, request } from './request.ts';

const member = defineEntry(
  {
    FullName: textField,
    Title: textField,
    ImageUrl: imageField,
    ImageAltText: textField,
    Url: linkField,
    Data: dataField,
  },
  ['FullName'],
);

export const teamAnswer = defineFilterAnswer('team', member);

/** A missing field is '' or empty. */
export type TeamEntry = EntryValue<typeof member>;

export type TeamData = FilterData<'team', TeamEntry>;

/**
 * GET {culture}/teamdata, relative to the api base.
 *
 * @throws {CallFailure} if the connection or the answer as a whole fails
 */
export async function fetchTeamData(api: ApiClient, options: FetchOptions): Promise<TeamData> {
  const segments = ['teamdata'];
  return request(api, { method: 'GET', base: 'api', segments }, teamAnswer, options);
}
