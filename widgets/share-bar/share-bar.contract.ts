import { optionalText } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a share bar (CONTRACT 3). */
export const shareBarContract = defineContract({
  name: 'share-bar',
  kind: 'behaviour',
  summary: 'Links and buttons to print, mail, share, copy and download a page.',
  attributes: {
    address: optionalText({
      doc: 'What is shared and copied; without it the canonical address of the page.',
    }),
    title: optionalText({ doc: 'The title that is shared; without it the title of the page.' }),
  },
  texts: {
    copied: { says: 'Link copied', doc: 'Said when the address is in the clipboard.' },
    'copy-failed': {
      says: 'The link could not be copied.',
      doc: 'Said when the browser refuses the clipboard.',
    },
  },
});
