import { type RawMenu } from '../../../api/filter-menus.ts';
import { type DocsOf, type FieldDoc } from '../field-docs.ts';

export const menusDoc = {
  title: 'Menus',
  meaning: 'The menus that filter the content, in their order.',
  missing: 'There are no menus.',
  fields: {
    Label: { title: 'Label', meaning: 'The name of the menu.', missing: 'Its `FieldName`.' },
    FieldName: {
      title: 'Field of the data',
      meaning: 'The field of `Data` that the menu filters by. No two menus have the same.',
      missing: 'The menu is left out.',
    },
    FieldValue: {
      title: 'Value',
      meaning:
        'For menus whose items have no value of their own: the value of the one item, or a list of values in the order of the items.',
      missing: 'The values are those of the items.',
    },
    Items: {
      title: 'Check boxes',
      meaning: 'The check boxes of the menu.',
      missing: 'With a `FieldValue` the menu is a single check box, else it is left out.',
      fields: {
        Label: { title: 'Label', meaning: 'What the check box says.', missing: 'Its value.' },
        FieldValue: {
          title: 'Value',
          meaning:
            'The value that an entry has in `Data` to be found. An empty one means “All” and is not shown: nothing checked is all.',
          missing: 'Its `Label`.',
        },
        isChecked: {
          title: 'Checked at first',
          meaning: 'Whether it is checked at first.',
          missing: 'It is not checked.',
        },
      } satisfies DocsOf<RawMenu['Items'][number]>,
    },
  } satisfies DocsOf<RawMenu>,
} as const satisfies FieldDoc;
