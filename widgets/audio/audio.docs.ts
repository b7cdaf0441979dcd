import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type audioContract } from './audio.contract.ts';

export const audioDocs = {
  summary: 'Controls over an `<audio>`: play, position, times and speed.',
  content:
    'An `<audio controls>` with its file, and in it a link to the file. Headings and texts may stand around it.',
  plain: { name: ['title'] },
  attributes: {
    title: 'The name of the recording; without it, the name of the `<audio>`.',
    duration:
      'Its length in seconds, shown until the browser knows it. Without it the browser asks the file for its length when the controls appear.',
  },
  texts: {
    recording: 'The name of a recording that has none.',
    play: 'The name of the button while nothing plays.',
    pause: 'The name of the button while it plays.',
    position: 'The name of the slider.',
    elapsed: 'The position that the slider announces.',
    speed: 'The name of the list of speeds.',
    rate: 'A speed.',
    unplayable:
      'Said where no file can be played, with the link that the `<audio>` holds, if it holds one.',
  },
  examples: { title: 'Reading the small print aloud', duration: '1865' },
  markup: {},
  actions: {
    play: {
      when: 'the recording begins or goes on; `label` is its name',
      detail: { label: 'Reading the small print aloud' },
    },
  },
  shown: {
    loading: 'The recording with the controls of the browser.',
    missing:
      'A length that nobody knows, as of a stream: the slider is disabled, everything else works.',
    failed:
      'The controls of the browser; where no file can be played also a sentence and the link in the `<audio>`.',
  },
  accessibility: {
    keys: {
      'Enter, Space': 'on the button play and pause',
      'Left, Right': 'on the slider go a second back and on',
      'Page Up, Page Down': 'on the slider go further',
      'Home, End': 'on the slider go to the beginning and the end',
    },
    announcements: [
      'The controls are a group of the name of the recording; the button says what comes next.',
      'The slider says "11:42 of 31:05" when it is reached or moved, and keeps quiet while the recording runs.',
    ],
  },
} as const satisfies ContractDocs<typeof audioContract>;
