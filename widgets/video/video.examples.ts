import { defineExamples } from '../../shared/widget/define-examples.ts';
import { videoContract } from './video.contract.ts';

const film = {
  file: '/assets/media/sample.mp4',
  poster: '/assets/media/sample-poster.jpg',
  captions: '/assets/media/sample-captions.vtt',
};

export const videoExamples = defineExamples(videoContract, [
  {
    name: 'file',
    doc: 'A film as a file, with captions.',
    attributes: { 'data-title': 'The file in Ghent' },
    partial: film,
  },
  {
    name: 'recording',
    doc: 'A recording: the browser’s own controls.',
    attributes: { class: 'pmw pmw-video', 'data-title': 'Reading the small print aloud' },
    html: '<audio class="pmw-video__audio" controls preload="none" src="/assets/media/sample.mp3" aria-label="Reading the small print aloud"></audio>',
  },
  {
    name: 'words',
    doc: 'A button of another language.',
    attributes: {
      'data-title': 'Die Akte in Gent',
      'data-text-play': 'Film ansehen: {title}',
    },
    partial: film,
  },
]);
