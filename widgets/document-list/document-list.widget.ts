import { type ApiClient } from '../../api/client.ts';
import { claimAddress } from '../../shared/address/address-writer.ts';
import { defineReactWidget } from '../../shared/widget/define-react-widget.ts';
import { readDocuments } from './document-item.ts';
import { documentListContract } from './document-list.contract.ts';
import { createLabels } from './document-labels.ts';
import { DocumentList, type DocumentListData } from './document-list.tsx';
import './document-list.css';
import './document-list-table.css';
import './document-list-wide.css';
import './document-list-media.css';
import './document-list-room.css';

/** Documents to download, in a table. */
export const documentListWidget = defineReactWidget<
  typeof documentListContract,
  ApiClient,
  DocumentListData
>({
  contract: documentListContract,
  load: ({ documents }, context) => {
    const { culture, report, texts } = context;
    const slot = claimAddress(documentListContract.name, context);
    const items = readDocuments(documents, culture, report);
    const collator = new Intl.Collator(culture, { numeric: true });
    const labels = createLabels(culture, texts);
    return Promise.resolve({ items, collator, labels, slot });
  },
  isEmpty: ({ items }) => items.length === 0,
  component: DocumentList,
});
