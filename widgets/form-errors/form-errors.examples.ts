import { defineExamples } from '../../shared/widget/define-examples.ts';
import { formErrorsContract } from './form-errors.contract.ts';

const messages = (id: string, content: string) =>
  `<p class="pmw-form-errors__room" id="${id}">${content}</p>`;
const message = (text: string, kind = '') =>
  kind === ''
    ? `<span class="pmw-form-errors__message" data-error>${text}</span>`
    : `<span class="pmw-form-errors__message" data-error="${kind}" hidden>${text}</span>`;
const box = (id: string, label: string, attributes: string, content: string) =>
  `<div class="pmw-field"><label class="pmw-field__label" for="${id}">${label}</label>
<input class="pmw-field__input" id="${id}" name="${id}" aria-describedby="${id}-message" aria-invalid="false" ${attributes}>
${messages(`${id}-message`, content)}</div>`;
const button = (text: string) =>
  `<button class="pmw-button pmw-button--primary" type="submit">${text}</button>`;

export const formErrorsExamples = defineExamples(formErrorsContract, [
  {
    name: 'normal',
    doc: 'A message for each kind of mistake, one for any, and the browser’s own. Send it empty.',
    attributes: {},
    partial: {
      action: '/contact',
      content: [
        box('name', 'Name', 'autocomplete="name" required', message('Enter your name.')),
        box(
          'email',
          'Email',
          'type="email" autocomplete="email" required',
          message('Enter your email address.', 'value-missing') +
            message('Enter a valid email address.'),
        ),
        box('visitors', 'Visitors', 'type="number" min="1" max="12" required', message('')),
        button('Send'),
      ].join('\n'),
    },
  },
  {
    name: 'group',
    doc: 'One message for a group, which names it.',
    attributes: {},
    partial: {
      action: '/contact',
      content: `<fieldset class="pmw-field" role="radiogroup" aria-describedby="office-message">
<legend class="pmw-field__label">Office</legend>
<label><input type="radio" name="office" value="london" aria-invalid="false" required> London</label>
<label><input type="radio" name="office" value="zurich" aria-invalid="false"> Zürich</label>
${messages('office-message', message('Choose an office.'))}</fieldset>
${button('Send')}`,
    },
  },
  {
    name: 'long-text',
    doc: 'A message that is too long for the line of its label has its lines below that, before it comes.',
    attributes: {},
    partial: {
      action: '/contact',
      content: [
        box(
          'institution',
          'Name der Institution, für die Sie anfragen',
          'required',
          message(
            'Bitte geben Sie den vollständigen Namen der Institution ein, wie er im Handelsregister steht.',
          ),
        ),
        button('Anfrage absenden'),
      ].join('\n'),
    },
  },
]);
