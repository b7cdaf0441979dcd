import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type fundSummaryContract } from './fund-summary.contract.ts';

export const fundSummaryDocs = {
  summary: 'The figures of one fund or of several, by share class.',
  content:
    'The figures as a table, or a link to a page with them: what visitors see until the script has read the data.',
  plain: {
    list: ['funds'],
    as: 'sections',
    name: ['name'],
    text: ['description'],
    entries: {
      list: ['shareClasses'],
      as: 'items',
      name: ['shareClass'],
      facts: [
        { label: 'nav', of: ['navUSD', 'navCurrency'] },
        { label: 'nav-date', of: ['navDate'] },
        { label: 'fund-size', of: ['fundSize', 'fundSizeCurrency'] },
      ],
      links: ['link1', 'link2', 'link3', 'link4'].map((link) => ({
        name: `${link}.Label`,
        href: `${link}.URL`,
      })),
    },
  },
  attributes: {
    funds: 'The funds, or the share classes of one fund, supplied by the page.',
    'hide-investment-minimum':
      'Leaves the minimum investment out, header and cell. Empty hides nothing.',
  },
  texts: {
    'share-class': 'The label of the select of a fund with several.',
    nav: 'A column.',
    'nav-date': 'A column.',
    'investment-min': 'A column.',
    'fund-size': 'A column.',
    shown: 'Read out when another share class is chosen.',
    missing: 'Read out in place of the dash where a figure is missing.',
  },
  actions: {
    'share-class': {
      when: 'the select; `label` is the chosen class',
      detail: { label: 'Class I' },
    },
    link: { when: 'one of the links; `label` is its text', detail: { label: 'Fact sheet' } },
  },
  shown: {
    loading: 'What the CMS rendered inside the mount point, for a moment: nothing is fetched.',
    missing:
      'With no funds: what the CMS rendered, and `data-widget-status="empty"`. A missing figure is a dash; zero is a figure.',
    failed:
      'Where the JSON cannot be read: what the CMS rendered. A figure that cannot be read is shown as it came; the console names its field.',
  },
  accessibility: {
    keys: {
      Tab: 'goes to the select, then through the links',
      'ArrowUp, ArrowDown': 'choose the share class: it is the browser’s own select',
    },
    announcements: [
      'A fund is a region with its name; its figures are a table, each with the name of its column.',
      'A dash is read as "Not available".',
      'When a share class is chosen, the figures that came.',
    ],
  },
} as const satisfies ContractDocs<typeof fundSummaryContract>;
