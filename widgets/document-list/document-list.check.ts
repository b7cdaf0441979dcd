import { reportGrouped } from '../../shared/widget/group-problems.ts';
import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { createDocumentReader } from './document-item.ts';
import { documentListContract } from './document-list.contract.ts';

/** Whether the documents, their dates and addresses can be read. */
export const documentListCheck = defineMarkupCheck(documentListContract, ({ config, report }) => {
  const { documents } = config;
  reportGrouped(report, (reportOne) => {
    const read = createDocumentReader(documents, reportOne);
    for (let index = 0; index < documents.length; index += 1) read(index);
  });
});
