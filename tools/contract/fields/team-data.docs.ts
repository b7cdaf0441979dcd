import { type TeamEntry } from '../../../api/team-data.ts';
import { type DocsOf, type FieldDocs } from '../field-docs.ts';
import { menusDoc } from './filter-menus.docs.ts';

export const teamDocs = {
  Content: {
    title: 'Team members',
    meaning: 'The team members.',
    missing: 'The answer is refused: the widget fails and the content of the CMS stays.',
    fields: {
      FullName: {
        title: 'Name',
        meaning: 'The name, as text.',
        missing: 'The member is left out.',
      },
      Title: { title: 'Position', meaning: 'The position, as text.', missing: 'There is none.' },
      ImageUrl: {
        title: 'Portrait',
        meaning: 'The portrait.',
        missing: 'The initials stand in its place.',
      },
      ImageAltText: {
        title: 'What the portrait shows',
        meaning: 'What is to be seen on the portrait.',
        missing: 'Screen readers skip the portrait.',
      },
      Url: {
        title: 'Link address',
        meaning: 'The page of the member.',
        missing: 'The name is shown without a link.',
      },
      Data: {
        title: 'Further fields',
        meaning:
          '`Team`: a text, a list of texts, or of objects whose `Name`, `Label`, `Title` or `Text` is shown. `SortName` or `LastName`: what the name is sorted by. Further: the fields that the menus name.',
        missing: 'The member stands under no team, and no menu finds it.',
      },
    } satisfies DocsOf<TeamEntry>,
  },
  Menus: menusDoc,
} as const satisfies FieldDocs;
