import { type ApiClient } from '../../api/client.ts';
import { claimAddress } from '../../shared/address/address-writer.ts';
import { defineWidget } from '../../shared/widget/define-widget.ts';
import { readDocuments } from './document-item.ts';
import { documentListContract } from './document-list.contract.ts';
import { DocumentList, type DocumentListData } from './document-list.tsx';
import { findColumns, listOptions } from './find-documents.ts';
import './document-list.css';
import './document-list-table.css';
import './document-list-wide.css';
import './document-list-media.css';
import './document-list-room.css';

/** Documents to download, in a table. */
export const documentListWidget = defineWidget<
  typeof documentListContract,
  ApiClient,
  DocumentListData
>({
  contract: documentListContract,
  load: ({ documents }, context) => {
    const { culture, report } = context;
    const slot = claimAddress(documentListContract.name, context);
    const items = readDocuments(documents, culture, report);
    const collator = new Intl.Collator(culture, { numeric: true });
    return Promise.resolve({
      items,
      collator,
      options: listOptions(items, collator),
      columns: findColumns(items),
      hasFiles: items.some(({ link }) => link !== undefined),
      slot,
    });
  },
  isEmpty: ({ items }) => items.length === 0,
  component: DocumentList,
});
