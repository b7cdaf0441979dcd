import { optionalText, wholeNumber } from '../../shared/widget/attributes.ts';
import { defineContract } from '../../shared/widget/define-contract.ts';

export const audioContract = defineContract({
  name: 'audio',
  kind: 'behaviour',
  attributes: {
    title: optionalText(),
    duration: wholeNumber({ fallback: 0, least: 0, unit: 'seconds' }),
  },
  texts: {
    recording: 'Recording',
    play: 'Play: {title}',
    pause: 'Pause: {title}',
    position: 'Position',
    elapsed: '{time} of {total}',
    speed: 'Speed',
    rate: '{n}×',
    unplayable: 'This recording cannot be played.',
  },
});
