import { choice, optionalText, requiredText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

/** Attributes of any element that opens the modal, and of its content. */
export const modalContract = defineContract({
  name: 'modal',
  kind: 'page',
  attributes: {
    modal: requiredText(),
    'modal-title': optionalText(),
    'modal-group': optionalText(),
    'modal-size': choice(['text', 'wide']),
    'modal-alert': optionalText(),
  },
  texts: {
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    position: '{n} of {total}',
  },
});
