import { defineExamples } from '../../shared/widget/define-examples.ts';
import { usPersonsNoticeContract } from './us-persons-notice.contract.ts';

const html = `<h2>Important Notice</h2>
<p>Investments in private markets are speculative and involve a high degree of risk.</p>
<p>
  <button class="pmw-button pmw-button--primary" type="button" data-answer="us-person">Yes, I am an United States Person</button>
  <button class="pmw-button pmw-button--outline" type="button" data-answer="main-site">No, I am not a United States Person <span class="pmw-visually-hidden">(to the main site)</span></button>
</p>`;

const notice = { class: 'pmw', id: 'us-persons', hidden: '' };

export const usPersonsNoticeExamples = defineExamples(usPersonsNoticeContract, [
  {
    name: 'load',
    doc: 'Opens by itself, once a session until it is answered.',
    html,
    tag: 'section',
    attributes: { ...notice, 'data-open': 'load' },
  },
  {
    name: 'main-site',
    doc: 'Opened by an element with data-modal; who is no United States person goes to another site.',
    html,
    tag: 'section',
    isSample: true,
    beside: '<p><a href="#us-persons" data-modal="#us-persons">Important Notice</a></p>',
    attributes: {
      ...notice,
      'data-open': 'click',
      'data-main-site': 'https://www.alderfen.example/',
    },
  },
]);
