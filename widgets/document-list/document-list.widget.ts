import { type ApiClient } from '../../api/client.ts';
import { claimAddress } from '../../shared/address/address-writer.ts';
import { runInSlices } from '../../shared/dom/slices.ts';
import { defineWidget } from '../../shared/widget/define-widget.ts';
import { groupProblems } from '../../shared/widget/group-problems.ts';
import { type Problem } from '../../shared/widget/problem.ts';
import { createDocumentReader, type DocumentItem } from './document-item.ts';
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
  load: async ({ documents }, context) => {
    const { signal, report } = context;
    const slot = claimAddress(documentListContract.name, context);
    const items: DocumentItem[] = [];
    const problems: Problem[] = [];
    const read = createDocumentReader(documents, (problem) => problems.push(problem));
    const step = (index: number) => {
      const item = read(index);
      if (item) items.push(item);
    };
    await runInSlices(documents.length, step, signal);
    groupProblems(problems).forEach(report);
    return { items, slot };
  },
  isEmpty: ({ items }) => items.length === 0,
  component: DocumentList,
});
