import { type Parsed } from '../shared/widget/parsed.ts';
import { type ApiClient } from './client.ts';
import { defineEntry, type EntryValue } from './entry.ts';
import { imageField, linkField, textField } from './fields.ts';
import { type DocsOf, type FieldDocs } from './field-docs.ts';
import { defineFilterAnswer, type FilterData } from './filter-data.ts';
import { menusDoc } from './filter-menus.ts';
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

export const teamDocs = {
  Content: {
    meaning: 'The team members.',
    missing: 'The answer is refused: the widget fails and the content of the CMS stays.',
    fields: {
      FullName: { meaning: 'The name, as text.', missing: 'The member is left out.' },
      Title: { meaning: 'The position, as text.', missing: 'There is none.' },
      ImageUrl: { meaning: 'The portrait.', missing: 'The initials stand in its place.' },
      ImageAltText: {
        meaning: 'What is to be seen on the portrait.',
        missing: 'Screen readers skip the portrait.',
      },
      Url: {
        meaning: 'The page of the member.',
        missing: 'The name is shown without a link.',
      },
      Data: {
        meaning:
          '`Team`: a text, a list of texts, or of objects whose `Name`, `Label`, `Title` or `Text` is shown. `SortName` or `LastName`: what the name is sorted by. Further: the fields that the menus name.',
        missing: 'The member stands under no team, and no menu finds it.',
      },
    } satisfies DocsOf<typeof member>,
  },
  Menus: menusDoc,
} as const satisfies FieldDocs;

export const teamAnswer = defineFilterAnswer(member);

/** A missing field is '' or empty. */
export type TeamEntry = EntryValue<typeof member>;

/** Checks the answer of `teamdata` (docs/contract.md, 4). */
export function checkTeamData(answer: unknown): Parsed<FilterData<TeamEntry>> {
  return teamAnswer.check(answer);
}

/**
 * GET {culture}/teamdata, relative to the api base.
 *
 * @throws {CallFailure} if the connection or the answer as a whole fails
 */
export async function fetchTeamData(
  api: ApiClient,
  options: FetchOptions,
): Promise<FilterData<TeamEntry>> {
  const segments = ['teamdata'];
  return request(api, { method: 'GET', base: 'api', segments }, teamAnswer, options);
}
