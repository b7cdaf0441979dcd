import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type formErrorsContract } from './form-errors.contract.ts';

export const formErrorsDocs = {
  summary: 'Shows what is wrong with a form at its fields, in place of the browser’s bubble.',
  content:
    'The fields, with what the browser checks (`required`, `type`, `pattern` …). The `aria-describedby` of each names the element that its messages stand in.',
  placement: 'template',
  attributes: {},
  markup: {
    'data-error':
      'On each message of a field. Empty: for whatever is wrong. Otherwise for one kind, as browsers name it: `value-missing`, `type-mismatch`, `pattern-mismatch`, `too-short`, `too-long`, `range-underflow`, `range-overflow`, `step-mismatch`, `bad-input`, `custom-error`. A message without text is the browser’s own, in the language of the browser.',
  },
  texts: {},
  actions: {},
  shown: {
    loading: 'The form; the browser’s bubble, and the message without a kind.',
    missing: 'A field that has no place for a message keeps the browser’s bubble.',
    failed: 'The form with the browser’s bubble.',
  },
  accessibility: {
    keys: { Enter: 'in a box sends the form, as the browser does it' },
    announcements: [
      'When a form with mistakes is sent, the focus goes to the first field that is wrong: it is invalid, and its description is the message.',
      'Where that field has the focus already, the message is an alert, each time anew.',
      'A mistake in a field that the visitor leaves is shown and not announced; the field is invalid.',
    ],
  },
} as const satisfies ContractDocs<typeof formErrorsContract>;
