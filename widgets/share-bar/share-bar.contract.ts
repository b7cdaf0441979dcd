import { optionalText } from '../../shared/widget/attributes.ts';
import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a share bar (CONTRACT 3). */
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
  },
});

/** What the reference says of it. */
export const shareBarDocs = {
  summary: 'Links and buttons to print, mail, share, copy and download a page.',
  attributes: {
    address: 'What is shared and copied; without it the canonical address of the page.',
    title: 'The title that is shared; without it the title of the page.',
  },
  texts: {
    copied: 'Said when the address is in the clipboard.',
    'copy-failed': 'Said when the browser refuses the clipboard.',
  },
} as const satisfies ContractDocs<typeof shareBarContract>;
