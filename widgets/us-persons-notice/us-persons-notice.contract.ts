import { choice, textWithDefault } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const usPersonsNoticeContract = defineContract({
  name: 'us-persons-notice',
  kind: 'behaviour',
  attributes: {
    open: choice(['click', 'load']),
    'main-site': textWithDefault('/'),
  },
  texts: {},
});
