import { optionalText, requiredText, yesNo } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const videoContract = defineContract({
  name: 'video',
  kind: 'behaviour',
  attributes: {
    title: requiredText(),
    embed: optionalText(),
    'wait-for-consent': yesNo(),
  },
  texts: {
    play: 'Play: {title}',
    consent: 'This film is played by {host}, which may set cookies.',
    accept: 'Accept cookies and play',
    elsewhere: 'Watch at {host}',
    unplayable: 'This film or recording cannot be played.',
  },
});
