import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type sectionNavContract } from './section-nav.contract.ts';

export const sectionNavDocs = {
  summary: 'A bar of links to the sections of a page that stays in view and marks the present one.',
  content: 'A list of links, each to the id of a section of the page.',
  placement: 'template',
  attributes: {},
  texts: {},
  actions: {
    'go-to-section': {
      when: 'a link; `label` is its words',
      detail: { label: 'Private credit' },
    },
  },
  shown: {
    loading: 'The bar with its links.',
    missing: 'A link whose section is not there stays a link; the console names it.',
    failed: 'The bar with its links; none is marked.',
  },
  accessibility: {
    keys: { Tab: 'goes through the links', Enter: 'follows one, as links do' },
    announcements: [
      'A navigation with the name of its `aria-label`.',
      'The link of the section in view says that it is current.',
    ],
  },
} as const satisfies ContractDocs<typeof sectionNavContract>;
