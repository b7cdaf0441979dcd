import { defineExamples } from '../../shared/widget/define-examples.ts';
import { shareBarContract } from './share-bar.contract.ts';

const address = 'https://www.alderfen.example/article';
const encoded = encodeURIComponent(address);

function makeItem(control: string): string {
  const scripted = control.startsWith('<button') ? ' pmw-share-bar__item--scripted' : '';
  return `<li class="pmw-share-bar__item${scripted}">${control}</li>`;
}

function makeHtml(
  labels: Readonly<Record<'print' | 'mail' | 'copy' | 'share' | 'download', string>>,
) {
  const classes = 'class="pmw-button pmw-button--outline pmw-share-bar__button"';
  const items = [
    `<button ${classes} type="button" data-share="print">${labels.print}</button>`,
    `<a ${classes} data-share="mail" href="mailto:?body=${encoded}">${labels.mail}</a>`,
    `<button ${classes} type="button" data-share="copy">${labels.copy}</button>`,
    `<button ${classes} type="button" data-share="share">${labels.share}</button>`,
  ].map(makeItem);
  return `<ul class="pmw-share-bar__list" role="list">${items.join('')}</ul>
  <a class="pmw-share-bar__download pmw-button pmw-button--primary" data-share="download" href="/assets/media/sample.pdf" download>${labels.download}</a>`;
}

const attributes = { class: 'pmw pmw-share-bar', 'data-address': address };

export const shareBarExamples = defineExamples(shareBarContract, [
  {
    name: 'normal',
    doc: 'Buttons show as far as the browser can serve them. The template draws them as icons.',
    attributes,
    html: makeHtml({
      print: 'Print',
      mail: 'Mail',
      copy: 'Copy link',
      share: 'Share',
      download: 'Download',
    }),
  },
  {
    name: 'long-text',
    doc: 'Words of another language, in a second line where they have no room.',
    attributes: { ...attributes, 'data-text-copied': 'Die Adresse ist in der Zwischenablage' },
    html: makeHtml({
      print: 'Diesen Beitrag drucken',
      mail: 'Per E-Mail weiterleiten',
      copy: 'Adresse dieses Beitrags kopieren',
      share: 'Mit anderen teilen',
      download: 'Als PDF-Dokument herunterladen',
    }),
  },
]);
