import { type ApiClient } from '../../api/client.ts';
import { claimAddress } from '../../shared/address/address-writer.ts';
import { defineWidget } from '../../shared/widget/define-widget.ts';
import { readDocuments } from './document-item.ts';
import { documentListContract } from './document-list.contract.ts';
import { DocumentList, type DocumentListData } from './document-list.tsx';
import './document-list.css';
import './document-list-table.css';
import './document-list-wide.css';
import './document-list-media.css';
import './document-list-room.css';

/** Documents to download, in a table (SPEC 4). */
export const documentListWidget = defineWidget<
  typeof documentListContract,
  ApiClient,
  DocumentListData
>({
  contract: documentListContract,
  load: ({ documents }, context) => {
    const slot = claimAddress(documentListContract.name, context);
    return Promise.resolve({ items: readDocuments(documents, context.report), slot });
  },
  isEmpty: ({ items }) => items.length === 0,
  component: DocumentList,
});
