import { defineExamples } from '../../shared/widget/define-examples.ts';
import { shareBarContract } from './share-bar.contract.ts';

const attributes = {
  'data-address': 'https://www.alderfen.example/article',
  'data-title': 'Reading the small print',
};
const download = { url: '/assets/media/sample.pdf', name: '' };

export const shareBarExamples = defineExamples(shareBarContract, [
  {
    name: 'normal',
    doc: 'Buttons show as far as the browser can serve them.',
    attributes,
    partial: { download: { ...download, label: 'Download' } },
  },
  {
    name: 'long-text',
    doc: 'Words of another language, in a second line where they have no room.',
    attributes: { ...attributes, 'data-text-copied': 'Die Adresse ist in der Zwischenablage' },
    partial: {
      texts: {
        label: 'Diesen Beitrag teilen oder behalten',
        print: 'Diesen Beitrag drucken',
        mail: 'Per E-Mail senden',
        copy: 'Adresse dieses Beitrags kopieren',
        share: 'Mit anderen teilen',
      },
      download: { ...download, label: 'Als PDF-Dokument herunterladen' },
    },
  },
]);
