import { reportGrouped } from '../../shared/widget/group-problems.ts';
import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { toDocumentItems } from './document-item.ts';
import { documentListContract } from './document-list.contract.ts';

/** Whether dates and addresses of the documents can be read. */
export const documentListCheck = defineMarkupCheck(documentListContract, ({ config, report }) => {
  reportGrouped(report, (reportOne) => toDocumentItems(config.documents, reportOne));
});
