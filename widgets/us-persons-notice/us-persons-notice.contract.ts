import { choice, textWithDefault } from '../../shared/widget/attributes.ts';
import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on the notice (CONTRACT 3). */
export const usPersonsNoticeContract = defineContract({
  name: 'us-persons-notice',
  kind: 'behaviour',
  attributes: {
    open: choice(['click', 'load']),
    'main-site': textWithDefault({ fallback: '/' }),
  },
  texts: {},
});

/** What the reference says of it. */
export const usPersonsNoticeDocs = {
  summary: 'Asks in a modal whether the visitor is a United States person.',
  attributes: {
    open: 'Click: an element with data-modal opens it. Load: it opens by itself, once a session until answered.',
    'main-site': 'Where a visitor who is no United States person goes.',
  },
  texts: {},
} as const satisfies ContractDocs<typeof usPersonsNoticeContract>;
