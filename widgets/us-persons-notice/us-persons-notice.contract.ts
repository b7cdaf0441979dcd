import { choice, textWithDefault } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on the notice (CONTRACT 3). */
export const usPersonsNoticeContract = defineContract({
  name: 'us-persons-notice',
  kind: 'behaviour',
  summary: 'Asks in a modal whether the visitor is a United States person.',
  attributes: {
    open: choice(['click', 'load'], {
      doc: 'Click: an element with data-modal opens it. Load: it opens by itself, once a session until answered.',
    }),
    'main-site': textWithDefault({
      doc: 'Where a visitor who is no United States person goes.',
      fallback: '/',
    }),
  },
  texts: {},
});
