import { choice, optionalText, requiredText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on any element that opens the modal, and on its content. */
export const modalContract = defineContract({
  name: 'modal',
  kind: 'page',
  summary: 'Any element with data-modal opens the content of another element in a dialog.',
  attributes: {
    modal: requiredText({ doc: '# and the id of the element to show.' }),
    'modal-title': optionalText({
      doc: 'The name of the dialog, on the opener or on the content. Without it: the heading of the content.',
    }),
    'modal-group': optionalText({
      doc: 'A word that openers share: the dialog then has Previous and Next, in document order.',
    }),
    'modal-size': choice(['text', 'wide'], {
      doc: 'On the content. Text: as wide as a column of text. Wide: for films and pictures.',
    }),
  },
  texts: {
    close: { says: 'Close', doc: 'The button that closes the dialog.' },
    previous: { says: 'Previous', doc: 'The button to the opener before, in a group.' },
    next: { says: 'Next', doc: 'The button to the next opener of a group.' },
    position: { says: '{n} of {total}', doc: 'Where in the group the dialog is.' },
  },
});
