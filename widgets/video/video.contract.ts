import { optionalText, requiredText, yesNo } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a video (CONTRACT 3). */
export const videoContract = defineContract({
  name: 'video',
  kind: 'behaviour',
  summary: 'A film or a recording: an embed that loads when it is asked for, or a file.',
  attributes: {
    title: requiredText({ doc: 'The name of the film or recording.' }),
    embed: optionalText({
      doc: 'The address of a player at a host of `data-embed-hosts`. Without it the mount point holds a `<video>` or `<audio>`.',
    }),
    'wait-for-consent': yesNo({ doc: 'Whether the player waits for the consent to cookies.' }),
  },
  texts: {
    play: { says: 'Play: {title}', doc: 'The name of the button on the picture.' },
    consent: {
      says: 'This film is played by {host}, which may set cookies.',
      doc: 'Stands over the picture until the visitor consents.',
    },
    accept: { says: 'Accept cookies and play', doc: 'Gives the consent and plays.' },
    elsewhere: {
      says: 'Watch at {host}',
      doc: 'A link out of the page, for who does not consent.',
    },
  },
});
