import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type siteHeaderContract } from './site-header.contract.ts';

export const siteHeaderDocs = {
  summary: 'Links of the header that open a panel of it: one at a time.',
  content:
    'The links of the header; those with `data-panel` name a panel, which stands inside too and is `hidden`.',
  placement: 'template',
  attributes: {},
  texts: {},
  markup: {
    'data-panel': 'On a link or button: `#` and the id of the panel that it opens.',
    'data-panel-close': 'On anything in a panel: closes it. The attribute needs no value.',
  },
  actions: {
    open: { when: 'a panel opens; `label` is the words of its link', detail: { label: 'Search' } },
    close: { when: 'the link closes its panel', detail: { label: 'Search' } },
    submit: { when: 'the search form is sent; what was typed is not told' },
  },
  shown: {
    loading: 'The links, which work as plain links.',
    missing: 'A link whose panel is not there stays a link; the console names it.',
    failed: 'The links, which work as plain links; the panels stay hidden.',
  },
  accessibility: {
    keys: {
      'Enter, Space': 'open and close the panel; one with a text box takes the focus there',
      Escape: 'closes the panel; the focus goes back to its link',
      'Arrows, Home, End': 'go along the links of the header, and of a panel that is open',
      Tab: 'out of the header closes the panel',
    },
    announcements: [
      'A link with a panel is a button that says whether it is expanded.',
      'The link to the present page is `current`, also where the CMS marks none.',
    ],
  },
} as const satisfies ContractDocs<typeof siteHeaderContract>;
