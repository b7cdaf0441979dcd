import { type ArticleEntry } from '../../../api/article-data.ts';
import { type TeamEntry } from '../../../api/team-data.ts';
import { type DocsOf, type FieldDocs } from '../field-docs.ts';
import { articleDocs } from './article-data.docs.ts';
import { menusDoc } from './filter-menus.docs.ts';
import { teamDocs } from './team-data.docs.ts';

const article = articleDocs.Content.fields;
const person = teamDocs.Content.fields;

/** Articles and people have a field of this name. */
function ofBoth(name: 'Data' | 'Url') {
  return {
    title: article[name].title,
    meaning: `${article[name].meaning} Of a person: ${person[name].meaning}`,
    missing: `${article[name].missing} Of a person: ${person[name].missing}`,
  };
}

/** What the page supplies in place of an answer of articles or of people. */
export const contentDocs = {
  Content: {
    title: 'Entries',
    meaning: `${articleDocs.Content.meaning} With \`data-source="team"\`: ${teamDocs.Content.meaning}`,
    missing: 'The widget fails and the content of the CMS stays.',
    fields: {
      ...article,
      ...person,
      FullName: {
        title: 'Name',
        meaning: 'The name of a person, as text.',
        missing: 'The person is left out.',
      },
      Title: {
        title: 'Position',
        meaning: 'The position of a person, as text.',
        missing: 'There is none.',
      },
      ImageUrl: {
        title: 'Portrait',
        meaning: 'The portrait of a person.',
        missing: 'The initials stand in its place.',
      },
      Url: ofBoth('Url'),
      Data: ofBoth('Data'),
    } satisfies DocsOf<ArticleEntry & TeamEntry>,
  },
  Menus: menusDoc,
} as const satisfies FieldDocs;
