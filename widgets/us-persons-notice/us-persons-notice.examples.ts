import { defineExamples } from '../../shared/widget/define-examples.ts';
import { usPersonsNoticeContract } from './us-persons-notice.contract.ts';

const html = `<h2>Important Notice</h2>
<p>Investments in private markets are speculative and involve a high degree of risk.</p>
<p>
  <button type="button" data-answer="us-person">Yes, I am an United States Person</button>
  <button type="button" data-answer="main-site">No, I am not a United States Person</button>
</p>`;

/** The notice in its states, for the gallery and the tests. */
export const usPersonsNoticeExamples = defineExamples(usPersonsNoticeContract, [
  {
    name: 'load',
    doc: 'Opens by itself, once a session until it is answered.',
    html,
    attributes: { 'data-open': 'load' },
  },
  {
    name: 'main-site',
    doc: 'Opened by an element with data-modal; who is no United States person goes to another site.',
    html,
    attributes: { 'data-open': 'click', 'data-main-site': 'https://www.alderfen.example/' },
  },
]);
