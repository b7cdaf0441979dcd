import { optionalText, wholeNumber } from '../../shared/widget/attributes.ts';
import { type ContractDocs, defineContract } from '../../shared/widget/define-contract.ts';

/** What a template author may write on a recording (CONTRACT 3). */
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
  },
});

/** What the reference says of it. */
export const audioDocs = {
  summary: 'Controls over an `<audio>`: play, position, times and speed.',
  attributes: {
    title: 'The name of the recording; without it, the name of the `<audio>`.',
    duration:
      'How long it is, in seconds, shown until the recording says so itself. Without it the browser asks the file for its length when the controls appear.',
  },
  texts: {
    recording: 'The name of a recording that has none.',
    play: 'The name of the button while nothing plays.',
    pause: 'The name of the button while it plays.',
    position: 'The name of the slider.',
    elapsed: 'What the slider says of itself.',
    speed: 'The name of the list of speeds.',
    rate: 'A speed.',
  },
} as const satisfies ContractDocs<typeof audioContract>;
