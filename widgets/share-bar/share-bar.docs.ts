import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type shareBarContract } from './share-bar.contract.ts';

export const shareBarDocs = {
  summary: 'Links and buttons to print, mail, share, copy and download a page.',
  content: 'Links and buttons, each with `data-share`.',
  attributes: {
    address:
      'What is shared and copied; without it the canonical address of the page, or else its present one.',
    title: 'The title that is shared; without it the title of the page.',
  },
  texts: {
    copied: 'Said when the address is in the clipboard.',
    'copy-failed': 'Said when the browser refuses the clipboard.',
    'share-failed':
      'Said when the browser refuses to share; a visitor who closes the sheet hears nothing.',
  },
  addresses: { address: 'page' },
  examples: { address: 'https://www.firm.example/article', title: 'Covenants' },
  markup: {
    'data-share':
      'On a button: `print`, `copy` or `share`. On a link: `mail`, `social` or `download`; the link does what links do.',
  },
  actions: {
    print: { when: 'the button', detail: { label: 'Print' } },
    copy: { when: 'the button', detail: { label: 'Copy link' } },
    share: { when: 'the button', detail: { label: 'Share' } },
    mail: { when: 'the link', detail: { label: 'Mail' } },
    social: { when: 'a link to a network', detail: { label: 'LinkedIn' } },
    download: { when: 'the link', detail: { label: 'Download' } },
  },
  shown: {
    loading: 'The links; the space of the buttons is reserved.',
    missing: 'A button that the browser cannot serve is not shown.',
    failed: 'The links. Where the browser refuses, the text `copy-failed` or `share-failed`.',
  },
  accessibility: {
    keys: { Tab: 'goes through links and buttons' },
    announcements: [
      'After "Copy link": the text `copied`. After a refusal: the text that says so.',
    ],
  },
} as const satisfies ContractDocs<typeof shareBarContract>;
