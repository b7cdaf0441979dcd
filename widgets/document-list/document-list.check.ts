import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { readDocuments } from './document-item.ts';
import { documentListContract } from './document-list.contract.ts';

/** Whether the documents, their dates and addresses can be read. */
export const documentListCheck = defineMarkupCheck(documentListContract, (context) => {
  const { config, page, report } = context;
  readDocuments(config.documents, page.locale, report);
});
