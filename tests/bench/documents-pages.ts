import { makeDocuments } from '../../fixtures/make/documents.ts';
import { type Answers } from '../browser/support/foreign-cms.ts';
import { listAlone, listPage, peerHead, startAlone, startPage } from './list-page.ts';
import { pressAnswers } from './press.ts';
import { makePage, readPackage } from './pages.ts';

/** The same documents in the widget, in DataTables, and in List.js: with all that the widget shows, and alone. */
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
    'GET /list-page.js': { body: startPage },
    'GET /list': makePage(
      `${scripts}<script src="/list.js" defer></script><script src="/list-page.js" defer></script>`,
      listPage,
    ),
    'GET /list-alone.js': { body: startAlone },
    'GET /alone': makePage(
      `${scripts}<script src="/list.js" defer></script><script src="/list-alone.js" defer></script>`,
      listAlone,
    ),
    'GET /datatables': makePage(
      `${scripts}<script src="/jquery.js" defer></script><script src="/datatables.js" defer></script>`,
      `<table id="table">${peerHead}<tbody></tbody></table>`,
    ),
  };
}
