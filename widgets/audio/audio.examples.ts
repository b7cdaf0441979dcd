import { defineExamples } from '../../shared/widget/define-examples.ts';
import { audioContract } from './audio.contract.ts';

const title = 'Reading the small print aloud';

function makeBand(name: string): string {
  return `<div class="pmw-video__band">
    <div class="pmw-video__band-ground pmw-notch"></div>
    <div class="pmw-video__words">
      <h3 class="pmw-video__title">${name}</h3>
      <audio class="pmw-video__audio" controls preload="none" src="/assets/media/sample.mp3" aria-label="${name}"></audio>
    </div>
  </div>`;
}

const attributes = { class: 'pmw pmw-video pmw-audio pmw-on-dark', 'data-title': title };

export const audioExamples = defineExamples(audioContract, [
  {
    name: 'normal',
    doc: 'A recording in a dark band.',
    attributes,
    html: makeBand(title),
  },
  {
    name: 'length',
    doc: 'Its length is said by the page: nothing is asked of the file before it plays.',
    attributes: { ...attributes, 'data-duration': '1865' },
    html: makeBand(title),
  },
  {
    name: 'words',
    doc: 'Names of another language.',
    attributes: {
      ...attributes,
      'data-text-play': 'Anhören: {title}',
      'data-text-pause': 'Anhalten: {title}',
      'data-text-position': 'Stelle',
      'data-text-elapsed': '{time} von {total}',
      'data-text-speed': 'Tempo',
    },
    html: makeBand('Das Kleingedruckte, laut gelesen'),
  },
]);
