import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type modalContract } from './modal.contract.ts';

export const modalDocs = {
  summary:
    'Any element with data-modal opens the content of another element in a dialog. A film that is all of the content plays at once.',
  placement: 'template',
  attributes: {
    modal: '# and the id of the element to show.',
    'modal-title':
      'The name of the dialog, on the opener or on the content. Without it: the heading of the content.',
    'modal-group':
      'The same word on several openers: the dialog then has Previous and Next, in document order.',
    'modal-size':
      'On the content. Text: as wide as a column of text. Wide: for films and pictures.',
    'modal-alert':
      'On the content: the ids of what describes it, separated by spaces. The dialog is then an alert dialog, which is read out when it opens.',
  },
  texts: {
    close: 'The button that closes the dialog.',
    previous: 'The button to the opener before, in a group.',
    next: 'The button to the next opener of a group.',
    position: 'Where in the group the dialog is.',
  },
  examples: {
    modal: '#terms',
    'modal-title': 'Terms of use',
    'modal-group': 'charts',
    'modal-alert': 'terms-text',
  },
  actions: {
    open: { when: 'a dialog opens; `label` is its name', detail: { label: 'Terms' } },
    close: { when: 'it closes, in whatever way' },
    previous: {
      when: '"Previous" in a group; `label` is the dialog’s name',
      detail: { label: 'Rates' },
    },
    next: { when: '"Next" in a group; `label` is the dialog’s name', detail: { label: 'Exits' } },
  },
  shown: {
    loading: 'A link that leads to the content.',
    missing: 'Where the content is not there the link stays a link; the console names it.',
    failed: 'A link that leads to the content.',
  },
  accessibility: {
    keys: {
      'Enter, Space': 'on the opener open the dialog',
      Tab: 'goes round in the dialog',
      Escape: 'closes it; the focus goes back to the opener',
    },
    announcements: [
      'A dialog with the name of `data-modal-title`, else of the heading of its content, else of the opener.',
    ],
  },
} as const satisfies ContractDocs<typeof modalContract>;
