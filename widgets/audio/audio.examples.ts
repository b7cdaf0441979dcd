import { defineExamples } from '../../shared/widget/define-examples.ts';
import { audioContract } from './audio.contract.ts';

const attributes = { 'data-title': 'Reading the small print aloud' };
const partial = { file: '/assets/media/sample.mp3' };

export const audioExamples = defineExamples(audioContract, [
  {
    name: 'normal',
    doc: 'A recording in a dark band.',
    attributes,
    partial,
  },
  {
    name: 'length',
    doc: 'Its length is said by the page: nothing is asked of the file before it plays.',
    attributes: { ...attributes, 'data-duration': '1865' },
    partial,
  },
  {
    name: 'words',
    doc: 'Names of another language.',
    attributes: {
      'data-title': 'Das Kleingedruckte, laut gelesen',
      'data-text-play': 'Anhören: {title}',
      'data-text-pause': 'Anhalten: {title}',
      'data-text-position': 'Stelle',
      'data-text-elapsed': '{time} von {total}',
      'data-text-speed': 'Tempo',
    },
    partial,
  },
]);
