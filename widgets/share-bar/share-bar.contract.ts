import { optionalText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const shareBarContract = defineContract({
  name: 'share-bar',
  kind: 'behaviour',
  attributes: {
    address: optionalText(),
    title: optionalText(),
  },
  texts: {
    copied: 'Link copied',
    'copy-failed': 'The link could not be copied.',
    'share-failed': 'The page could not be shared.',
  },
});
