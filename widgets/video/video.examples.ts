import { defineExamples } from '../../shared/widget/define-examples.ts';
import { videoContract } from './video.contract.ts';

function makeFrame(content: string): string {
  return `<div class="pmw-video__frame pmw-on-dark">${content}</div>`;
}

function makeFilm(title: string): string {
  return makeFrame(
    `<video class="pmw-video__file" controls playsinline preload="none" poster="/assets/media/sample-poster.jpg" aria-label="${title}">
    <source src="/assets/media/sample.mp4" type="video/mp4">
    <track kind="captions" src="/assets/media/sample-captions.vtt" srclang="en-US" label="English">
    <a href="/assets/media/sample.mp4">${title}</a>
  </video>`,
  );
}

const attributes = { class: 'pmw pmw-video', 'data-title': 'The file in Ghent' };

export const videoExamples = defineExamples(videoContract, [
  {
    name: 'file',
    doc: 'A film as a file, with captions.',
    attributes,
    html: makeFilm('The file in Ghent'),
  },
  {
    name: 'recording',
    doc: 'A recording: the browser’s own controls.',
    attributes: { ...attributes, 'data-title': 'Reading the small print aloud' },
    html: '<audio class="pmw-video__audio" controls preload="none" src="/assets/media/sample.mp3" aria-label="Reading the small print aloud"></audio>',
  },
  {
    name: 'words',
    doc: 'A button of another language.',
    attributes: { ...attributes, 'data-text-play': 'Film ansehen: {title}' },
    html: makeFilm('Die Akte in Gent'),
  },
]);
