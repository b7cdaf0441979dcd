import { type ContractDocs } from '../../shared/widget/define-contract.ts';
import { type videoContract } from './video.contract.ts';

export const videoDocs = {
  summary: 'A film or a recording: an embed that loads when it is asked for, or a file.',
  content:
    'A `<video controls>` or `<audio controls>` with its file, and in it a link to the file; with `data-embed` a picture and a link `data-play` to the film.',
  plain: { name: ['title'], href: 'embed' },
  attributes: {
    title: 'The name of the film or recording.',
    embed:
      'The address of a player at a host of `data-embed-hosts`. Without it the mount point holds a `<video>` or `<audio>`.',
    'wait-for-consent': 'Whether the player waits for the consent to cookies.',
  },
  texts: {
    play: 'The name of the button on the picture.',
    consent: 'Shown over the picture until the visitor consents.',
    accept: 'Gives the consent and plays.',
    elsewhere: 'A link to the site of the player, for visitors who do not consent.',
    unplayable:
      'Said where no file can be played, with the link that the `<video>` or `<audio>` holds, if it holds one.',
  },
  addresses: { embed: 'page' },
  examples: { title: 'The file in Ghent', embed: 'https://player.example/embed/1' },
  markup: {
    'data-play': 'On the link over the picture: it becomes the button that loads the player.',
  },
  actions: {
    play: {
      when: 'a player is asked for; a file begins or goes on; `label` is the title',
      detail: { label: 'The file in Ghent' },
    },
    'accept-cookies': {
      when: 'the visitor consents over the picture; `label` is the title',
      detail: { label: 'The file in Ghent' },
    },
  },
  shown: {
    loading: 'The picture and a link to the film; a file with the controls of the browser.',
    missing:
      'An embed whose host is not in `data-embed-hosts`: the link stays a link; the console names the host.',
    failed:
      'The same link, or the controls of the browser; where no file can be played also a sentence and the link in the `<video>`.',
  },
  accessibility: {
    keys: {
      'Enter, Space': 'on the button load and play the film; the focus goes to the player',
    },
    announcements: ['The button says "Play:" and the title; the player has the title as its name.'],
  },
} as const satisfies ContractDocs<typeof videoContract>;
