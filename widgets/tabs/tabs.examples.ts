import { defineExamples } from '../../shared/widget/define-examples.ts';
import { tabsContract } from './tabs.contract.ts';

export const tabsExamples = defineExamples(tabsContract, [
  {
    name: 'normal',
    doc: 'Three sections.',
    attributes: {},
    partial: {
      label: 'How we work',
      tabs: [
        {
          id: 'sourcing',
          label: 'Sourcing',
          content: '<p>We read four hundred files before we make one loan.</p>',
        },
        {
          id: 'diligence',
          label: 'Diligence',
          content: '<p>Then we read them again, with somebody who disagrees.</p>',
        },
        { id: 'ownership', label: 'Ownership', content: '<p>And then we hold.</p>' },
      ],
    },
  },
  {
    name: 'long-text',
    doc: 'Labels that need a second line on a phone.',
    attributes: {},
    partial: {
      label: 'Where we are',
      tabs: [
        {
          id: 'europe',
          label: 'Europe, the Middle East and Africa',
          content: '<p>London, Zürich.</p>',
        },
        { id: 'americas', label: 'North and South America', content: '<p>New York.</p>' },
      ],
    },
  },
]);
