import { makeDocuments } from '../../fixtures/make/documents.ts';
import { type Answers } from '../browser/support/foreign-cms.ts';
import { pressAnswers } from './press.ts';
import { makePage, readPackage } from './pages.ts';

export const pageSize = 10;

/** The fields that every library shows, in the order of the columns. */
export const fields = ['docName', 'docType', 'shareClass', 'itemDate', 'downloadLink'] as const;

/** List.js shows the same rows with the same styles: it fills the elements named after the fields. */
const block = 'pmw-document-list';
const icon = '<svg class="pmw-icon" viewBox="0 0 24 24"><path d="M12 15V3M7 10l5 5 5-5"/></svg>';
const peerRow = `<tr class="${block}__row"><td class="${block}__cell ${block}__cell--name">${icon}
<a class="${block}__link docName downloadLink" href="/"></a></td>${fields
  .slice(1, 4)
  .map((field) => `<td class="${block}__cell ${field}"></td>`)
  .join('')}<td class="${block}__cell ${block}__cell--file"><span>PDF</span>${icon}</td></tr>`;
const peerHead = `<thead><tr>${['Document', 'Type', 'Share class', 'Date', 'File']
  .map((name) => `<th>${name}</th>`)
  .join('')}</tr></thead>`;

/** The same documents in the widget, in List.js and in DataTables. */
export function makeDocumentPages(readBuilt: (name: string) => Buffer, count: number): Answers {
  const scripts = '<script src="/data.js"></script><script src="/press.js"></script>';
  return {
    ...pressAnswers,
    'GET /widgets.js': { body: readBuilt('widgets.js') },
    'GET /widgets.css': { body: readBuilt('widgets.css') },
    'GET /data.js': { body: `var siteDocuments = ${JSON.stringify(makeDocuments(count))};` },
    'GET /list.js': readPackage('list.js/dist/list.min.js'),
    'GET /jquery.js': readPackage('jquery/dist/jquery.min.js'),
    'GET /datatables.js': readPackage('datatables.net/js/dataTables.min.js'),
    'GET /own': makePage(
      `${scripts}<script src="/widgets.js" data-auto-mount="false" defer></script>`,
      '<section data-widget="document-list" data-documents="window.siteDocuments"></section>',
    ),
    'GET /list': makePage(
      `${scripts}<script src="/list.js" defer></script>`,
      `<div class="pmw ${block}" id="list"><table class="${block}__table">${peerHead}<tbody class="${block}__body list">${peerRow}</tbody></table></div>`,
    ),
    'GET /datatables': makePage(
      `${scripts}<script src="/jquery.js" defer></script><script src="/datatables.js" defer></script>`,
      `<table id="table">${peerHead}<tbody></tbody></table>`,
    ),
  };
}
